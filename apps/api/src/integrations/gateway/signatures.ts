import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { httpbis } from 'http-message-signatures';
import type { KeyRing } from './key-ring.js';

/** How long a signature is good for, whoever's clock is ahead. */
const GOOD_FOR_SECONDS = 300;
const ALGORITHM = 'hmac-sha256';
const SIGNED = ['@method', '@target-uri', 'content-digest'];

/** A request as both sides see it. */
export interface SignedRequest {
  method: string;
  /** Whole, as the caller wrote it: behind a proxy that is the public address. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: string | Uint8Array;
}

const mac = (secret: Buffer, data: Buffer) => createHmac('sha256', secret).update(data).digest();

/** RFC 9530. */
const digestOf = (body: string | Uint8Array) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** The headers that sign a request (RFC 9421): its method, its address and its body. None without a key. */
export async function signatureOf(
  { method, url, body }: Omit<SignedRequest, 'headers'>,
  [key]: KeyRing,
): Promise<Record<string, string>> {
  if (!key) return {};
  const headers = { 'content-digest': digestOf(body) };
  const signed = await httpbis.signMessage(
    {
      key: { id: key.id, alg: ALGORITHM, sign: async (data) => mac(key.secret, data) },
      fields: SIGNED,
      params: ['created', 'keyid', 'alg'],
    },
    { method, url, headers },
  );
  return Object.fromEntries(
    Object.entries(signed.headers as Record<string, string>).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/**
 * Whether a request bears the signature of somebody who knows one of the keys, over all of it, made within five minutes.
 * Nothing is believed of one that doesn't.
 */
export async function verifySignature({ method, url, headers, body }: SignedRequest, keys: KeyRing): Promise<boolean> {
  if (headers['content-digest'] !== digestOf(body)) return false;
  const told = Object.entries(headers).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined);
  try {
    const verdict = await httpbis.verifyMessage(
      {
        keyLookup: async ({ keyid }) => {
          const key = keys.find(({ id }) => id === keyid);
          if (!key) return null;
          const verify = async (data: Buffer, given: Buffer) => {
            const right = mac(key.secret, data);
            return given.length === right.length && timingSafeEqual(given, right);
          };
          return { id: key.id, algs: [ALGORITHM], verify };
        },
        requiredFields: SIGNED,
        requiredParams: ['created', 'keyid'],
        maxAge: GOOD_FOR_SECONDS,
        notAfter: Math.floor(Date.now() / 1_000) + GOOD_FOR_SECONDS,
      },
      { method, url, headers: Object.fromEntries(told) },
    );
    return verdict === true;
  } catch {
    return false;
  }
}
