import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameText } from '../../platform/crypto/keys.js';

/** How far a sender's clock may be from ours; what is older was recorded and sent again by somebody. */
const TOLERANCE_SECONDS = 5 * 60;
const PREFIX = 'whsec_';

const headersSchema = z.object({
  'webhook-id': z.string().regex(/^[\w.:-]{1,200}$/),
  'webhook-timestamp': z.string().regex(/^\d{1,12}$/),
  'webhook-signature': z.string().max(2_000),
});

/** A notice whose signature is not what it should be. Says why, for the log; whoever sent it learns no more than that. */
export class NoticeRefusedError extends Error {}

/** The bytes of a secret: base64 behind `whsec_`, as Standard Webhooks writes them, or else the text itself. */
const bytesOf = (secret: string): Buffer =>
  secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret, 'utf8');

/** A signature as Standard Webhooks has it, of what one secret signs. */
export const signatureOf = (secret: string, { id, seconds, body }: { id: string; seconds: number; body: Buffer }) =>
  `v1,${createHmac('sha256', bytesOf(secret)).update(`${id}.${seconds}.`).update(body).digest('base64')}`;

/**
 * The id of a notice that an outside system signed: HMAC-SHA256 over id, time and body, as Standard Webhooks has it. Sent
 * again within the tolerance it bears the same id, by which whoever takes it does nothing twice.
 *
 * @param secrets that may have signed it: while one takes the place of another, both
 * @throws NoticeRefusedError
 */
export function signedNoticeId(
  secrets: readonly (string | null)[],
  { headers, body }: { headers: Record<string, unknown>; body: Buffer },
  now = Date.now(),
): string {
  const { success, data } = headersSchema.safeParse(headers);
  if (!success) throw new NoticeRefusedError('It bears no signature');
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = data;
  const seconds = Number(timestamp);
  if (Math.abs(now / 1_000 - seconds) > TOLERANCE_SECONDS) throw new NoticeRefusedError('It is not of now');
  const given = signatures.split(' ');
  const known = secrets.filter((secret) => secret !== null).map((secret) => signatureOf(secret, { id, seconds, body }));
  if (!known.some((one) => given.some((signature) => sameText(signature, one)))) {
    throw new NoticeRefusedError('Its signature is of something else');
  }
  return id;
}
