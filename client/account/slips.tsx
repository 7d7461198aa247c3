/** Six bamboo slips on two cords. */
const WIDTH = 600;
const STEP = 97;
/** Slips hang unevenly, as tied by hand. */
const DROPS = [6, 8, 5, 7, 4, 7];

export const Slips = ({ words }: { words: readonly string[] }) => (
  <>
    <ol class="unseen" lang="en">
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ol>
    {[words, words.slice(0, 3), words.slice(3)].map((part, row) => (
      <Row key={row} words={part} from={row === 2 ? 3 : 0} class={row === 0 ? 'slips' : 'slips slips-half'} />
    ))}
  </>
);

function Row({ words, from, class: name }: { words: readonly string[]; from: number; class: string }) {
  const width = words.length === 6 ? WIDTH : 20 + STEP * words.length;
  return (
    <svg class={name} viewBox={`0 0 ${width} 128`} aria-hidden="true">
      {words.map((word, at) => (
        <g key={word} transform={`translate(${10 + STEP * at} ${DROPS[from + at]})`}>
          <path d="M2 3Q44-1 86 3L87 112Q44 117 1 112Z" fill="#ddbf83" transform="translate(1.2 1.2)" />
          <path d="M2 3Q44-1 86 3L87 112Q44 117 1 112Z" fill="#ebd6a6" stroke="#1f1b16" stroke-width="1.5" />
          <path d="M12 4v108M76 4v108" stroke="#c9a566" stroke-width="1" />
          <text x="44" y="22" font-size="13" font-weight="800" text-anchor="middle" fill="#5c5140">
            {from + at + 1}
          </text>
          <text class="d" x="44" y="70" font-size="22" text-anchor="middle" fill="#1f1b16">
            {word}
          </text>
        </g>
      ))}
      {[40, 94].map((y) => (
        <path
          key={y}
          d={`M0 ${y}q${width / 4} -5 ${width / 2} 0t${width / 2} 1`}
          fill="none"
          stroke="#6b2d1c"
          stroke-width="4"
        />
      ))}
    </svg>
  );
}
