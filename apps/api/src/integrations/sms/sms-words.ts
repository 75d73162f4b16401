import { unaccented } from '@flota/schemas';
import { spoken } from '../../platform/messaging/owed-text.js';
import type { TextToSend } from '../../platform/messaging/message-channel.js';

interface Manner {
  name: string;
  unaccented: boolean;
}

/** An SMS doesn't show whom it is from. */
export const openingOf = ({ name }: Pick<Manner, 'name'>): string => `${name}: `;

/** What goes over the air: who we are, and the staff's words or the kind's own. */
export function smsWords(
  message: Pick<TextToSend, 'kind' | 'text' | 'values'>,
  own: string | null,
  manner: Manner,
): string {
  const said = own === null ? message.text : spoken({ name: message.kind, body: own }, message.values);
  const text = openingOf(manner) + said;
  return manner.unaccented ? unaccented(text) : text;
}
