import { z } from 'zod';
import { bulkOf } from './bulk.js';
import { fieldCode } from './field-codes.js';
import { ownRfcSchema } from './identifiers/index.js';
import { personNameSchema } from './person-name.js';
import { phoneSchema } from './phone.js';
import { dateOnly, emailSchema } from './primitives.js';
import { line } from './publishing.js';

/** At least one, and no more than a register has room for. */
const few = <Each extends z.ZodType>(each: Each, max: number) =>
  z.array(each, fieldCode('TEXT.REQUIRED')).min(1, fieldCode('TEXT.REQUIRED')).max(max, fieldCode('LIST.TOO_LONG'));

/**
 * `POST /api/admin/collection-agencies` and `PATCH …/{id}`: who collects for the lender, with what CONDUSEF's register of them
 * (REDECO) asks for: Disposiciones de carácter general aplicables a las entidades financieras en materia de despachos de cobranza.
 */
export const collectionAgencySchema = z
  .object({
    name: line(150, 2),
    tradeName: line(150, 0).default(''),
    rfc: ownRfcSchema,
    address: line(300, 10),
    phones: few(phoneSchema, 5),
    email: emailSchema,
    /** Who collects, by name. */
    collectors: few(personNameSchema, 50),
    contractFrom: dateOnly,
    /** Its last day; `null` for an open end. */
    contractUntil: dateOnly.nullable().default(null),
    /** Switched off, what it has in hand comes back at once, and it isn't published. */
    active: z.boolean(fieldCode('CHOICE.INVALID')).default(true),
  })
  .refine(({ contractFrom, contractUntil }) => contractUntil === null || contractUntil >= contractFrom, {
    path: ['contractUntil'],
    error: fieldCode('DATE.BEFORE_START'),
  });
export type CollectionAgencyInput = z.output<typeof collectionAgencySchema>;

/** `GET /api/admin/collection-agencies` */
export interface AdminCollectionAgency extends CollectionAgencyInput {
  id: string;
  /** Whether it may collect today: it isn't switched off, and its contract is in force. */
  inForce: boolean;
  /** Until its last day, of one that ends within `AGENCY_ENDS_SOON_DAYS`; `null` of any other. */
  endsInDays: number | null;
  /** What it has in hand. */
  openCases: number;
  updatedAt: string;
}

/** So long before its contract ends the list marks an agency: what it has in hand comes back then. */
export const AGENCY_ENDS_SOON_DAYS = 30;

const handover = z.object({
  agencyId: z.uuid(fieldCode('CHOICE.UNKNOWN')),
  /** The agency may begin on that day. */
  fromOn: dateOnly,
  /** Its last day, after which the case comes back by itself; until it is taken back or paid without. */
  untilOn: dateOnly.nullable().default(null),
  reason: line(500, 3),
});
const isInOrder = ({ fromOn, untilOn }: z.output<typeof handover>) => untilOn === null || untilOn >= fromOn;
const ORDER = { path: ['untilOn'], error: fieldCode('DATE.BEFORE_START') };

/** `POST /api/admin/collections/{id}/handover` */
export const newHandoverSchema = handover.refine(isInOrder, ORDER);
export type NewHandover = z.output<typeof newHandoverSchema>;

const caseId = z.uuid(fieldCode('ID.INVALID'));

/** `POST /api/admin/collections/handovers`: many cases to one agency, by the same words. */
export const newHandoversSchema = z
  .object({
    ...bulkOf(z.object({ id: caseId })).shape,
    ...handover.shape,
    /** Where one of them may not be handed over, none is. */
    together: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
  })
  .refine(isInOrder, ORDER);
export type NewHandovers = z.output<typeof newHandoversSchema>;

/** `POST /api/admin/collections/handovers/end` */
export const endHandoversSchema = z.object({
  /** Each with the agency that it was seen to be with. */
  ...bulkOf(z.object({ id: caseId, agencyId: caseId.nullable() })).shape,
  reason: line(500, 3),
});
export type EndHandovers = z.output<typeof endHandoversSchema>;

/** `POST /api/admin/collections/{id}/handover/end` */
export const endHandoverSchema = z.object({ reason: line(500, 3) });
export type EndHandover = z.output<typeof endHandoverSchema>;

/** `GET /api/admin/collection-handovers`: what agencies have been handed and still have, with what they need to collect it. */
export interface AdminHandover {
  id: string;
  contractId: string;
  contractNumber: string;
  agency: { id: string; name: string };
  customer: { id: string; name: string; phone: string | null };
  fromOn: string;
  untilOn: string | null;
  overdueSince: string;
  daysLate: number;
  /** MXN, without late interest. */
  overdueAmount: string;
  /** Where alone it is paid. */
  clabe: string;
  paymentReference: string;
}

/** Whom a customer may be looked for by, and how they are told apart from somebody who only says so. */
export const collectorSchema = z.object({
  name: z.string(),
  tradeName: z.string(),
  address: z.string(),
  phones: z.array(z.string()),
  email: z.string(),
  collectors: z.array(z.string()),
});
export type Collector = z.output<typeof collectorSchema>;

/** `GET /api/collection-agencies`: all whose contract is in force. */
export const collectorsSchema = z.object({ agencies: z.array(collectorSchema) });

/** `GET /api/customers/contracts/{id}/collector`: `null` where the lender's own staff collects it. */
export const ownCollectorSchema = z.object({ collector: collectorSchema.nullable() });
