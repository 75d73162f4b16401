import { dayOfColumn, type Prisma } from '@flota/prisma';
import type { AdminBankLine, AdminBankLineDetail, MatchReason } from '@flota/schemas';
import { isClosed } from '../books/book-days.js';

export const lineInclude = {
  account: { select: { name: true } },
  contract: { select: { id: true, number: true, taxProfile: { select: { legalName: true } } } },
  payment: { select: { id: true, folio: true } },
} satisfies Prisma.BankLineInclude;
export type LineRow = Prisma.BankLineGetPayload<{ include: typeof lineInclude }> & {
  /** Read in clear. */
  clabe: string;
  lastClosed: string | null;
};

export const detailInclude = {
  ...lineInclude,
  entries: { orderBy: [{ enteredAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.BankLineInclude;
export type DetailedLineRow = LineRow &
  Prisma.BankLineGetPayload<{ include: typeof detailInclude }> & { staff: ReadonlyMap<string | null, string> };

export const presentLine = (line: LineRow): AdminBankLine => ({
  id: line.id,
  bankAccountId: line.bankAccountId,
  accountName: line.account.name,
  bankFileId: line.bankFileId,
  line: line.line,
  bookedOn: dayOfColumn(line.bookedOn),
  amount: line.amount.toFixed(2),
  trackingKey: line.trackingKey,
  reference: line.reference,
  concept: line.concept,
  senderName: line.senderName,
  senderClabe: line.clabe === '' ? '' : `···${line.clabe.slice(-4)}`,
  creditedClabe: line.creditedClabe,
  state: line.state,
  confidence: line.confidence,
  reasons: line.reasons as unknown as MatchReason[],
  contract: line.contract && {
    id: line.contract.id,
    number: line.contract.number,
    holder: line.contract.taxProfile.legalName,
  },
  payment: line.payment,
  note: line.note,
  locked: isClosed(dayOfColumn(line.bookedOn), line.lastClosed),
});

/** With the sender's account in full, for whoever has to send the money back, and with its life in the books. */
export const presentLineDetail = (line: DetailedLineRow): AdminBankLineDetail => ({
  ...presentLine(line),
  senderClabe: line.clabe,
  entries: line.entries.map((entry) => ({
    id: entry.id,
    bookedOn: dayOfColumn(entry.bookedOn),
    debit: entry.debit,
    credit: entry.credit,
    amount: entry.amount.toFixed(2),
    reason: entry.reason,
    reference: entry.reference,
    enteredAt: entry.enteredAt.toISOString(),
    enteredBy: line.staff.get(entry.enteredById) ?? null,
  })),
});
