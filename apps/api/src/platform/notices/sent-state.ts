import type { EmailFate, EmailState, TextFate } from '@flota/prisma';
import type { SentNotices } from '@flota/schemas';

/** What the channel told of it, else what the queue knows. */
export function sentState({
  fate,
  state,
}: {
  state: EmailState;
  fate?: EmailFate | TextFate | null;
}): SentNotices['notices'][number]['state'] {
  if (state === 'pending' || state === 'sending') return 'waiting';
  if (state !== 'sent' || !fate) return state;
  if (fate === 'bounced') return 'failed';
  return fate === 'complained' ? 'delivered' : fate;
}
