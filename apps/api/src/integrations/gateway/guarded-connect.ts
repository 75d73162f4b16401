import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isNamed, type PrivateHost } from '../../platform/config/private-hosts.js';
import { isPublicAddress } from './address-rules.js';

/** The address that a call would have gone to is none that outside systems have. */
export class AddressRefusedError extends Error {
  readonly code = 'FLOTA_ADDRESS_REFUSED';
}

type Answered = Parameters<LookupFunction>[2];

/** Asks for a name's addresses; replaced by tests that lie. */
export type Resolve = (host: string, options: LookupOptions & { all: true }, done: ResolveDone) => void;
type ResolveDone = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** A name with one private address is refused whole: which of several is used is the other side's choice. */
function checkedLookup(resolve: Resolve): LookupFunction {
  return (host, options, done: Answered) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new AddressRefusedError(`${host} has an address of a private network`), '', 0);
      }
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_MS = 4_000;
const MOST_HEADERS_BYTES = 16 * 1024;
const MOST_CONNECTIONS = 32;

interface Rules {
  privateHosts: readonly PrivateHost[];
  /** Certificates to trust beside the usual ones, PEM; for tests. */
  ca?: string | undefined;
  resolve?: Resolve | undefined;
}

/**
 * Opens connections to public addresses only, and to the hosts that the setting names. The address is looked at once the
 * name is resolved, by the very connection that goes there: a name that answers otherwise the next time (DNS rebinding)
 * gains nothing.
 */
export function guardedAgent({ privateHosts, ca, resolve = lookup }: Rules): Agent {
  const common = { timeout: CONNECT_TIMEOUT_MS, ...(ca ? { ca } : {}) };
  const open = buildConnector(common);
  const checked = buildConnector({ ...common, lookup: checkedLookup(resolve) });
  return new Agent({
    connections: MOST_CONNECTIONS,
    keepAliveTimeout: IDLE_MS,
    maxHeaderSize: MOST_HEADERS_BYTES,
    connect(options, done) {
      const { hostname, protocol } = options;
      const port = Number(options.port || (protocol === 'https:' ? 443 : 80));
      if (isNamed(privateHosts, hostname, port)) return open(options, done);
      const bare = hostname.replace(/^\[|\]$/g, '');
      if (isIP(bare) && !isPublicAddress(bare)) {
        return done(new AddressRefusedError(`${bare} is an address of a private network`), null);
      }
      checked(options, done);
    },
  });
}
