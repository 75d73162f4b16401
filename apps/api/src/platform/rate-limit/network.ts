import { isIPv6 } from 'node:net';

const HEXTETS = 8;
/** What one customer of a network has at least: whoever has one address of it has them all (RFC 6177). */
const HEXTETS_OF_A_SITE = 4;

/** Under what the calls from an address are counted: itself, or of IPv6 its /64, e.g. `2001:db8:0:1::/64`. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The parser of addresses writes them one way: lower case, no leading zeros, IPv4 endings as two parts.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const parts = (text: string | undefined) => (text ? text.split(':') : []);
  const [left, right] = [parts(head), parts(tail)];
  const zeros = Array.from({ length: HEXTETS - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, HEXTETS_OF_A_SITE).join(':')}::/64`;
}
