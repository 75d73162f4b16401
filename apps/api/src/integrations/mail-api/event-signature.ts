import { createPublicKey, verify } from 'node:crypto';

const HEAD = '-----BEGIN PUBLIC KEY-----';

/**
 * Whether SendGrid signed these bytes: ECDSA over the timestamp and the body as it came.
 *
 * @param key as its settings show it, with or without the lines of PEM around it
 */
export function isSigned(
  { body, signature, timestamp }: { body: Uint8Array; signature: string; timestamp: string },
  key: string,
): boolean {
  try {
    const pem = key.includes(HEAD) ? key : `${HEAD}\n${key.trim()}\n-----END PUBLIC KEY-----`;
    const signed = Buffer.concat([Buffer.from(timestamp), body]);
    return verify('sha256', signed, createPublicKey(pem), Buffer.from(signature, 'base64'));
  } catch {
    // A key or a signature that is none.
    return false;
  }
}
