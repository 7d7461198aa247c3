/** The key of an address for limits: for IPv6 its /64 network, which belongs to one household. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const known = tail === undefined ? [] : tail.split(':');
  const zeros = Array<string>(tail === undefined ? 0 : 8 - groups.length - known.length).fill('0');
  return [...groups, ...zeros, ...known].slice(0, 4).join(':');
}
