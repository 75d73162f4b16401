import { z } from 'zod';
import { type TakenText, TextRefusedError, type TextToSend } from '../../platform/messaging/message-channel.js';
import type { Connection } from '../connectors/connectors.js';
import { OutboundError } from '../gateway/outbound-error.js';
import type { SmsFields } from './sms.connector.js';

/** They said STOP to the operator. */
export class OptedOutError extends TextRefusedError {}

const takenSchema = z.object({ sid: z.string().regex(/^[A-Z]{2}[0-9a-f]{32}$/) });
const refusalSchema = z.object({ code: z.number(), message: z.string() });

const OPTED_OUT = 21610;
/** No number, none that takes SMS, or one that nobody reaches: the same message will never be taken. */
const FOR_GOOD = new Set([21211, 21214, 21217, 21614]);

/**
 * Hands a message over (`POST /Accounts/{AccountSid}/Messages.json`). There are no idempotency keys: its id is part of the
 * address that statuses come to, which say that it is there though the answer was lost.
 *
 * @param statusUrl where they come to; Twilio takes none that isn't https
 * @throws TextRefusedError when it will never be taken
 */
export async function sendSms(
  { http, settings: { accountSid, sender } }: Connection<SmsFields>,
  { id, text, to }: Pick<TextToSend, 'id' | 'text' | 'to'>,
  statusUrl: string,
): Promise<TakenText> {
  try {
    const { sid } = await http.request({
      operation: 'Enviar SMS',
      method: 'POST',
      path: `/Accounts/${accountSid}/Messages.json`,
      form: {
        To: to,
        [sender.startsWith('MG') ? 'MessagingServiceSid' : 'From']: sender,
        Body: text,
        ...(statusUrl.startsWith('https:') && { StatusCallback: statusUrl }),
      },
      schema: takenSchema,
      about: { kind: 'text_message', id },
    });
    return { reference: sid };
  } catch (error) {
    const refusal = error instanceof OutboundError ? error.answerAs(refusalSchema) : null;
    if (!refusal) throw error;
    const said = `SMS: ${refusal.code} ${refusal.message}`;
    if (refusal.code === OPTED_OUT) throw new OptedOutError(said, { cause: error });
    if (FOR_GOOD.has(refusal.code)) throw new TextRefusedError(said, { cause: error });
    throw error;
  }
}
