import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { SeedContext } from '../context.js';
import { demoConversations } from '../data/demo-conversations.js';
import { buildConversation } from '../factories/conversation.factory.js';

/** The demo customers have written to customer care, unless somebody did already. */
export async function seedDemoConversations({ database, now }: SeedContext): Promise<number> {
  if ((await database.conversation.count()) > 0) return 0;
  const today = dayInMexico(now);
  const care = await database.staffAccount.findFirst({ where: { role: 'care' }, orderBy: { createdAt: 'asc' } });
  let rows = 0;
  for (const {
    email,
    contractNumber,
    closed = false,
    unread = false,
    messages,
    ...conversation
  } of demoConversations) {
    const customer = await database.customer.findUnique({ where: { email }, select: { id: true } });
    if (!customer || !care) continue;
    const contract = contractNumber && (await database.contract.findUnique({ where: { number: contractNumber } }));
    const written = messages.map(({ by, daysAgo, time, text }) => ({
      text,
      author: by === 'care' ? ('staff' as const) : ('customer' as const),
      staffId: by === 'care' ? care.id : null,
      createdAt: instantInMexico(addDays(today, -daysAgo), time),
    }));
    const [first, last] = [written[0], written.at(-1)];
    if (!first || !last) continue;
    await database.conversation.create({
      data: buildConversation({
        ...conversation,
        customerId: customer.id,
        contractId: contract ? contract.id : null,
        state: closed ? 'closed' : 'open',
        createdAt: first.createdAt,
        lastMessageAt: last.createdAt,
        customerReadAt: unread ? first.createdAt : last.createdAt,
        staffReadAt: written.findLast(({ author }) => author === 'staff')?.createdAt ?? null,
        messages: { create: written },
      }),
    });
    rows += 1 + written.length;
  }
  return rows;
}
