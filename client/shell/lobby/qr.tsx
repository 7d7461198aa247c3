import { encode } from 'uqr';
import { tablesTexts } from '../../texts/texts.ts';

/** Modules of quiet zone around a code, as the standard requires. */
const QUIET = 4;

/** A QR code of an address. */
export function QrCode({ address }: { address: string }) {
  const { qr, qrLine } = tablesTexts().lobby;
  const { data, size } = encode(address, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg class="qr" role="img" aria-label={`${qr}: ${qrLine}`} viewBox={`0 0 ${size} ${size}`}>
      <title>{qrLine}</title>
      <path class="qr-ground" d={`M0 0h${size}v${size}H0z`} />
      <path class="qr-dark" d={dark.join('')} />
    </svg>
  );
}
