import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that was ever handed out of IPv6 (RFC 4291); the rest has no owner who could be meant. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet. Everything with a purpose of its own is none: private networks,
 * loopback, link-local (where clouds keep their metadata), carriers' networks, multicast, documentation, and the IPv6
 * forms that carry an IPv4 address (mapped, translated, 6to4, Teredo), which would lead around the rule.
 */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (!isIP(plain)) return false;
  const parsed = ipaddr.process(plain);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
