import { Prisma } from '@flota/prisma';
import { type Asked, dayAt, dayOf, newest, newestOfContracts } from './newest.js';

const { sql } = Prisma;
const contract = { resource: 'contracts', id: sql`contract.id` };

/** A reversal may have been taken back in its turn, and what took it back is never taken back itself. */
const isTakenBack = (id: Prisma.Sql) => sql`exists (
  select from contract_event taken where taken.reverses_id = ${id}
    and not exists (select from contract_event restored where restored.reverses_id = taken.id))`;

/** Contracts begun and settled, and what was paid, taken back and promised on them. */
export const contractsOf = (asked: Asked): Prisma.Sql[] => [
  newest(asked, {
    kind: 'contract_begun',
    id: sql`contract.id`,
    at: dayAt(sql`starts_on`),
    from: sql`contract`,
    where: sql`customer_id = ${asked.customerId}::uuid`,
    record: contract,
    fact: sql`'number', number, 'on', starts_on`,
  }),
  newest(asked, {
    kind: 'contract_settled',
    id: sql`contract.id`,
    at: dayAt(sql`paid_off_on`),
    from: sql`contract`,
    where: sql`customer_id = ${asked.customerId}::uuid and paid_off_on is not null`,
    record: contract,
    fact: sql`'number', number, 'on', paid_off_on`,
  }),
];

export const paymentsOf = (asked: Asked): Prisma.Sql[] => [
  newestOfContracts(asked, {
    kind: 'money_received',
    id: sql`event.id`,
    at: dayAt(sql`event.value_on`),
    upTo: sql`event.value_on <= ${dayOf(asked)}`,
    from: sql`contract_event event`,
    where: sql`event.contract_id = contract.id
      and event.type in ('payment', 'prepayment', 'payoff', 'purchase_option') and event.amount is not null`,
    record: contract,
    fact: sql`'number', contract.number, 'on', event.value_on, 'amount', event.amount::text, 'what', event.type,
      'isTakenBack', ${isTakenBack(sql`event.id`)}`,
  }),
  newestOfContracts(asked, {
    kind: 'money_taken_back',
    id: sql`event.id`,
    at: dayAt(sql`event.entered_on`),
    from: sql`contract_event event
      join contract_event received on received.id = event.reverses_id and received.amount is not null
        and received.type in ('payment', 'prepayment', 'payoff', 'purchase_option')`,
    where: sql`event.contract_id = contract.id and event.type = 'reversal'`,
    record: contract,
    fact: sql`'number', contract.number, 'on', event.entered_on, 'amount', received.amount::text, 'reason', event.reason`,
  }),
];

export const promisesOf = (asked: Asked): Prisma.Sql[] => [
  newestOfContracts(asked, {
    kind: 'promise_made',
    id: sql`promise.id`,
    at: sql`promise.created_at`,
    from: sql`payment_promise promise`,
    where: sql`promise.contract_id = contract.id`,
    record: contract,
    fact: sql`'number', contract.number, 'amount', promise.amount::text, 'day', promise.day, 'state', promise.state,
      'byCustomer', promise.taken_by_id is null`,
  }),
];

export const restructuringsOf = (asked: Asked): Prisma.Sql[] => [
  newestOfContracts(asked, {
    kind: 'restructuring_proposed',
    id: sql`proposal.id`,
    at: sql`proposal.created_at`,
    from: sql`restructuring proposal join staff_account staff on staff.id = proposal.proposed_by_id`,
    where: sql`proposal.contract_id = contract.id`,
    record: contract,
    fact: sql`'number', contract.number, 'paymentsLeft', proposal.payments_left, 'graceMonths', proposal.grace_months,
      'validUntil', proposal.valid_until, 'state', proposal.state, 'declineReason', proposal.decline_reason, 'by', staff.name`,
  }),
  newestOfContracts(asked, {
    kind: 'restructuring_accepted',
    id: sql`proposal.id`,
    at: sql`proposal.ended_at`,
    from: sql`restructuring proposal`,
    where: sql`proposal.contract_id = contract.id and proposal.event_id is not null`,
    record: contract,
    fact: sql`'number', contract.number, 'paymentsLeft', proposal.payments_left`,
  }),
];

export const collectionsOf = (asked: Asked): Prisma.Sql[] => [
  newestOfContracts(asked, {
    kind: 'contact_logged',
    id: sql`contact.id`,
    at: sql`contact.at`,
    from: sql`collection_contact contact join staff_account staff on staff.id = contact.by_id`,
    where: sql`contact.contract_id = contract.id`,
    record: { resource: 'collections', id: sql`contract.id` },
    fact: sql`'number', contract.number, 'channel', contact.channel, 'direction', contact.direction,
      'result', contact.result, 'note', contact.note, 'by', staff.name, 'isStruck', contact.struck_at is not null`,
  }),
];
