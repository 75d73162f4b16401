import { Prisma } from '@flota/prisma';
import { type Asked, newest } from './newest.js';

const { sql } = Prisma;

/** What was written between customer and customer care; of each conversation the newest. */
export const messagesOf = (asked: Asked): Prisma.Sql[] => [
  sql`(
  select each.* from conversation cross join lateral ${newest(asked, {
    kind: 'message_written',
    id: sql`message.id`,
    at: sql`message.created_at`,
    from: sql`message`,
    where: sql`message.conversation_id = conversation.id`,
    record: { resource: 'conversations', id: sql`conversation.id` },
    fact: sql`'folio', conversation.folio, 'subject', conversation.subject, 'author', message.author`,
  })} each
  where conversation.customer_id = ${asked.customerId}::uuid
  order by each.at desc, each.key desc limit ${asked.take})`,
];

/** What went out by itself. What it says is worked out of its kind (`stream.presenter.ts`). */
export const noticesOf = (asked: Asked): Prisma.Sql[] => [
  newest(asked, {
    kind: 'notice_sent',
    id: sql`id`,
    at: sql`created_at`,
    from: sql`outbound_email`,
    where: sql`told_customer_id = ${asked.customerId}::uuid and not superseded`,
    record: { resource: 'outbound-emails', id: sql`id` },
    fact: sql`'channel', 'email', 'of', kind, 'title', subject, 'to', recipient, 'state', state, 'fate', fate`,
  }),
  newest(asked, {
    kind: 'notice_sent',
    id: sql`id`,
    at: sql`created_at`,
    from: sql`text_message`,
    // Who wrote to us by telephone is answered there.
    where: sql`(agreed_kind = 'customer' and agreed_id = ${asked.customerId}::uuid or agreed_kind = 'conversation'
      and agreed_id in (select id from conversation where customer_id = ${asked.customerId}::uuid))`,
    record: { resource: 'text-messages', id: sql`id` },
    fact: sql`'channel', channel, 'of', kind, 'title', null, 'to', recipient, 'state', state, 'fate', fate`,
  }),
  newest(asked, {
    kind: 'notice_sent',
    id: sql`id`,
    at: sql`created_at`,
    from: sql`push_notice`,
    where: sql`customer_id = ${asked.customerId}::uuid`,
    fact: sql`'channel', 'push', 'of', kind, 'title', null, 'to', device_name, 'state', state, 'fate', null`,
  }),
];

/** Made with the customer's own mailbox. */
export const quotesOf = (asked: Asked): Prisma.Sql[] => [
  newest(asked, {
    kind: 'quote_made',
    id: sql`id`,
    at: sql`created_at`,
    from: sql`quote`,
    where: sql`contact_email = ${asked.email}`,
    record: { resource: 'quotes', id: sql`id` },
    fact: sql`'folio', folio`,
  }),
];

/** Sent from the customer's own mailbox, or what became a contract of theirs. */
export const leadsOf = (asked: Asked): Prisma.Sql[] => {
  const told = {
    kind: 'lead_created',
    id: sql`lead.id`,
    at: sql`lead.created_at`,
    from: sql`lead`,
    record: { resource: 'leads', id: sql`lead.id` },
    fact: sql`'folio', lead.folio`,
  };
  return [
    newest(asked, { ...told, where: sql`lead.email = ${asked.email}` }),
    newest(asked, {
      ...told,
      from: sql`lead join contract on contract.id = lead.contract_id`,
      where: sql`contract.customer_id = ${asked.customerId}::uuid and lead.email <> ${asked.email}`,
    }),
  ];
};
