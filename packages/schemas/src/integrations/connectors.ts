import { z } from 'zod';
import { fieldCode } from '../field-codes.js';

/** Headings that outside systems are listed under, in this order. */
export const CONNECTOR_CATEGORIES = {
  sales: 'Ventas',
  messages: 'Mensajes',
  money: 'Cartera y facturación',
  identity: 'Identidad y expediente',
  site: 'Sitio',
} as const;
export const connectorCategorySchema = z.enum(
  Object.keys(CONNECTOR_CATEGORIES) as [keyof typeof CONNECTOR_CATEGORIES, ...(keyof typeof CONNECTOR_CATEGORIES)[]],
);
export type ConnectorCategory = z.infer<typeof connectorCategorySchema>;

/** How a setting is filled in. */
export const connectorFieldKindSchema = z.enum(['line', 'text', 'url', 'number', 'flag', 'choice']);
export type ConnectorFieldKind = z.infer<typeof connectorFieldKindSchema>;

/** A setting, as the form that asks for it needs to know it. */
export const connectorFieldSchema = z.object({
  name: z.string(),
  kind: connectorFieldKindSchema,
  label: z.string(),
  /** Said below it. */
  hint: z.string().nullable(),
  /** Never sent to the browser: left empty it stays as it is. */
  secret: z.boolean(),
  required: z.boolean(),
  /** Of a choice: its values, each with its Spanish name. */
  options: z.array(z.object({ value: z.string(), name: z.string() })),
  /** Only asked for while another setting has one of these values. */
  when: z.object({ field: z.string(), is: z.array(z.string()) }).nullable(),
});
export type ConnectorField = z.infer<typeof connectorFieldSchema>;

/** `off`: not used; `incomplete`: on, but its settings are not what they must be; `failing`: the last call went wrong. */
export const connectorStateSchema = z.enum(['off', 'incomplete', 'untried', 'working', 'failing']);
export type ConnectorState = z.infer<typeof connectorStateSchema>;

export const CONNECTOR_STATE_NAMES = {
  off: 'Apagada',
  incomplete: 'Incompleta',
  untried: 'Sin probar',
  working: 'Funciona',
  failing: 'Con fallas',
} as const satisfies Record<ConnectorState, string>;

/** `ok`, or what went wrong with a call. */
export const callOutcomeSchema = z.enum([
  'ok',
  'unreachable',
  'timeout',
  'refused-address',
  'redirected',
  'too-long',
  'not-understood',
  'refused',
  'failing',
  'unauthorised',
  'open-circuit',
]);
export type CallOutcome = z.infer<typeof callOutcomeSchema>;

const settingValue = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()]);
const settingsSchema = z.record(z.string().max(60), settingValue);

/** A call to an outside system: what it was for and how it went, never what was in it. */
export const connectorCallSchema = z.object({
  id: z.uuid(),
  connector: z.string(),
  operation: z.string(),
  outcome: callOutcomeSchema,
  /** In Spanish: what went wrong and what to do. */
  explanation: z.string().nullable(),
  status: z.number().int().nullable(),
  ms: z.number().int(),
  attempts: z.number().int(),
  about: z.object({ kind: z.string(), id: z.string() }).nullable(),
  at: z.iso.datetime(),
});
export type AdminConnectorCall = z.infer<typeof connectorCallSchema>;

/** One of `GET /api/admin/connectors`. */
export const connectorSummarySchema = z.object({
  /** Its name. */
  id: z.string(),
  title: z.string(),
  about: z.string(),
  category: connectorCategorySchema,
  isOn: z.boolean(),
  state: connectorStateSchema,
  /** `null` where there was none in the last thirty days. */
  lastCall: connectorCallSchema.nullable(),
  lastOkAt: z.iso.datetime().nullable(),
  lastFailureAt: z.iso.datetime().nullable(),
  /** Median of the calls of the last day, in milliseconds. */
  medianMs: z.number().int().nullable(),
  /** Of the last 24 hours. */
  callsToday: z.number().int(),
  failuresToday: z.number().int(),
  /** What happened and it was not told yet, since when, and what was given up within the last thirty days. */
  waiting: z.number().int(),
  waitingSince: z.iso.datetime().nullable(),
  givenUp: z.number().int(),
});
export type AdminConnector = z.infer<typeof connectorSummarySchema>;
export const connectorListSchema = z.object({ data: z.array(connectorSummarySchema), total: z.number().int() });

/** `GET /api/admin/connectors/:id`. */
export const connectorDetailSchema = connectorSummarySchema.extend({
  fields: z.array(connectorFieldSchema),
  /** Of every field that is no secret. */
  settings: settingsSchema,
  /** Which secrets are set. */
  secretsSet: z.array(z.string()),
  /** Of the settings; `null` while they were never written. */
  updatedAt: z.iso.datetime().nullable(),
});
export type AdminConnectorDetail = z.infer<typeof connectorDetailSchema>;

/** `PATCH /api/admin/connectors/:id`. A secret that is left out stays; `null` takes it away. */
export const connectorWriteSchema = z.object({
  /** What is left out stays as it is. */
  isOn: z.boolean(fieldCode('ACTIVE.INVALID')).optional(),
  /** All of them, but for secrets, or none. */
  settings: settingsSchema.optional(),
  /** As it was read: what somebody else changed since is not overwritten. */
  updatedAt: z.iso.datetime(fieldCode('VALUE.INVALID')).nullable(),
});
export type ConnectorWrite = z.infer<typeof connectorWriteSchema>;

/** `POST /api/admin/connectors/:id/test`: asks the system with the settings that are stored. */
export const connectorTestSchema = z.object({
  ok: z.boolean(),
  /** What it found, or what is wrong and what to do. */
  message: z.string(),
  ms: z.number().int(),
});
export type ConnectorTest = z.infer<typeof connectorTestSchema>;
