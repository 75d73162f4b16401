import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { SeedContext } from '../context.js';
import { demoCannedAnswers, demoConversations } from '../data/demo-conversations.js';
import { buildConversation } from '../factories/conversation.factory.js';

const ANSWER_MS = 5 * 3_600_000;

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
    notes = [],
    rating,
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
        ...standingOf(written, closed),
        ownerId: written.some(({ staffId }) => staffId) ? care.id : null,
        notes: { create: notes.map((text) => ({ text, staffId: care.id, createdAt: last.createdAt })) },
        ...(rating && { rating: { create: { ...rating, ratedAt: last.createdAt } } }),
        staffReadAt: written.findLast(({ author }) => author === 'staff')?.createdAt ?? null,
        messages: { create: written },
      }),
    });
    rows += 1 + written.length;
  }
  for (const answer of demoCannedAnswers) {
    await database.cannedAnswer.upsert({ where: { name: answer.name }, create: answer, update: {} });
    rows += 1;
  }
  return rows;
}

/** Since when the customer waits. Nobody of care works in the demonstration by night: an answer was due within some hours. */
function standingOf(written: readonly { author: 'staff' | 'customer'; createdAt: Date }[], closed: boolean) {
  const lastAnswer = written.findLastIndex(({ author }) => author === 'staff');
  const waitingSince = closed ? null : (written[lastAnswer + 1]?.createdAt ?? null);
  return { waitingSince, answerDueAt: waitingSince && new Date(waitingSince.getTime() + ANSWER_MS) };
}
