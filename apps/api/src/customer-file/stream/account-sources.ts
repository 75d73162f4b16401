import { Prisma } from '@flota/prisma';
import { type Asked, newest, newestOfContracts } from './newest.js';

const { sql } = Prisma;

export const sessionsOf = (asked: Asked): Prisma.Sql[] => [
  newest(asked, {
    kind: 'signed_in',
    id: sql`id`,
    at: sql`created_at`,
    from: sql`auth_session`,
    where: sql`customer_id = ${asked.customerId}::uuid`,
    fact: sql`'userAgent', user_agent, 'isOpen', ended_at is null and expires_at > now()`,
  }),
];

/** What they agreed to: messages, charges of a card, the privacy notice. */
export const consentsOf = (asked: Asked): Prisma.Sql[] => [
  newest(asked, {
    kind: 'messages_agreed',
    id: sql`id`,
    at: sql`at`,
    from: sql`messaging_agreement`,
    where: sql`about_kind = 'customer' and about_id = ${asked.customerId}::uuid`,
    fact: sql`'channel', channel, 'agreed', agreed`,
  }),
  newestOfContracts(asked, {
    kind: 'charges_agreed',
    id: sql`mandate.id`,
    at: sql`mandate.accepted_at`,
    from: sql`automatic_payment mandate`,
    where: sql`mandate.contract_id = contract.id`,
    record: { resource: 'automatic-payments', id: sql`mandate.id` },
    fact: sql`'folio', mandate.folio, 'number', contract.number`,
  }),
];

export const quoteConsentsOf = (asked: Asked): Prisma.Sql[] => [
  newest(asked, {
    kind: 'privacy_agreed',
    id: sql`id`,
    at: sql`created_at`,
    from: sql`quote`,
    where: sql`contact_email = ${asked.email}`,
    record: { resource: 'quotes', id: sql`id` },
    fact: sql`'folio', folio`,
  }),
];

export const leadConsentsOf = (asked: Asked): Prisma.Sql[] => [
  newest(asked, {
    kind: 'privacy_agreed',
    id: sql`id`,
    at: sql`created_at`,
    from: sql`lead`,
    where: sql`email = ${asked.email} and consent_at is not null`,
    record: { resource: 'leads', id: sql`id` },
    fact: sql`'folio', folio`,
  }),
];

/** What staff and other systems noted, as `timelineFactSchema` has it. */
const noted = (asked: Asked, which: Prisma.Sql): Prisma.Sql => sql`(
  select at, key, null::jsonb as record, fact from (
    select at, ('noted:' || id::text) collate "C" as key, fact from timeline_entry
    where customer_id = ${asked.customerId}::uuid and at <= ${asked.before.at}::timestamptz and ${which}
  ) entry
  where (at, key) < (${asked.before.at}::timestamptz, ${asked.before.key})
  order by at desc, key desc limit ${asked.take})`;

export const notesOf = (asked: Asked): Prisma.Sql[] => [
  noted(asked, sql`fact ->> 'kind' not in ('task_added', 'task_done')`),
];
export const tasksOf = (asked: Asked): Prisma.Sql[] => [
  noted(asked, sql`fact ->> 'kind' in ('task_added', 'task_done')`),
];
