import { z } from 'zod';
import { type Mail, MailRefusedError, stopHeaders, type TakenMail } from '../../platform/mail/mail-transport.js';
import type { Connection } from '../connectors/connectors.js';
import { OutboundError } from '../gateway/outbound-error.js';
import type { MailApiFields } from './mail-api.connector.js';

/** What the events of a mail bring back: the id of its row. */
export const MAIL_ID = 'flota_mail';

const refusalSchema = z.object({
  errors: z.array(z.object({ message: z.string(), field: z.string().nullish() })).min(1),
});

/**
 * Hands a mail over (`POST /v3/mail/send`). The API knows no idempotency keys: an answer that was lost is made good by the
 * events, which say that the mail is there, and a repeat bears the same Message-ID.
 *
 * @throws MailRefusedError when this one mail will never be taken
 */
export async function sendMail({ http, settings }: Connection<MailApiFields>, mail: Mail): Promise<TakenMail> {
  try {
    const { headers } = await http.exchange({
      operation: 'Enviar correo',
      method: 'POST',
      path: '/v3/mail/send',
      json: asJson(mail, settings),
      // It answers 202 and nothing else.
      schema: z.undefined(),
      about: { kind: 'outbound_email', id: mail.id },
    });
    const reference = headers['x-message-id'];
    return typeof reference === 'string' ? { reference: reference.slice(0, 200) } : {};
  } catch (error) {
    throw (error instanceof OutboundError && refusalOf(error)) || error;
  }
}

/** Refusals that are about this mail; those about the key or the sender are the operator's to mend, and it waits. */
function refusalOf(error: OutboundError): MailRefusedError | null {
  if (error.status === 413) return new MailRefusedError('El correo es demasiado grande.', { cause: error });
  const refusal = error.status === 400 ? error.answerAs(refusalSchema) : null;
  const ofRecipient = refusal?.errors.find(({ field }) => /^personalizations\.\d+\.to\b/.test(field ?? ''));
  return ofRecipient ? new MailRefusedError(ofRecipient.message, { cause: error }) : null;
}

const ON = { enable: true };
const OFF = { enable: false };

function asJson(mail: Mail, { fromEmail, fromName }: Connection<MailApiFields>['settings']): object {
  const { attachments = [], html, id, messageId, replyTo, senderName, stopUrl, subject, text, to } = mail;
  return {
    personalizations: [{ to: [{ email: to }] }],
    from: { email: fromEmail, name: fromName ?? senderName },
    ...(replyTo && { reply_to: { email: replyTo } }),
    subject,
    content: [
      { type: 'text/plain', value: text },
      { type: 'text/html', value: html },
    ],
    ...(attachments.length > 0 && {
      attachments: attachments.map(({ content, contentType, filename }) => ({
        content: content.toString('base64'),
        type: contentType,
        filename,
        disposition: 'attachment',
      })),
    }),
    headers: { 'Message-ID': messageId, ...(stopUrl && stopHeaders(stopUrl)) },
    custom_args: { [MAIL_ID]: id },
    // Which mailboxes get no mail we know ourselves: two lists would disagree as soon as staff lift one.
    mail_settings: { bypass_bounce_management: ON, bypass_spam_management: ON },
    // Nobody is watched while they read.
    tracking_settings: {
      click_tracking: { enable: false, enable_text: false },
      open_tracking: OFF,
      subscription_tracking: OFF,
    },
  };
}
