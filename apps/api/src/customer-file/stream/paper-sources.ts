import { Prisma } from '@flota/prisma';
import { type Asked, newest, newestOfContracts } from './newest.js';

const { sql } = Prisma;

/** A fleet gets as many statements as it has contracts, all at once: those of a month are one entry. */
const statementsOf = ({ before, customerId, take }: Asked): Prisma.Sql => sql`(
  select at, key, record, fact from (
    select max(statement.issued_at) as at, ('statements_issued:' || min(statement.id::text)) collate "C" as key,
      case count(*) when 1 then jsonb_build_object('resource', 'contracts', 'id', min(contract.id::text)) end as record,
      jsonb_build_object('kind', 'statements_issued', 'month', statement.month, 'count', count(*),
        'number', min(contract.number)) as fact
    from contract join statement on statement.contract_id = contract.id
    where contract.customer_id = ${customerId}::uuid
    group by statement.month
  ) of_month
  where (at, key) < (${before.at}::timestamptz, ${before.key})
  order by at desc, key desc limit ${take})`;

/** What was issued to the customer. */
export const papersOf = (asked: Asked): Prisma.Sql[] => [
  statementsOf(asked),
  newestOfContracts(asked, {
    kind: 'letter_issued',
    id: sql`letter.id`,
    at: sql`letter.issued_at`,
    from: sql`contract_document letter`,
    where: sql`letter.contract_id = contract.id`,
    record: { resource: 'letters', id: sql`letter.id` },
    fact: sql`'number', contract.number, 'folio', letter.folio, 'letter', letter.kind, 'isVoid', letter.voided_on is not null`,
  }),
];

export const billRequestsOf = (asked: Asked): Prisma.Sql[] => [
  newestOfContracts(asked, {
    kind: 'bill_requested',
    id: sql`bill.id`,
    at: sql`bill.created_at`,
    from: sql`bill_request bill`,
    where: sql`bill.contract_id = contract.id`,
    record: { resource: 'bill-requests', id: sql`bill.id` },
    fact: sql`'folio', bill.folio, 'number', contract.number, 'state', bill.state`,
  }),
  newestOfContracts(asked, {
    kind: 'bill_handed_over',
    id: sql`handover.id`,
    at: sql`coalesce(handover.received_at, handover.sent_at)`,
    from: sql`bill_request bill join bill_handover handover on handover.request_id = bill.id`,
    where: sql`bill.contract_id = contract.id`,
    record: { resource: 'bill-requests', id: sql`bill.id` },
    fact: sql`'folio', bill.folio, 'number', contract.number, 'way', handover.way,
      'receiverName', handover.receiver_name, 'isTakenBack', handover.voided_at is not null`,
  }),
];

export const taxChangesOf = (asked: Asked): Prisma.Sql[] => [
  newest(asked, {
    kind: 'tax_change_asked',
    id: sql`change.id`,
    at: sql`change.created_at`,
    from: sql`tax_change change join tax_profile profile on profile.id = change.tax_profile_id`,
    where: sql`profile.customer_id = ${asked.customerId}::uuid`,
    record: { resource: 'tax-changes', id: sql`change.id` },
    fact: sql`'folio', change.folio, 'legalName', change.legal_name, 'state', change.state`,
  }),
];

export const signaturesOf = (asked: Asked): Prisma.Sql[] => [
  newestOfContracts(asked, {
    kind: 'signature_asked',
    id: sql`request.id`,
    at: sql`request.created_at`,
    from: sql`signing_request request`,
    where: sql`request.contract_id = contract.id`,
    record: { resource: 'signing-requests', id: sql`request.id` },
    fact: sql`'folio', request.folio, 'title', request.title, 'state', request.state`,
  }),
];

export const policiesOf = (asked: Asked): Prisma.Sql[] => [
  newestOfContracts(asked, {
    kind: 'policy_sent',
    id: sql`submission.id`,
    at: sql`submission.created_at`,
    from: sql`policy_submission submission`,
    where: sql`submission.contract_id = contract.id`,
    record: { resource: 'policy-submissions', id: sql`submission.id` },
    fact: sql`'folio', submission.folio, 'insurer', submission.insurer, 'state', submission.state`,
  }),
];
