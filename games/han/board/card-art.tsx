/** The picture that all province cards share; colours come from the card that shows it. */
export function CardSymbols() {
  return (
    <>
      <clipPath id="han-picture">
        <rect x="5" y="5" width="64" height="70" rx="2" />
      </clipPath>
      <linearGradient id="han-mist" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".25" stop-color="#FBF5E6" stop-opacity="0" />
        <stop offset="1" stop-color="#FBF5E6" stop-opacity=".6" />
      </linearGradient>
      <g id="han-card" clip-path="url(#han-picture)">
        <rect x="5" y="5" width="64" height="70" fill="var(--day)" />
        <circle cx="52" cy="22" r="9" fill="var(--card)" opacity=".55" />
        <path
          fill="var(--card)"
          d="M-8 80C-6.9 78.9 -3.6 76.3 -1.3 73.3C0.9 70.3 3.1 66.6 5.3 62.3C7.6 57.9 9.7 51.8 12 47.6C14.3 43.5 16.4 40.1 18.7 37.8C20.9 35.4 23.1 33.5 25.3 33.7C27.6 33.9 29.7 36.2 32 38.9C34.3 41.5 36.4 44.5 38.7 49.4C40.9 54.3 43.1 62.4 45.3 67.6C47.6 72.8 50.9 77.9 52 80Z"
        />
        <path
          class="han-fall"
          d="M3.4 67.4q-2.3 2.9 -2.2 7.3M13.7 47.2q0.2 7.4 -2.5 18.5M22.8 37.2q-1.4 6.7 0.2 16.8M30.3 39.5q-0.7 6.6 2.2 16.5M41 57.8q2.8 3.4 2.6 8.4"
        />
        <path
          class="han-crest"
          d="M-8 80C-6.9 78.9 -3.6 76.3 -1.3 73.3C0.9 70.3 3.1 66.6 5.3 62.3C7.6 57.9 9.7 51.8 12 47.6C14.3 43.5 16.4 40.1 18.7 37.8C20.9 35.4 23.1 33.5 25.3 33.7C27.6 33.9 29.7 36.2 32 38.9C34.3 41.5 36.4 44.5 38.7 49.4C40.9 54.3 43.1 62.4 45.3 67.6C47.6 72.8 50.9 77.9 52 80"
        />
        <path
          fill="var(--card)"
          d="M26 80C27.1 78.3 30.1 73.7 32.2 70.1C34.3 66.4 36.3 61.9 38.4 58.5C40.6 55 42.6 51.7 44.7 49.9C46.8 48.1 48.8 47.8 50.9 48C53 48.1 55 49.2 57.1 50.8C59.2 52.4 61.2 54.8 63.3 57.4C65.4 59.9 67.4 62.8 69.6 65.7C71.7 68.7 73.7 72.3 75.8 74.7C77.9 77.2 80.9 79.1 82 80Z"
        />
        <path
          class="han-fall"
          d="M37.8 61.6q-0.7 4.2 -3 10.6M47.8 50.9q0.7 8 -2.2 19.9M59 54.8q1.3 6.3 1.4 15.8M69.1 67.1q2.1 2.9 1.9 7.1"
        />
        <path
          class="han-crest"
          d="M26 80C27.1 78.3 30.1 73.7 32.2 70.1C34.3 66.4 36.3 61.9 38.4 58.5C40.6 55 42.6 51.7 44.7 49.9C46.8 48.1 48.8 47.8 50.9 48C53 48.1 55 49.2 57.1 50.8C59.2 52.4 61.2 54.8 63.3 57.4C65.4 59.9 67.4 62.8 69.6 65.7C71.7 68.7 73.7 72.3 75.8 74.7C77.9 77.2 80.9 79.1 82 80"
        />
        <rect x="5" y="45" width="64" height="30" fill="url(#han-mist)" />
        <path d="M5 66c8-3 14 2 22 0s14-3 22 0s12 2 20-1v12H5Z" fill="#FBF5E6" opacity=".7" />
      </g>
      <g id="han-back">
        <rect
          x="5"
          y="5"
          width="64"
          height="94"
          rx="2"
          fill="var(--azu)"
          stroke="var(--k)"
          stroke-width=".9"
        />
        <path
          d="M13 13h48v78H13ZM37 30l16 22-16 22-16-22Z"
          fill="none"
          stroke="#FBF5E6"
          stroke-width="1.4"
          opacity=".75"
        />
        <path d="M37 40l9 12-9 12-9-12Z" fill="var(--i-gold)" stroke="var(--k)" stroke-width="1" />
      </g>
    </>
  );
}
