import { z } from 'zod';
import { fieldCode } from './field-codes.js';

/** By what messages go to a telephone, the one we prefer first. */
export const MESSAGE_CHANNELS = ['whatsapp', 'sms'] as const;
export const messageChannelSchema = z.enum(MESSAGE_CHANNELS, fieldCode('CHOICE.INVALID'));
export type MessageChannel = z.infer<typeof messageChannelSchema>;

export const MESSAGE_CHANNEL_NAMES = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
} as const satisfies Record<MessageChannel, string>;

/** The words that people agree to: shown as they are, and kept as they were shown. */
export const MESSAGING_AGREEMENTS = {
  profile: {
    whatsapp:
      'Acepto recibir por WhatsApp los avisos de mis contratos (vencimientos y pagos recibidos) en el teléfono de mi perfil. Puedo dejar de recibirlos aquí o respondiendo BAJA.',
    sms: 'Acepto recibir por SMS los avisos de mis contratos (vencimientos y pagos recibidos) en el teléfono de mi perfil. Puedo dejar de recibirlos aquí o respondiendo BAJA.',
  },
  quote: {
    whatsapp: 'Envíeme también el enlace de esta cotización por WhatsApp, a este teléfono.',
    sms: 'Envíeme también el enlace de esta cotización por SMS, a este teléfono.',
  },
  callBack: {
    whatsapp: 'Confírmenme esta llamada también por WhatsApp, al mismo teléfono.',
    sms: 'Confírmenme esta llamada también por SMS, al mismo teléfono.',
  },
} as const;

/** `GET /api/messaging`: the channels that there are, for who is asked whether they want them. */
export const messagingOfferSchema = z.object({ channels: z.array(messageChannelSchema) });
export type MessagingOffer = z.infer<typeof messagingOfferSchema>;

/** `GET /api/customers/messaging`, and what a `PUT` of it answers. */
export const ownMessagingSchema = z.object({
  /** Where messages go: the telephone of the profile. Without one none go. */
  phone: z.string().nullable(),
  /** Those that there are. */
  channels: z.array(
    z.object({
      channel: messageChannelSchema,
      agreed: z.boolean(),
      /** When that was said last, for this telephone. */
      since: z.iso.datetime().nullable(),
    }),
  ),
});
export type OwnMessaging = z.infer<typeof ownMessagingSchema>;

/** `PUT /api/customers/messaging`: 409 where there is no such channel or no telephone. */
export const ownMessagingWriteSchema = z.object({
  channel: messageChannelSchema,
  agreed: z.boolean(fieldCode('CHOICE.INVALID')),
});

export const TEXT_STATES = ['pending', 'sending', 'sent', 'failed', 'withheld'] as const;
export type TextState = (typeof TEXT_STATES)[number];

export const TEXT_FATES = ['sent', 'delivered', 'read', 'failed'] as const;
export type TextFate = (typeof TEXT_FATES)[number];

/** `GET /api/admin/text-messages`: sortable by createdAt, sentAt; filters q (telephone), channel, state, fate. */
export interface AdminTextMessage {
  id: string;
  channel: MessageChannel;
  kind: string;
  /** What its kind is called. */
  title: string;
  to: string;
  state: TextState;
  attempts: number;
  createdAt: string;
  nextAttemptAt: string | null;
  sentAt: string | null;
  lastError: string | null;
  fate: TextFate | null;
  fateAt: string | null;
  fateReason: string | null;
}

/** A template of the channel's, as it lists them. */
export const channelTemplateSchema = z.object({
  name: z.string(),
  language: z.string(),
  /** Whether the channel lets it be sent. */
  approved: z.boolean(),
  /** With its variables as the channel writes them. */
  body: z.string(),
  /** How many variables its body takes. */
  variables: z.number().int(),
});
export type ChannelTemplate = z.infer<typeof channelTemplateSchema>;

/** One of `GET /api/admin/message-templates`: what is said, and by which template. */
export const messageTemplateSchema = z.object({
  kind: z.string(),
  title: z.string(),
  /** What it says, variables in braces: what a template for it may be written like. */
  body: z.string(),
  variables: z.array(z.string()),
  chosen: z.object({ name: z.string(), language: z.string(), variables: z.array(z.string()) }).nullable(),
});
export const messageTemplatesSchema = z.object({
  /** Of WhatsApp; `null` where it is off or does not answer. */
  available: z.array(channelTemplateSchema).nullable(),
  kinds: z.array(messageTemplateSchema),
});
export type AdminMessageTemplates = z.infer<typeof messageTemplatesSchema>;

/** `PUT /api/admin/message-templates/{kind}`; `null`: it is not said by WhatsApp. */
export const messageTemplateWriteSchema = z.object({
  template: z
    .object({
      name: z
        .string(fieldCode('NAME.REQUIRED'))
        .trim()
        .regex(/^[a-z0-9_]{1,512}$/, fieldCode('VALUE.INVALID')),
      language: z.string(fieldCode('VALUE.INVALID')).regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, fieldCode('VALUE.INVALID')),
      variables: z
        .array(z.string().max(40, fieldCode('VALUE.INVALID')), fieldCode('VALUE.INVALID'))
        .max(20, fieldCode('VALUE.INVALID')),
    })
    .nullable(),
});
