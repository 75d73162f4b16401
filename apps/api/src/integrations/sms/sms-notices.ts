import { nationalPhoneDigits } from '@flota/schemas';
import { z } from 'zod';
import { type Inbound, saysStop } from '../../platform/messaging/inbound-texts.js';
import type { TextNews } from '../../platform/messaging/text-fates.js';

const sid = z.string().regex(/^[A-Z]{2}[0-9a-f]{32}$/);

/** Fields of a status callback; there are more. */
export const statusSchema = z.object({
  AccountSid: sid,
  MessageSid: sid,
  MessageStatus: z.string().max(40),
  ErrorCode: z.string().max(10).optional(),
});

/** Fields of a message that somebody sent. */
export const receivedSchema = z.object({
  AccountSid: sid,
  MessageSid: sid,
  From: z.string().max(40),
  Body: z.string().max(2_000).default(''),
  NumMedia: z.string().max(3).optional(),
  /** With Advanced Opt-Out: what Twilio took it for, and answered by itself. */
  OptOutType: z.enum(['STOP', 'START', 'HELP']).optional().catch(undefined),
});

const FATES: Readonly<Record<string, TextNews['fate']>> = {
  // It is Twilio's business from here on.
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

const REASONS: Readonly<Record<string, string>> = {
  30003: 'teléfono apagado o sin señal',
  30004: 'el operador lo bloqueó',
  30005: 'el número no existe',
  30006: 'es un teléfono fijo, o no recibe SMS',
  30007: 'el operador lo tomó por spam',
  30008: 'el operador no dice por qué',
};

/** What a status says of a message, which Twilio tells without a time; `null` for one that is not known. */
export function newsOf(
  { ErrorCode: code, MessageSid: reference, MessageStatus }: z.output<typeof statusSchema>,
  id: string | undefined,
  at = new Date(),
): TextNews | null {
  const fate = FATES[MessageStatus];
  if (!fate) return null;
  const reason = code === undefined ? undefined : [code, REASONS[code]].filter(Boolean).join(' ');
  return { channel: 'sms', reference, id, fate, at, reason };
}

const NO_TEXT = 'Envió por SMS algo que no es texto (foto o archivo). Pídale que lo adjunte en Mensajes, en su cuenta.';

/** What somebody sent; `null` where it is nothing for us: from abroad, or what Twilio answers by itself. */
export function inboundOf(received: z.output<typeof receivedSchema>, at = new Date()): Inbound | null {
  const { Body, From, MessageSid: reference, NumMedia = '0', OptOutType } = received;
  const digits = nationalPhoneDigits(From);
  if (!digits || OptOutType === 'START' || OptOutType === 'HELP') return null;
  const written = Body.trim();
  const text = OptOutType === 'STOP' && !saysStop(written) ? 'STOP' : written || (NumMedia === '0' ? '' : NO_TEXT);
  return text ? { channel: 'sms', reference, phone: `+52${digits}`, at, text } : null;
}
