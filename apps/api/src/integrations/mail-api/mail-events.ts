import type { MailNews } from '../../platform/outbox/mail-fates.js';
import { z } from 'zod';
import { MAIL_ID } from './send-mail.js';

const eventSchema = z.object({
  email: z.string().max(320),
  /** Seconds. */
  timestamp: z.number().int().min(0).max(99_999_999_999),
  event: z.string(),
  [MAIL_ID]: z.uuid(),
  /** Of a bounce: `bounce`, or `blocked` where the server refused this one mail. */
  type: z.string().optional(),
  reason: z.string().optional(),
});
type MailEvent = z.output<typeof eventSchema>;

/** A batch as it comes; each event is read by itself, as others of the same account may be among them. */
export const mailEventsSchema = z.array(z.unknown()).max(10_000);

/** Why a mail was dropped that says that the mailbox is to get no more. */
const DROPPED: Record<string, MailNews['suppress']> = {
  'Bounced Address': 'bounced',
  Invalid: 'bounced',
  'Spam Reporting Address': 'complained',
};

type Told = Pick<MailNews, 'fate' | 'suppress'>;

/** `null`: it tells nothing of whether the mail arrived. */
function toldBy({ event, reason = '', type }: MailEvent): Told | null {
  switch (event) {
    case 'processed':
    case 'deferred':
      return {};
    case 'delivered':
      return { fate: 'delivered' };
    case 'bounce':
      return { fate: 'bounced', ...(type === 'blocked' ? {} : { suppress: 'bounced' as const }) };
    case 'dropped': {
      const suppress = DROPPED[reason];
      return { fate: 'bounced', ...(suppress && { suppress }) };
    }
    case 'spamreport':
      return { fate: 'complained', suppress: 'complained' };
    default:
      return null;
  }
}

/** What an event says of a mail of ours; `null` when it says nothing of one. */
export function newsOf(event: unknown): MailNews | null {
  const { data } = eventSchema.safeParse(event);
  const told = data && toldBy(data);
  if (!told) return null;
  const { email: to, timestamp, reason, [MAIL_ID]: id } = data;
  return { id, to, at: new Date(timestamp * 1_000), ...(reason === undefined ? {} : { reason }), ...told };
}
