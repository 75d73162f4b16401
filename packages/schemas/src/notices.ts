import { z } from 'zod';
import { fieldCode } from './field-codes.js';

/** By what a customer is told of something. */
export const NOTICE_CHANNELS = ['email', 'whatsapp', 'sms', 'push'] as const;
export const noticeChannelSchema = z.enum(NOTICE_CHANNELS, fieldCode('CHOICE.INVALID'));
export type NoticeChannel = z.infer<typeof noticeChannelSchema>;

export const NOTICE_CHANNEL_NAMES = {
  email: 'Correo',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'Notificación',
} as const satisfies Record<NoticeChannel, string>;

export const NOTICE_KINDS = [
  'dueDates',
  'payments',
  'statements',
  'messages',
  'billRequests',
  'policies',
  'formalities',
  'security',
] as const;
export const noticeKindSchema = z.enum(NOTICE_KINDS, fieldCode('CHOICE.INVALID'));
export type NoticeKind = z.infer<typeof noticeKindSchema>;

interface Notice {
  name: string;
  /** What it tells, and when. */
  text: string;
  /** By what it can come; a channel that the lender hasn't set up is offered to nobody. */
  channels: readonly NoticeChannel[];
  /** Why its mail can't be switched off. */
  always?: string;
}

/** What devices can show. */
export const PUSH_KINDS = [
  'dueDates',
  'payments',
  'statements',
  'messages',
  'billRequests',
  'policies',
  'formalities',
] as const;
export const pushKindSchema = z.enum(PUSH_KINDS);
export type PushKind = z.infer<typeof pushKindSchema>;

/** Everything that customers are told of. What they never chose comes by every channel that they let in. */
export const NOTICES: Readonly<Record<NoticeKind, Notice>> = {
  dueDates: {
    name: 'Próximos pagos',
    text: 'Unos días antes de que venza y, si se atrasa, después.',
    channels: ['email', 'whatsapp', 'sms', 'push'],
  },
  payments: {
    name: 'Pagos recibidos',
    text: 'El comprobante de cada pago que aplicamos.',
    channels: ['email', 'whatsapp', 'sms', 'push'],
  },
  statements: {
    name: 'Estados de cuenta y documentos',
    text: 'Cada mes, cuando el suyo está listo. Los documentos que usted pide por correo le llegan siempre.',
    channels: ['email', 'push'],
  },
  messages: {
    name: 'Respuestas a sus mensajes',
    text: 'Cuando atención a clientes le contesta.',
    channels: ['email', 'push'],
  },
  billRequests: {
    name: 'Factura de su vehículo',
    text: 'Cada paso de su solicitud.',
    channels: ['email', 'push'],
  },
  policies: {
    name: 'Pólizas de seguro',
    text: 'Antes de que venza una, y qué pasó con la que envió.',
    channels: ['email', 'push'],
  },
  formalities: {
    name: 'Trámites y avisos de ley',
    text: 'Firmas, cartas de finiquito, datos fiscales, pago automático, promesas de pago, dinero por aplicar y reestructuras. Fuera del correo, solo las propuestas de reestructura que esperan su respuesta.',
    channels: ['email', 'whatsapp', 'sms', 'push'],
    always: 'Se envían siempre por correo: son parte de su contrato.',
  },
  security: {
    name: 'Seguridad de su cuenta',
    text: 'Accesos desde otro equipo y cambios de contraseña o correo.',
    channels: ['email'],
    always: 'Se envían siempre por correo: así se entera si alguien más entra.',
  },
};

/** Whether a customer may choose it. */
export const isNoticeChosen = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  NOTICES[kind].channels.includes(channel) && !(channel === 'email' && NOTICES[kind].always !== undefined);

/** Hours of the clock between which telephones and devices stay silent, in the evening and in the morning. */
export const QUIET_FROM = [18, 19, 20, 21, 22] as const;
export const QUIET_UNTIL = [7, 8, 9, 10, 11, 12] as const;

/** The zones of Mexico, by the city that names them. */
export const TIME_ZONES = {
  'America/Mexico_City': 'Centro de México',
  'America/Cancun': 'Quintana Roo',
  'America/Chihuahua': 'Chihuahua',
  'America/Ciudad_Juarez': 'Ciudad Juárez',
  'America/Hermosillo': 'Sonora',
  'America/Mazatlan': 'Sinaloa, Nayarit y Baja California Sur',
  'America/Matamoros': 'Frontera de Tamaulipas, Nuevo León y Coahuila',
  'America/Tijuana': 'Baja California',
} as const;
export type TimeZone = keyof typeof TIME_ZONES;

/** `PUT /api/customers/notices/hours` */
export const quietHoursSchema = z.object({
  fromHour: z.literal(QUIET_FROM, fieldCode('CHOICE.INVALID')),
  untilHour: z.literal(QUIET_UNTIL, fieldCode('CHOICE.INVALID')),
  timeZone: z.enum(Object.keys(TIME_ZONES) as TimeZone[], fieldCode('CHOICE.INVALID')),
});
export type QuietHours = z.infer<typeof quietHoursSchema>;

export const USUAL_QUIET_HOURS: QuietHours = { fromHour: 21, untilHour: 8, timeZone: 'America/Mexico_City' };

/** `GET /api/customers/notices`, and what every change of it answers. */
export const ownNoticesSchema = z.object({
  /** By what something can come now: mail, and what the lender has and the customer let in. */
  channels: z.array(noticeChannelSchema),
  /** Kind by kind, whether it comes by each channel that it can come by. */
  choices: z.array(
    z.object({ kind: noticeKindSchema, channel: noticeChannelSchema, wanted: z.boolean(), fixed: z.boolean() }),
  ),
  hours: quietHoursSchema,
  push: z.object({
    /** By which a browser knows who may write to it. */
    publicKey: z.string(),
    devices: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** SHA-256 of its address at the push service: a browser finds itself by it. */
        fingerprint: z.string(),
        since: z.string(),
      }),
    ),
  }),
});
export type OwnNotices = z.infer<typeof ownNoticesSchema>;

/** `PUT /api/customers/notices/choices`: 422 for what is always sent, or never by that channel. */
export const noticeChoiceSchema = z
  .object({ kind: noticeKindSchema, channel: noticeChannelSchema, wanted: z.boolean(fieldCode('CHOICE.INVALID')) })
  .refine(({ channel, kind }) => isNoticeChosen(kind, channel), {
    path: ['channel'],
    error: fieldCode('CHOICE.INVALID'),
  });
export type NoticeChoice = z.infer<typeof noticeChoiceSchema>;

/** Base64url of so many letters, padded or not. */
const pushKey = (letters: number) =>
  z.string(fieldCode('PUSH.INVALID')).regex(new RegExp(`^[\\w-]{${letters}}={0,2}$`), fieldCode('PUSH.INVALID'));

/** `POST /api/customers/notices/devices`: what `PushSubscription.toJSON()` of the browser says. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url(fieldCode('PUSH.INVALID')).max(1_000, fieldCode('PUSH.INVALID')),
  /** A point of P-256 (65 bytes), and 16 bytes that both sides know. */
  keys: z.object({ p256dh: pushKey(87), auth: pushKey(22) }),
});
export type PushSubscriptionData = z.infer<typeof pushSubscriptionSchema>;

/** What a device shows: nothing about anybody, as whoever is near reads it. */
export interface ShownNotice {
  title: string;
  body: string;
  /** A page of the site, from `/` on. */
  path: string;
  /** A newer one of the same takes its place. */
  tag: string;
}

export const SENT_STATES = ['waiting', 'sent', 'delivered', 'read', 'failed', 'withheld'] as const;
export const SENT_STATE_NAMES = {
  waiting: 'Por enviar',
  sent: 'Enviado',
  delivered: 'Entregado',
  read: 'Leído',
  failed: 'No llegó',
  withheld: 'No se envió',
} as const satisfies Record<(typeof SENT_STATES)[number], string>;

/** `GET /api/customers/notices/sent` and `GET /api/admin/customers/{id}/notices`, the newest first. */
export const sentNoticesSchema = z.object({
  notices: z.array(
    z.object({
      id: z.string(),
      kind: noticeKindSchema,
      channel: noticeChannelSchema,
      /** What was said: the subject of a mail, what a message is called. */
      title: z.string(),
      /** A mailbox or telephone of which most is hidden, or a device's name. */
      to: z.string(),
      /** `withheld` is not wanted any more, or had become pointless, or the mailbox sends mail back. */
      state: z.enum(SENT_STATES),
      /** When it came to be owed. */
      at: z.string(),
      sentAt: z.string().nullable(),
    }),
  ),
  /** For `before`, where there are more. */
  next: z.string().nullable(),
});
export type SentNotices = z.infer<typeof sentNoticesSchema>;

export const sentNoticesQuerySchema = z.object({
  before: z.iso.datetime(fieldCode('DATE.INVALID')).optional(),
});
