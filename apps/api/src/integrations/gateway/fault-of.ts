import { TooLongError } from './bounded-body.js';
import { OutboundError, type OutboundErrorKind, type OutboundReason } from './outbound-error.js';

type Fault = [kind: OutboundErrorKind, reason?: OutboundReason];

/** By the code that Node or undici gives a failure. */
const FAULTS: Readonly<Record<string, Fault>> = {
  FLOTA_ADDRESS_REFUSED: ['refused-address', 'private-address'],
  ENOTFOUND: ['unreachable', 'name-unknown'],
  EAI_AGAIN: ['unreachable', 'name-unknown'],
  EAI_NODATA: ['unreachable', 'name-unknown'],
  ECONNREFUSED: ['unreachable', 'connection-refused'],
  ENETUNREACH: ['unreachable', 'connection-refused'],
  EHOSTUNREACH: ['unreachable', 'connection-refused'],
  ECONNRESET: ['unreachable', 'connection-lost'],
  EPIPE: ['unreachable', 'connection-lost'],
  UND_ERR_SOCKET: ['unreachable', 'connection-lost'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['not-understood'],
  UND_ERR_HEADERS_OVERFLOW: ['not-understood'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout'],
  UND_ERR_HEADERS_TIMEOUT: ['timeout'],
  UND_ERR_BODY_TIMEOUT: ['timeout'],
  ETIMEDOUT: ['timeout'],
  EPROTO: ['unreachable', 'certificate'],
};

/** OpenSSL's names of what is wrong with a certificate, and Node's. */
const CERTIFICATE = /CERT|_SSL_|^ERR_TLS_|UNABLE_TO_|HOSTNAME_MISMATCH/;

interface Failure {
  name?: unknown;
  code?: unknown;
  /** Of a name with several addresses: what became of each. */
  errors?: readonly Failure[];
}

const codeOf = ({ code, errors }: Failure): string => {
  if (typeof code === 'string') return code;
  return errors?.[0] ? codeOf(errors[0]) : '';
};

const RAN_OUT: readonly unknown[] = ['TimeoutError', 'AbortError'];

/** What a failure of the transport means. What is none, a mistake of ours, is thrown as it is. */
export function faultOf(system: string, error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  if (error instanceof TooLongError) return new OutboundError(system, 'too-long');
  const failure: Failure = typeof error === 'object' && error !== null ? error : {};
  if (RAN_OUT.includes(failure.name)) return new OutboundError(system, 'timeout');
  const code = codeOf(failure);
  if (code.startsWith('HPE_')) return new OutboundError(system, 'not-understood');
  const [kind, reason] = FAULTS[code] ?? (CERTIFICATE.test(code) ? (['unreachable', 'certificate'] as const) : []);
  if (!kind) throw error;
  return new OutboundError(system, kind, { reason });
}
