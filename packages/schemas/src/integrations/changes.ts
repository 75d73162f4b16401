import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import type { EventType } from './event-titles.js';
import { EVENTS, eventTypeSchema } from './events.js';

const MOST = 1000;
const LARGEST = 2n ** 63n - 1n;

/** `{transaction}-{position}`, for the API alone to read. */
const cursor = z
  .string()
  .regex(/^\d{1,19}-\d{1,19}$/, { error: fieldCode('VALUE.INVALID'), abort: true })
  .refine((text) => text.split('-').every((part) => BigInt(part) <= LARGEST), fieldCode('VALUE.INVALID'));

/** `GET /api/integrations/v1/changes` */
export const changesQuerySchema = z.object({
  since: z
    .union([z.literal('latest'), cursor], fieldCode('VALUE.INVALID'))
    .optional()
    .describe(
      '`next` of the answer before; `latest` for a cursor at the present; from the first one on when it is left out',
    ),
  limit: z.coerce
    .number(fieldCode('COUNT.OUT_OF_RANGE'))
    .int(fieldCode('COUNT.OUT_OF_RANGE'))
    .min(1, fieldCode('COUNT.OUT_OF_RANGE'))
    .max(MOST, fieldCode('COUNT.OUT_OF_RANGE'))
    .default(100),
  types: z
    .string()
    .max(1000, fieldCode('CHOICE.UNKNOWN'))
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(eventTypeSchema.options, fieldCode('CHOICE.UNKNOWN'))))
    .optional()
    .describe('Types of events, with commas between; all when it is left out'),
});

const toldEvents = (Object.keys(EVENTS) as EventType[]).map((type) =>
  z.object({ id: z.uuid(), type: z.literal(type), timestamp: z.iso.datetime(), data: EVENTS[type].data }),
);

/** An event with the data of its type. */
export const toldEventSchema = z.discriminatedUnion(
  'type',
  toldEvents as [(typeof toldEvents)[number], ...typeof toldEvents],
);

export const changesPageSchema = z.object({
  data: z.array(toldEventSchema),
  next: z.string().describe('What to ask for as `since`, now or later'),
  hasMore: z.boolean().describe('Whether there is more already'),
});
