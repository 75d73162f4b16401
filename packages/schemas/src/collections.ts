import { z } from 'zod';
import type { PaymentPromiseState } from './account/payment-promises.js';
import type { RestructuringState } from './account/restructurings.js';
import { addDays } from './calendar.js';
import { ARREARS, type Arrears } from './dashboard.js';
import { bulkOf } from './bulk.js';
import { fieldCode } from './field-codes.js';
import type { TimeZone } from './notices.js';
import { dateOnly } from './primitives.js';
import type { CaseReminder } from './reminders.js';

/** The worklist's order: what is first is done first. The database ranks by the figure (`collection_urgency`). */
export const COLLECTION_RANKS = {
  /** A promise was broken, and nobody has said since when to go on. */
  broken: '1',
  /** What somebody planned is due. */
  due: '2',
  open: '3',
  /** For a day that is planned, or for what was promised. */
  waiting: '4',
  /** Nobody may look for them. */
  stopped: '5',
} as const;
export type CollectionRank = keyof typeof COLLECTION_RANKS;

/** By when somebody is to go on with it: today at the latest, later, or nobody said. */
export const COLLECTION_ACTIONS = ['due', 'planned', 'none'] as const;
export type CollectionAction = (typeof COLLECTION_ACTIONS)[number];

/** How old arrears are that began on that day. */
export function arrearsOf(overdueSince: string, today: string): Arrears {
  const ages = Object.entries(ARREARS) as [Arrears, (typeof ARREARS)[Arrears]][];
  return ages.find(([, { to }]) => to !== null && addDays(overdueSince, to) >= today)?.[0] ?? '91+';
}

export const CONTACT_CHANNELS = ['phone', 'whatsapp', 'email', 'visit'] as const;
export const CONTACT_CHANNEL_NAMES = {
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  email: 'Correo',
  visit: 'Visita',
} as const satisfies Record<(typeof CONTACT_CHANNELS)[number], string>;

export const CONTACT_DIRECTIONS = ['outgoing', 'incoming'] as const;
export const CONTACT_DIRECTION_NAMES = {
  outgoing: 'Nosotros lo buscamos',
  incoming: 'El cliente nos buscó',
} as const satisfies Record<(typeof CONTACT_DIRECTIONS)[number], string>;

export const CONTACT_SPOKEN_TO = ['holder', 'representative', 'guarantor', 'other', 'nobody'] as const;
export const CONTACT_SPOKEN_TO_NAMES = {
  holder: 'El cliente',
  representative: 'Su representante',
  guarantor: 'Su aval u obligado solidario',
  other: 'Otra persona (no se le habla del adeudo)',
  nobody: 'Nadie',
} as const satisfies Record<(typeof CONTACT_SPOKEN_TO)[number], string>;

export const CONTACT_RESULTS = [
  'promised',
  'call_later',
  'informed',
  'no_answer',
  'wrong_number',
  'refuses',
  'disputes',
] as const;
export type ContactResult = (typeof CONTACT_RESULTS)[number];
export const CONTACT_RESULT_NAMES = {
  promised: 'Prometió pagar',
  call_later: 'Pidió que se le llame después',
  informed: 'Quedó enterado',
  no_answer: 'No contestó',
  wrong_number: 'Número equivocado',
  refuses: 'Se niega a pagar',
  disputes: 'No está de acuerdo con el adeudo',
} as const satisfies Record<ContactResult, string>;

/** All that may become of a contact with somebody who doesn't owe it: nothing of the debt is said to them. */
const WITHOUT_THE_DEBT: readonly ContactResult[] = ['no_answer', 'wrong_number', 'call_later'];

const words = (most: number) => z.string().trim().max(most, fieldCode('TEXT.TOO_LONG'));

/** A day and with what: `null` takes away what was planned. */
export const nextActionSchema = z.object({ on: dateOnly.nullable(), note: words(200).default('') });
export type NextAction = z.output<typeof nextActionSchema>;

/** `POST /api/admin/collections/{id}/contacts` */
export const newContactSchema = z
  .object({
    channel: z.enum(CONTACT_CHANNELS, fieldCode('CHOICE.UNKNOWN')),
    direction: z.enum(CONTACT_DIRECTIONS, fieldCode('CHOICE.UNKNOWN')),
    spokenTo: z.enum(CONTACT_SPOKEN_TO, fieldCode('CHOICE.UNKNOWN')),
    result: z.enum(CONTACT_RESULTS, fieldCode('CHOICE.UNKNOWN')),
    note: words(1000).default(''),
    /** Why it was outside of the hours, or although contact is stopped. */
    exception: words(300).default(''),
    /** When to go on with it; what was planned stays without. */
    nextOn: dateOnly.nullable().default(null),
  })
  .refine(
    ({ result, spokenTo }) => (spokenTo !== 'other' && spokenTo !== 'nobody') || WITHOUT_THE_DEBT.includes(result),
    { path: ['result'], error: fieldCode('COLLECTION.NOT_WITH_OTHERS') },
  )
  .refine(({ nextOn, result }) => result !== 'call_later' || nextOn !== null, {
    path: ['nextOn'],
    error: fieldCode('COLLECTION.DAY_REQUIRED'),
  });
export type NewContact = z.output<typeof newContactSchema>;

/** `POST /api/admin/collections/assign`: nobody's, without a member of staff. */
export const assignmentSchema = bulkOf(
  z.object({
    id: z.uuid(fieldCode('ID.INVALID')),
    /** Whose it was seen to be. */
    from: z.uuid(fieldCode('ID.INVALID')).nullable(),
    to: z.uuid(fieldCode('ID.INVALID')).nullable(),
  }),
);
export type Assignment = z.output<typeof assignmentSchema>;

export const CONTACT_STOP_REASONS = ['dispute', 'arco', 'death', 'lawyer', 'judicial'] as const;
export const CONTACT_STOP_REASON_NAMES = {
  dispute: 'Aclaración en curso',
  arco: 'Derechos ARCO: se opuso al contacto',
  death: 'Fallecimiento',
  lawyer: 'Lo representa un abogado',
  judicial: 'Cobro por vía judicial',
} as const satisfies Record<(typeof CONTACT_STOP_REASONS)[number], string>;

/** `POST /api/admin/collections/{id}/stops` */
export const newStopSchema = z.object({
  reason: z.enum(CONTACT_STOP_REASONS, fieldCode('CHOICE.UNKNOWN')),
  /** Of all that the customer has, or of this contract. */
  allContracts: z.boolean(fieldCode('CHOICE.INVALID')),
  /** Its last day; until somebody lifts it without. */
  until: dateOnly.nullable().default(null),
  note: words(500).default(''),
});
export type NewStop = z.output<typeof newStopSchema>;

const hour = z.number(fieldCode('CHOICE.UNKNOWN')).int(fieldCode('CHOICE.INVALID'));

/**
 * Between which hours of the debtor's clock the law lets anybody look for them: CONDUSEF, Disposiciones de carácter general
 * aplicables a las entidades financieras en materia de despachos de cobranza. Lenders set narrower ones.
 */
export const LAWFUL_HOURS = { from: 7, until: 22 } as const;

/** `PATCH /api/admin/collection-settings/1`. On Sundays and holidays there are none; without hours none on Saturdays either. */
export const collectionHoursSchema = z
  .object({ weekdayFrom: hour, weekdayUntil: hour, saturdayFrom: hour, saturdayUntil: hour })
  .superRefine((hours, context) => {
    for (const field of Object.keys(hours) as (keyof typeof hours)[]) {
      if (hours[field] < LAWFUL_HOURS.from || hours[field] > LAWFUL_HOURS.until)
        context.addIssue({ code: 'custom', path: [field], message: fieldCode('COLLECTION.UNLAWFUL_HOUR') });
    }
    if (hours.weekdayUntil <= hours.weekdayFrom)
      context.addIssue({ code: 'custom', path: ['weekdayUntil'], message: fieldCode('COLLECTION.HOURS_REVERSED') });
    if (hours.saturdayUntil < hours.saturdayFrom)
      context.addIssue({ code: 'custom', path: ['saturdayUntil'], message: fieldCode('COLLECTION.HOURS_REVERSED') });
  });
export type CollectionHours = z.output<typeof collectionHoursSchema>;

/** `GET /api/admin/collection-settings/1` */
export interface AdminCollectionSettings extends CollectionHours {
  id: number;
  updatedAt: string;
}

/** `GET /api/admin/collections`: contracts that are behind, the most urgent first. */
export interface AdminCollection {
  /** The contract's. */
  id: string;
  contractNumber: string;
  customer: { id: string; name: string };
  rank: CollectionRank;
  overdueSince: string;
  daysLate: number;
  age: Arrears;
  /** MXN, without late interest. */
  overdueAmount: string;
  promise: { state: PaymentPromiseState; day: string } | null;
  lastContact: { at: string; channel: (typeof CONTACT_CHANNELS)[number]; result: ContactResult } | null;
  lastPaymentOn: string | null;
  assignedTo: { id: string; name: string } | null;
  /** Who of outside has been handed it, from which day on, and until which if that was said. */
  agency: { id: string; name: string; fromOn: string; untilOn: string | null } | null;
  actionOn: string | null;
  actionNote: string;
}

/** `GET /api/admin/collection-totals`: by age, what its list has. */
export const collectionTotalsSchema = z.object({
  totals: z.array(
    z.object({ age: z.enum(Object.keys(ARREARS) as Arrears[]), contracts: z.number(), amount: z.string() }),
  ),
});
export type CollectionTotals = z.infer<typeof collectionTotalsSchema>;

/** `GET /api/admin/collection-assignees`: who works on it. */
export const collectionAssigneesSchema = z.object({
  staff: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CollectionAssignees = z.infer<typeof collectionAssigneesSchema>;

/** What happened about what is owed, one thing after the other. */
export type CollectionEntry = { id: string; at: string } & (
  | {
      kind: 'contact';
      channel: (typeof CONTACT_CHANNELS)[number];
      direction: (typeof CONTACT_DIRECTIONS)[number];
      spokenTo: (typeof CONTACT_SPOKEN_TO)[number];
      result: ContactResult;
      note: string;
      exception: string;
      by: { id: string; name: string };
      isStruck: boolean;
    }
  | { kind: 'promise'; amount: string; day: string; state: PaymentPromiseState; byCustomer: boolean }
  | { kind: 'payment'; amount: string; on: string }
  | { kind: 'notice'; title: string; channel: string; to: string }
  | {
      kind: 'stop' | 'lift';
      reason: (typeof CONTACT_STOP_REASONS)[number];
      allContracts: boolean;
      until: string | null;
      note: string;
      by: string;
    }
  | { kind: 'handover'; agency: string; fromOn: string; untilOn: string | null; reason: string; by: string }
  /** Nobody took back what was paid, which has no reason either, or what its time ended. */
  | { kind: 'takenBack'; agency: string; reason: string; by: string | null }
  | { kind: 'proposed'; paymentsLeft: number; graceMonths: number; validUntil: string; reason: string; by: string }
  /** A proposal that was answered or taken back, or what was accepted of it later. Nobody lets its last day pass; `null` too where it isn't known. */
  | {
      kind: 'answered';
      state: Exclude<RestructuringState, 'open'>;
      paymentsLeft: number;
      reason: string;
      by: string | null;
      byCustomer: boolean;
    }
);

/** Whether a customer may be looked for, by the clock of where they are. */
export interface ContactHours {
  areOpen: boolean;
  timeZone: TimeZone;
  /** `HH:MM` there. */
  localTime: string;
  /** When they open next, where they are not. */
  opens: { day: string; hour: number } | null;
}

/** `GET /api/admin/collections/{id}`: of any contract, as it may have been paid meanwhile. */
export interface AdminCollectionDetail {
  id: string;
  contractNumber: string;
  customer: { id: string; name: string; phone: string | null; email: string };
  /** `null` of one that is not behind. */
  standing: AdminCollection | null;
  /** MXN, all that is owed today, late interest included. */
  owedToday: string;
  lateInterest: string;
  stop: {
    id: string;
    reason: (typeof CONTACT_STOP_REASONS)[number];
    allContracts: boolean;
    until: string | null;
  } | null;
  hours: ContactHours;
  /** The chain of reminders as it stands for this contract, in its order. */
  reminders: CaseReminder[];
  history: CollectionEntry[];
}
