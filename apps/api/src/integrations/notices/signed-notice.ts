import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

const headersSchema = z.object({
  'webhook-id': z.string().regex(/^[\w.:-]{1,200}$/),
  'webhook-timestamp': z.string().regex(/^\d{1,12}$/),
  'webhook-signature': z.string().max(2_000),
});

/** A notice whose signature is not what it should be. Says why, for the log; whoever sent it learns no more than that. */
export class NoticeRefusedError extends Error {}

/** Signs by a secret, and knows what it signed: base64 behind `whsec_`, as Standard Webhooks writes them, or else the text itself. */
export const signerOf = (secret: string): Webhook =>
  secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });

/**
 * The id of a notice that an outside system signed within the last five minutes, as Standard Webhooks has it. Sent again it
 * bears the same id, by which whoever takes it does nothing twice.
 *
 * @param secrets that may have signed it: while one takes the place of another, both
 * @throws NoticeRefusedError
 */
export function signedNoticeId(
  secrets: readonly (string | null)[],
  { headers, body }: { headers: Record<string, unknown>; body: Buffer },
): string {
  const { success, data } = headersSchema.safeParse(headers);
  if (!success) throw new NoticeRefusedError('It bears no signature');
  let why = 'There is no secret';
  for (const secret of secrets.filter((one) => one !== null)) {
    try {
      signerOf(secret).verify(body, data);
      return data['webhook-id'];
    } catch (error) {
      why = (error as Error).message;
    }
  }
  throw new NoticeRefusedError(why);
}
