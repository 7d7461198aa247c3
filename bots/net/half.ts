/** Numbers of 16 bits (IEEE 754 binary16) as float32; nets are stored so. */
export function fromHalf(bytes: Uint8Array): Float32Array {
  const halves = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength / 2 }, (_, i) => half(halves.getUint16(2 * i, true)));
}

/** The same in base64, as a module can hold them. */
export function fromHalfText(base64: string): Float32Array {
  // Node and pages have it; the language's own library does not declare it.
  const { atob } = globalThis as unknown as { atob(text: string): string };
  const text = atob(base64);
  return fromHalf(Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)));
}

function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
