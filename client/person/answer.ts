import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../net/api.ts';

/** What the server answers: undefined until it does, `missing` where there is no such page. */
export function useAnswer<T>(ask: () => Promise<T>, key: string) {
  const [answer, setAnswer] = useState<T | 'missing' | 'failed' | undefined>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let open = true;
    setAnswer(undefined);
    ask().then(
      (found) => open && setAnswer(() => found),
      (error: unknown) =>
        open &&
        setAnswer(
          error instanceof ApiError && ['not-found', 'malformed'].includes(error.code) ? 'missing' : 'failed',
        ),
    );
    return () => {
      open = false;
    };
  }, [key, tries]);
  return { answer, again: () => setTries(tries + 1) };
}
