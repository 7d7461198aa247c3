/** Line drawings that only this page uses; those of all pages are in the sprite. */
const DRAWN = {
  sun: 'M16 11a5 5 0 1 1 0 10 5 5 0 1 1 0-10ZM16 3v3M16 26v3M3 16h3M26 16h3M7 7l2 2M23 23l2 2M7 25l2-2M23 9l2-2',
  key: 'M12 21a6 6 0 1 1 5.6-8H29v5h-3v4h-4v-4h-4.4A6 6 0 0 1 12 21ZM12 15v.01',
  copy: 'M12 11h14v17H12ZM8 21H5V4h15v3',
  screen: 'M4 6h24v16H4ZM16 22v5M10 27h12',
  phone: 'M10 3h12v26H10ZM15 25h2',
  mail: 'M4 8h24v17H4ZM4 9l12 9 12-9',
} as const;

export const Glyph = ({ name, size = 17 }: { name: keyof typeof DRAWN; size?: number }) => (
  <svg class="i" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path
      d={DRAWN[name]}
      fill="none"
      stroke="currentcolor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
