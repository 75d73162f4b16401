import { addMonths } from '@flota/finance';
import { dayInMexico, instantInMexico } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import type { SeedContext } from '../context.js';
import { FLEET_OWNER } from '../data/demo-fleet.js';
import { createInvoice, createPaymentReceipt } from '../factories/invoice.factory.js';

const STATEMENT_MONTHS = 3;

/** Of the fleet there would be hundreds, which show nothing that others don't and take long to make. */
const withPapers = { customer: { email: { not: FLEET_OWNER } } };

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
        ...withPapers,
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

/** The demo contract whose payments have receipts of their own, and the one of which the newest were not invoiced yet. */
const WITH_RECEIPTS = 'FL-2025-000772';
const BEHIND = 'FL-2024-000188';
const BEHIND_BY = 2;

/**
 * Invoices of the instalments charged so far, but for a few that finance still has to see to. Their XML needs a place to be
 * kept. The worker finds the movements they are of.
 */
export async function seedDemoInvoices(context: SeedContext): Promise<number> {
  const { database, fieldCipher, storage } = context;
  if (!fieldCipher || !storage || (await database.invoice.count()) > 0) return 0;
  const contracts = await database.contract.findMany({
    where: withPapers,
    select: {
      id: true,
      number: true,
      instalments: { where: { charged: true, kind: 'regular' }, orderBy: { number: 'asc' }, select: { number: true } },
    },
    orderBy: { id: 'asc' },
  });
  let rows = 0;
  for (const { id: contractId, number, instalments } of contracts) {
    const invoiced = number === BEHIND ? instalments.slice(0, -BEHIND_BY) : instalments;
    for (const { number: instalmentNumber } of invoiced) {
      const of = { contractId, instalmentNumber, fieldCipher, storage };
      rows +=
        number === WITH_RECEIPTS ? await withReceipts(context, of) : await createInvoice(database, of).then(() => 1);
    }
  }
  return rows;
}

type InvoiceOf = Parameters<typeof createInvoice>[1];

/** An invoice that is paid later, and the receipt of the money that paid it alone. */
async function withReceipts({ database }: SeedContext, of: InvoiceOf): Promise<number> {
  const { contractId, instalmentNumber = 1, fieldCipher, storage } = of;
  const invoice = await createInvoice(database, { ...of, method: 'PPD' });
  const movement = await database.movement.findFirst({
    where: {
      contractId,
      kind: 'payment',
      reverses: null,
      takenBackBy: { is: null },
      allocations: { some: { instalmentNumber }, every: { instalmentNumber } },
    },
  });
  if (!movement) return 1;
  await createPaymentReceipt(database, { invoice, movement, fieldCipher, storage });
  return 2;
}
