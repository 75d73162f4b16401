import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of 16 bits in the half of an IPv6 address that names a network. */
const NETWORK_GROUPS = 4;

/**
 * Whom a limit counts: an IPv4 address, or the /64 that an IPv6 address is of. A household or a rented machine has all of
 * a /64, and would never meet a limit by address. Anything else is left as it is.
 */
export function networkOf(key: string): string {
  const mapped = MAPPED.exec(key)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(key)) return key;
  const [address = ''] = key.split('%');
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all =
    tail === undefined ? groups(head) : [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
