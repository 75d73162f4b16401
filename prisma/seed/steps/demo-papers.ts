import { addMonths } from '@flota/finance';
import { dayInMexico, instantInMexico } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import type { SeedContext } from '../context.js';
import { createInvoice } from '../factories/invoice.factory.js';

const STATEMENT_MONTHS = 3;

/** After that nobody is mailed a statement any more: what the demo is set up with is no news. */
const SETTLED_AFTER_MS = 8 * 24 * 3_600_000;

/**
 * Statement runs of the last months with everything still to do. The worker makes their papers when it starts, as it takes up
 * any run that was left unfinished: so the demo's statements are real ones.
 */
export async function seedDemoStatementRuns({ database, now }: SeedContext): Promise<number> {
  if ((await database.statementRun.count()) > 0) return 0;
  const thisMonth = `${dayInMexico(now).slice(0, 7)}-01`;
  let rows = 0;
  for (let back = STATEMENT_MONTHS; back > 0; back--) {
    const month = addMonths(thisMonth, -back);
    const end = addMonths(month, 1);
    const startedAt = instantInMexico(end, '06:00');
    if (now.getTime() - startedAt.getTime() < SETTLED_AFTER_MS) continue;
    const contracts = await database.contract.findMany({
      where: {
        signedOn: { lt: dateColumn(end) },
        OR: [{ paidOffOn: null }, { paidOffOn: { gte: dateColumn(month) } }],
      },
      select: { id: true },
    });
    if (contracts.length === 0) continue;
    const items = { create: contracts.map(({ id: contractId }) => ({ contractId })) };
    const starts = { create: { kind: 'first' as const, at: startedAt, statements: contracts.length } };
    await database.statementRun.create({ data: { month: dateColumn(month), startedAt, items, starts } });
    rows += 1 + contracts.length;
  }
  return rows;
}

/** Invoices of all instalments charged so far. Their XML needs a place to be kept. */
export async function seedDemoInvoices({ database, fieldCipher, storage }: SeedContext): Promise<number> {
  if (!fieldCipher || !storage || (await database.invoice.count()) > 0) return 0;
  const instalments = await database.instalment.findMany({
    where: { charged: true, kind: 'regular' },
    orderBy: [{ contractId: 'asc' }, { number: 'asc' }],
  });
  for (const { contractId, number } of instalments) {
    await createInvoice(database, { contractId, instalmentNumber: number, fieldCipher, storage });
  }
  return instalments.length;
}
