import { z } from 'zod';
import { EVENT_TITLES, type EventType } from './event-titles.js';

/** What is told of a record whose fields are for the API to say. */
const change = z.enum(['created', 'updated', 'deleted']);
const id = z.uuid();
const date = z.iso.date();
/** MXN with two decimals, as text. */
const money = z.string();

const contract = { contractId: id, contractNumber: z.string() };

/** Money that came in from outside, whatever it was meant for. */
const received = {
  ...contract,
  /** The receipt's: the same one when it is taken back, or counts again. */
  eventId: id,
  amount: money,
  /** Value date. */
  on: date,
  /** Of the payment by card or transfer that it came by. */
  paymentId: id.nullable(),
};

/** What an event is about: events of one subject arrive in the order in which they happened. */
export type EventSubjectKind =
  'bill-request' | 'content' | 'contract' | 'customer' | 'invoice' | 'lead' | 'policy' | 'quote' | 'statement';

interface Declared {
  title: string;
  subject: EventSubjectKind;
  data: z.ZodObject;
}

const declare = <const Types extends Readonly<Record<EventType, Declared>>>(types: Types): Types => types;

/**
 * Everything the product tells other systems, by its type. `data` has ids, folios, amounts and states: **never personal
 * data**. Who needs those asks the API, which looks at what they may read.
 */
export const EVENTS = declare({
  'quote.requested': {
    title: EVENT_TITLES['quote.requested'],
    subject: 'quote',
    // Of several kinds of vehicle `priceWithVat` is of all together, and `units` 1.
    data: z.object({
      quoteId: id,
      folio: z.string(),
      planSlug: z.string(),
      units: z.int(),
      priceWithVat: money,
      vehicles: z.array(
        z.object({ model: z.string(), version: z.string(), units: z.int(), equipment: z.array(z.string()) }),
      ),
    }),
  },
  'lead.created': {
    title: EVENT_TITLES['lead.created'],
    subject: 'lead',
    data: z.object({ leadId: id, folio: z.string().nullable(), kind: z.string(), quoteId: id.nullable() }),
  },
  /** `mergedLeadId` is part of `leadId` from now on; other systems may do the same. */
  'lead.merged': {
    title: EVENT_TITLES['lead.merged'],
    subject: 'lead',
    data: z.object({ leadId: id, mergedLeadId: id }),
  },
  'lead.unmerged': {
    title: EVENT_TITLES['lead.unmerged'],
    subject: 'lead',
    data: z.object({ leadId: id, mergedLeadId: id }),
  },
  'payment.received': {
    title: EVENT_TITLES['payment.received'],
    subject: 'contract',
    data: z.object({ ...received, kind: z.enum(['payment', 'prepayment', 'payoff', 'purchase_option']) }),
  },
  'payment.reversed': {
    title: EVENT_TITLES['payment.reversed'],
    subject: 'contract',
    data: z.object({ ...received, reversedByEventId: id }),
  },
  'bill-request.changed': {
    title: EVENT_TITLES['bill-request.changed'],
    subject: 'bill-request',
    data: z.object({ billRequestId: id, contractId: id, folio: z.string(), state: z.string() }),
  },
  'statement.issued': {
    title: EVENT_TITLES['statement.issued'],
    subject: 'statement',
    data: z.object({ ...contract, statementId: id, month: z.string(), cutOn: date }),
  },
  'contract.settled': {
    title: EVENT_TITLES['contract.settled'],
    subject: 'contract',
    data: z.object({ ...contract, settledOn: date }),
  },
  'customer.changed': {
    title: EVENT_TITLES['customer.changed'],
    subject: 'customer',
    data: z.object({ customerId: id, change }),
  },
  'contract.changed': {
    title: EVENT_TITLES['contract.changed'],
    subject: 'contract',
    data: z.object({ ...contract, change }),
  },
  'movement.posted': {
    title: EVENT_TITLES['movement.posted'],
    subject: 'contract',
    data: z.object({
      ...contract,
      movementId: id,
      sequence: z.int(),
      kind: z.string(),
      /** Negative where money was received. */
      amount: money,
      valueOn: date,
      postedOn: date,
      /** Sequence of the movement that it takes back. */
      reverses: z.int().nullable(),
    }),
  },
  'invoice.changed': {
    title: EVENT_TITLES['invoice.changed'],
    subject: 'invoice',
    data: z.object({ invoiceId: id, contractId: id, uuid: id, change }),
  },
  'policy.changed': {
    title: EVENT_TITLES['policy.changed'],
    subject: 'policy',
    data: z.object({ policyId: id, contractId: id, change }),
  },
  'content.changed': {
    title: EVENT_TITLES['content.changed'],
    subject: 'content',
    /** `kind` as in `/api/content/v1/{kind}`, `key` what its records are addressed by. */
    data: z.object({ kind: z.string(), key: z.string(), change }),
  },
});

export type EventData<Type extends EventType> = z.output<(typeof EVENTS)[Type]['data']>;

export const eventTypeSchema = z.enum(Object.keys(EVENTS) as EventType[]);

/** An event as other systems get it: the body of a webhook, and an entry of `/changes`. */
export interface ToldEvent<Type extends EventType = EventType> {
  id: string;
  type: Type;
  /** When it happened. */
  timestamp: string;
  data: EventData<Type>;
}
