/** An address as limits count it: of IPv6 the network of 64 bits, all of which is one household's. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const known = tail === undefined ? [] : tail.split(':');
  const zeros = Array<string>(tail === undefined ? 0 : 8 - groups.length - known.length).fill('0');
  return [...groups, ...zeros, ...known].slice(0, 4).join(':');
}
