import { z } from 'zod';
import { EMAIL_FATES, EMAIL_STATES } from './admin.js';
import { LEAD_STAGES, STORED_LOST_REASONS } from './lead-stages.js';
import { dateOnly } from './primitives.js';

export const CALL_OUTCOMES = ['answered', 'no_answer', 'busy', 'failed'] as const;
export const CALL_OUTCOME_NAMES = {
  answered: 'Contestada',
  no_answer: 'Sin respuesta',
  busy: 'Ocupado',
  failed: 'No se pudo marcar',
} as const satisfies Record<(typeof CALL_OUTCOMES)[number], string>;

/** Where a prospect stands in the lender's CRM, and how staff read it. */
export const PROSPECT_STATES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type ProspectState = (typeof PROSPECT_STATES)[number];
export const PROSPECT_STATE_NAMES = {
  new: 'Nuevo',
  contacted: 'Contactado',
  qualified: 'Calificado',
  won: 'Ganado',
  lost: 'Perdido',
} as const satisfies Record<ProspectState, string>;

const entry = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

/** Who of staff; null: nobody, or it is not known any more. */
const by = z.string().nullable();

/** What happened with a lead, a quote or a customer, here or in another system, by its kind. */
export const timelineFactSchema = z.discriminatedUnion('kind', [
  entry('call_requested', { /** Who of staff; null: by the site. */ by: z.string().nullable() }),
  entry('call_ended', {
    direction: z.enum(['outbound', 'inbound']),
    outcome: z.enum(CALL_OUTCOMES),
    seconds: z.int(),
    agent: z.string().nullable(),
  }),
  entry('prospect_sent', { /** What the CRM calls it. */ externalId: z.string() }),
  entry('prospect_changed', { state: z.enum(PROSPECT_STATES), note: z.string().nullable() }),
  entry('note', { text: z.string(), by }),
  entry('call_noted', { outcome: z.enum(CALL_OUTCOMES), note: z.string(), by }),
  entry('lead_moved', {
    from: z.enum(LEAD_STAGES),
    to: z.enum(LEAD_STAGES),
    by,
    /** What it became. */
    contract: z.string().nullable(),
    reason: z.enum(STORED_LOST_REASONS).nullable(),
    note: z.string(),
  }),
  entry('lead_given', { /** Null: taken from who had it. */ to: z.string().nullable(), by }),
  entry('lead_merged', { /** Of the one that became part of this one. */ folio: z.string(), name: z.string(), by }),
  entry('lead_unmerged', { folio: z.string(), name: z.string(), by }),
  entry('task_added', { title: z.string(), dueOn: dateOnly, owner: z.string().nullable(), by }),
  entry('contact_edited', { phone: z.boolean(), /** Asked for: its link has to be used. */ email: z.boolean(), by }),
  entry('task_done', { title: z.string(), /** Else it is to be done again. */ done: z.boolean(), by }),
]);
export type TimelineFact = z.infer<typeof timelineFactSchema>;

export const TIMELINE_SUBJECTS = ['leads', 'quotes', 'customers'] as const;
export type TimelineSubject = (typeof TIMELINE_SUBJECTS)[number];

/** What is told of a lead and follows from other records: nobody notes it. */
const timelineMomentSchema = z.discriminatedUnion('kind', [
  entry('lead_created', { folio: z.string().nullable() }),
  entry('quote_made', { folio: z.string() }),
  entry('mail_sent', { subject: z.string().nullable(), /** Which one, e.g. `leads.send-receipt`. */ mail: z.string() }),
  entry('mail_written', {
    subject: z.string(),
    text: z.string(),
    by: z.string(),
    /** How it stands now, and what became of it after it left. */
    state: z.enum(EMAIL_STATES),
    fate: z.enum(EMAIL_FATES).nullable(),
  }),
]);

/** `GET /api/admin/timeline/{leads|quotes|customers}/{id}`: the newest first. */
export const timelineSchema = z.array(
  z.object({ id: z.uuid(), at: z.iso.datetime() }).and(z.union([timelineFactSchema, timelineMomentSchema])),
);
export type TimelineEntry = z.infer<typeof timelineSchema>[number];
