import { useEffect, useState } from 'preact/hooks';
import './scroll.css';

/** The handscroll: palaces of the Dragon, the court of Confucius under the wall, the roads of Han by the sea. */
export function Scroll() {
  // Whoever follows a link to a table need not wait for a painting that is not shown there.
  const [art, setArt] = useState('');
  useEffect(() => {
    import('./scroll.svg?raw').then((drawing) => setArt(drawing.default));
  }, []);
  return <div class="scroll" dangerouslySetInnerHTML={{ __html: `<div class="scroll-sky"></div>${art}` }} />;
}
