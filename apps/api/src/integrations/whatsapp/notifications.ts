import { nationalPhoneDigits } from '@flota/schemas';
import { z } from 'zod';
import type { Inbound } from '../../platform/messaging/inbound-texts.js';
import type { TextNews } from '../../platform/messaging/text-fates.js';

/** Seconds, as text. */
const instant = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform((seconds) => new Date(Number(seconds) * 1_000));

const statusSchema = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: instant,
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z.array(z.object({ code: z.number(), title: z.string() })).optional(),
});

const messageSchema = z.object({
  from: z.string().max(30),
  id: z.string().min(1).max(300),
  timestamp: instant,
  type: z.string().max(40),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
});

const valueSchema = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(z.unknown()).default([]),
  messages: z.array(z.unknown()).default([]),
});

/** What Meta tells (`messages` of a WhatsApp Business account); each part of it is read by itself. */
export const notificationSchema = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })).max(1_000),
});

const readAll = <Schema extends z.ZodType>(items: readonly unknown[], schema: Schema): z.output<Schema>[] =>
  items.flatMap((item) => {
    const { success, data } = schema.safeParse(item);
    return success ? [data] : [];
  });

/** Where somebody sent what isn't text. */
const NO_TEXT =
  'Envió por WhatsApp algo que no es texto (foto, audio o archivo). Pídale que lo adjunte en Mensajes, en su cuenta.';

/** What is said in it of our number. */
export function toldBy(
  { entry }: z.output<typeof notificationSchema>,
  phoneNumberId: string,
  now = new Date(),
): { news: TextNews[]; inbound: Inbound[] } {
  const values = readAll(
    entry.flatMap(({ changes }) => changes.flatMap(({ field, value }) => (field === 'messages' ? [value] : []))),
    valueSchema,
  ).filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    news: values.flatMap(({ statuses }) =>
      readAll(statuses, statusSchema).map(({ biz_opaque_callback_data: id, errors, status, timestamp, ...rest }) => ({
        channel: 'whatsapp',
        reference: rest.id,
        id,
        fate: status,
        at: timestamp,
        reason: errors?.map(({ code, title }) => `${code} ${title}`).join('; '),
      })),
    ),
    inbound: values.flatMap(({ messages }) =>
      readAll(messages, messageSchema).flatMap(({ button, from, id, text, timestamp, type }): Inbound[] => {
        // Mexican numbers come with the mobile 1 of old.
        const digits = nationalPhoneDigits(from);
        if (!digits || type === 'reaction' || type === 'system') return [];
        const at = timestamp < now ? timestamp : now;
        const said = (text?.body ?? button?.text ?? '').trim() || NO_TEXT;
        return [{ channel: 'whatsapp', reference: id, phone: `+52${digits}`, at, text: said }];
      }),
    ),
  };
}
