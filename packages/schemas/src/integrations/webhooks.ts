import { z } from 'zod';
import { addDays, todayInMexico } from '../calendar.js';
import { fieldCode } from '../field-codes.js';
import { dateOnly } from '../primitives.js';
import type { EventType } from './event-titles.js';
import { eventTypeSchema } from './events.js';

const name = z
  .string(fieldCode('NAME.REQUIRED'))
  .trim()
  .min(1, fieldCode('NAME.REQUIRED'))
  .max(80, fieldCode('NAME.TOO_LONG'));

/** Whole, without credentials in it, which would be shown, and without a part that is never sent. */
const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !hash;
};

const url = z
  .string(fieldCode('URL.REQUIRED'))
  .trim()
  .min(1, fieldCode('URL.REQUIRED'))
  .max(500, fieldCode('URL.TOO_LONG'))
  // Of an empty one it is enough to say that.
  .pipe(z.string().refine(isAddress, fieldCode('URL.NOT_HTTPS')));

const types = z
  .array(z.enum(eventTypeSchema.options, fieldCode('CHOICE.UNKNOWN')), fieldCode('EVENTS.REQUIRED'))
  .min(1, fieldCode('EVENTS.REQUIRED'))
  .transform((chosen) => eventTypeSchema.options.filter((type) => chosen.includes(type)));

/** `POST /api/admin/delivery-targets`: a webhook. */
export const webhookSchema = z.object({ name, url, types });

/** `PATCH /api/admin/delivery-targets/:id`; `updatedAt` as it was read. */
export const webhookChangeSchema = webhookSchema.extend({
  isOn: z.boolean(fieldCode('CHOICE.INVALID')),
  updatedAt: z.iso.datetime(fieldCode('VALUE.INVALID')),
});

/** The secret, this once. */
export const newWebhookSchema = z.object({ id: z.string(), secret: z.string() });
export type NewWebhook = z.output<typeof newWebhookSchema>;

/** How a test went. */
export const webhookTestSchema = z.object({
  arrived: z.boolean(),
  /** HTTP's, where there was an answer. */
  status: z.int().nullable(),
  durationMs: z.int(),
  /** Why it did not arrive, in Spanish. */
  error: z.string().nullable(),
});
export type WebhookTest = z.output<typeof webhookTestSchema>;

const FURTHEST_BACK_DAYS = 366;

/**
 * `POST /api/admin/delivery-targets/:id/replay`: what was given up, or everything since a day that is missing; with
 * `delivered` also what had arrived.
 */
export const replaySchema = z.object({
  /** From its beginning, in Mexico City; `null` for all that was given up. */
  since: dateOnly
    .refine((day) => day <= todayInMexico(), fieldCode('DATE.IN_FUTURE'))
    .refine((day) => day >= addDays(todayInMexico(), -FURTHEST_BACK_DAYS), fieldCode('DATE.TOO_FAR'))
    .nullable(),
  delivered: z.boolean(fieldCode('CHOICE.INVALID')),
});

export const replayedSchema = z.object({ count: z.int() });

export const DELIVERY_STATES = ['pending', 'sending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Who is owed events, as staff see it. */
export interface AdminDeliveryTarget {
  id: string;
  kind: 'webhook' | 'connector';
  /** Of a connector the name it has in the code. */
  name: string;
  /** As staff know it. */
  title: string;
  /** Of a webhook. */
  url: string | null;
  types: EventType[];
  isOn: boolean;
  /** `failing`: nothing gets through at the moment; `given-up`: switched off for that. */
  state: 'on' | 'failing' | 'off' | 'given-up';
  failingSince: string | null;
  lastDeliveryAt: string | null;
  gaveUpAt: string | null;
  /** Until when its former secret signs too. */
  formerSecretUntil: string | null;
  /** How many deliveries were given up. */
  failed: number;
  updatedAt: string;
}

/** A delivery, as staff see it. */
export interface AdminDelivery {
  id: string;
  target: { id: string; kind: 'webhook' | 'connector'; title: string };
  event: { id: string; type: EventType; at: string };
  /** What the event says; of one delivery only. */
  data?: unknown;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  durationMs: number | null;
  lastError: string | null;
  nextAttemptAt: string | null;
  endedAt: string | null;
}
