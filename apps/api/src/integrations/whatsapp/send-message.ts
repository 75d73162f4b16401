import { z } from 'zod';
import { type TakenText, TextRefusedError, type TextToSend } from '../../platform/messaging/message-channel.js';
import type { Connection } from '../connectors/connectors.js';
import { OutboundError } from '../gateway/outbound-error.js';
import type { WhatsappFields } from './whatsapp.connector.js';

/** By which template it is said; without one it is said freely, which Meta takes for 24 hours after they wrote. */
export interface Said {
  name: string;
  language: string;
  variables: readonly string[];
}

const takenSchema = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const refusalSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

/** To itself, no WhatsApp there, the 24 hours are over, they want none: the same message will never be taken. */
const FOR_GOOD = new Set([131021, 131026, 131047, 131050]);

/**
 * Hands a message over (`POST /{phone-number-id}/messages`). There are no idempotency keys: its id goes along, and comes back
 * with the statuses, which say that it is there though the answer was lost.
 *
 * @throws TextRefusedError when it will never be taken
 */
export async function sendMessage(
  { http, settings }: Connection<WhatsappFields>,
  message: TextToSend,
  template: Said | null,
): Promise<TakenText> {
  try {
    const { messages } = await http.request({
      operation: 'Enviar mensaje',
      method: 'POST',
      path: `/${settings.phoneNumberId}/messages`,
      json: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: message.to.replace(/^\+/, ''),
        ...(template ? byTemplate(template, message.values) : freely(message.text)),
        biz_opaque_callback_data: message.id,
      },
      schema: takenSchema,
      about: { kind: 'text_message', id: message.id },
    });
    return { reference: messages[0]?.id ?? '' };
  } catch (error) {
    const refusal = error instanceof OutboundError ? error.answerAs(refusalSchema) : null;
    if (refusal && FOR_GOOD.has(refusal.error.code)) {
      throw new TextRefusedError(`WhatsApp: ${refusal.error.message}`, { cause: error });
    }
    throw error;
  }
}

const freely = (text: string) => ({ type: 'text', text: { preview_url: false, body: text } });

const byTemplate = ({ language, name, variables }: Said, values: Readonly<Record<string, string>>) => ({
  type: 'template',
  template: {
    name,
    language: { code: language },
    components:
      variables.length === 0
        ? []
        : [
            {
              type: 'body',
              // A line break or a row of blanks in a parameter is refused.
              parameters: variables.map((variable) => ({
                type: 'text',
                text: (values[variable] ?? '').replace(/\s+/g, ' '),
              })),
            },
          ],
  },
});
