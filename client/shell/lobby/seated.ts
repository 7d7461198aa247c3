import { useEffect, useState } from 'preact/hooks';
import type { SeatedPerson } from '../../../protocol/people.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { seatedAt } from '../../net/api.ts';

/** What is known of those at a table, by person; asked again when somebody comes. */
export function useSeated({ id, host, seats }: TableInfo): ReadonlyMap<string, SeatedPerson> {
  const [known, setKnown] = useState<ReadonlyMap<string, SeatedPerson>>(new Map());
  const there = [host, ...seats.flatMap(({ person }) => person ?? [])].sort().join(' ');
  useEffect(() => {
    let open = true;
    seatedAt(id).then(
      (people) => open && setKnown(new Map(people.map((one) => [one.person.id, one]))),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [id, there]);
  return known;
}
