import { type BookAccount, dateColumn, type Prisma } from '@flota/prisma';
import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';
import { ledgerAmounts, ZERO } from '../books/ledger-amounts.js';
import type { Counted, DayFigures, Held } from './proof-figures.js';

type Sum = { count: bigint; amount: Prisma.Decimal | null };

const counted = ({ count, amount }: Sum): Counted => ({ count: Number(count), amount: amount?.toFixed(2) ?? '0.00' });

/** All that is known of a day's money. @param lastClosed the newest day that is closed */
export async function dayFigures(database: Database, day: string, lastClosed: string | null): Promise<DayFigures> {
  const gone = await goneBy(database, day);
  return {
    day,
    accounts: await accountsOn(database, day),
    matched: await matchedOn(database, day),
    cards: await cardsOn(database, day),
    unlinked: await unlinkedOn(database, day, lastClosed),
    suspense: await waitingOf(database, day),
    returned: gone('bank'),
    own: gone('own'),
    refunds: await refundsOn(database, day),
    suspenseAccount: await suspenseAccount(database, day),
    openLines: await database.bankLine.count({ where: { bookedOn: dateColumn(day), state: 'open' } }),
  };
}

async function accountsOn(database: Database, day: string): Promise<DayFigures['accounts']> {
  const rows = await database.$queryRaw<
    {
      id: string;
      name: string;
      clabe: string;
      in: bigint;
      received: Prisma.Decimal | null;
      out: bigint;
      sent: Prisma.Decimal | null;
    }[]
  >`
    select account.id, account.name, account.clabe, count(line.id) filter (where line.amount > 0) "in",
      sum(line.amount) filter (where line.amount > 0) received, count(line.id) filter (where line.amount < 0) out,
      -sum(line.amount) filter (where line.amount < 0) sent
    from bank_account account
    left join bank_line line on line.bank_account_id = account.id and line.booked_on = ${dateColumn(day)}::date
    where account.active or line.id is not null
    group by account.id order by account.name`;
  return rows.map(({ in: incoming, received, out, sent, ...account }) => ({
    ...account,
    received: counted({ count: incoming, amount: received }),
    outgoing: counted({ count: out, amount: sent }),
  }));
}

/** What each line brought that is with a contract, beside what that contract's ledger has of it. */
async function matchedOn(database: Database, day: string): Promise<Held[]> {
  const lines = await database.bankLine.findMany({
    where: { bookedOn: dateColumn(day), state: 'matched' },
    orderBy: { line: 'asc' },
    select: { amount: true, paymentId: true, payment: { select: PAYMENT } },
  });
  return held(
    database,
    lines.flatMap(({ amount, payment }) => (payment ? [{ payment, received: amount.toFixed(2) }] : [])),
  );
}

async function cardsOn(database: Database, day: string): Promise<Held[]> {
  const payments = await database.payment.findMany({
    where: { state: 'paid', provider: { not: 'transfer' }, paidAt: within(day) },
    orderBy: { paidAt: 'asc' },
    select: PAYMENT,
  });
  return held(
    database,
    payments.map((payment) => ({ payment, received: payment.amount.toFixed(2) })),
  );
}

/**
 * Transfers that were posted by hand and that no line of a bank is matched to: of the day, and those of closed days that
 * were entered after them.
 */
async function unlinkedOn(database: Database, day: string, lastClosed: string | null): Promise<Held[]> {
  const closing = lastClosed && (await database.closedDay.findUnique({ where: { day: dateColumn(lastClosed) } }));
  const first = await firstDay(database);
  const payments = await database.payment.findMany({
    where: {
      state: 'paid',
      provider: 'transfer',
      bankLines: { none: { state: 'matched' } },
      OR: [
        { paidAt: within(day) },
        ...(closing && first
          ? [{ paidAt: { gte: instantInMexico(first), lt: instantInMexico(day) }, createdAt: { gt: closing.closedAt } }]
          : []),
      ],
    },
    orderBy: { paidAt: 'asc' },
    select: PAYMENT,
  });
  const all = await held(
    database,
    payments.map((payment) => ({ payment, received: ZERO })),
  );
  return all.filter(({ posted }) => posted !== ZERO);
}

const within = (day: string) => ({ gte: instantInMexico(day), lt: instantInMexico(addDays(day, 1)) });

const PAYMENT = {
  id: true,
  folio: true,
  amount: true,
  contractId: true,
  contract: { select: { number: true } },
} satisfies Prisma.PaymentSelect;

type Paid = Prisma.PaymentGetPayload<{ select: typeof PAYMENT }>;

/** With what the ledgers of their contracts have of them. */
async function held(database: Database, paid: readonly { payment: Paid; received: string }[]): Promise<Held[]> {
  const posted = await ledgerAmounts(
    database,
    paid.map(({ payment: { id } }) => id),
  );
  return paid.map(({ payment, received }) => ({
    name: payment.folio,
    contractId: payment.contractId,
    contractNumber: payment.contract.number,
    received,
    posted: posted.get(payment.id) ?? ZERO,
  }));
}

/** Credit that contracts gave back as of that day. */
async function refundsOn(database: Database, day: string): Promise<Counted> {
  const { _count, _sum } = await database.contractEvent.aggregate({
    where: { type: 'refund', valueOn: dateColumn(day), reversedBy: { none: { reversedBy: { none: {} } } } },
    _count: true,
    _sum: { amount: true },
  });
  return { count: _count, amount: _sum.amount?.toFixed(2) ?? ZERO };
}

/** What of the day's lines left suspense on that day, by where it went. */
async function goneBy(database: Database, day: string) {
  const rows = await database.$queryRaw<(Sum & { account: BookAccount })[]>`
    select where_to account, count(*) filter (where amount > 0) - count(*) filter (where amount < 0) count, sum(amount) amount
    from (
      select case when entry.debit = 'suspense' then entry.credit else entry.debit end where_to,
        case when entry.debit = 'suspense' then entry.amount else -entry.amount end amount
      from suspense_entry entry join bank_line line on line.id = entry.bank_line_id
      where entry.booked_on = ${dateColumn(day)}::date and line.booked_on = entry.booked_on
        and entry.entered_by is not null
    ) moved group by where_to`;
  return (account: BookAccount) => counted(rows.find((row) => row.account === account) ?? { count: 0n, amount: null });
}

/** What of the day's lines was in suspense at its end. */
async function waitingOf(database: Database, day: string): Promise<Counted> {
  const [row] = await database.$queryRaw<Sum[]>`
    select count(*) count, sum(waiting) amount from (
      select sum(case when entry.credit = 'suspense' then entry.amount else -entry.amount end) waiting
      from bank_line line join suspense_entry entry on entry.bank_line_id = line.id
      where line.booked_on = ${dateColumn(day)}::date and entry.booked_on = line.booked_on
      group by line.id
    ) lines where waiting > 0`;
  return counted(row ?? { count: 0n, amount: null });
}

type Movements = Record<'opening' | 'received' | 'returnedToIt' | 'posted' | 'returned' | 'own', Prisma.Decimal | null>;

/** The suspense account through the day, whatever the day of the lines. */
async function suspenseAccount(database: Database, day: string): Promise<DayFigures['suspenseAccount']> {
  const [row] = await database.$queryRaw<Movements[]>`
    select
      sum(case when credit = 'suspense' then amount else -amount end) filter (where booked_on < ${dateColumn(day)}::date) opening,
      sum(amount) filter (where today and credit = 'suspense' and entered_by is null) received,
      sum(amount) filter (where today and credit = 'suspense' and entered_by is not null) "returnedToIt",
      sum(amount) filter (where today and debit = 'suspense' and credit = 'contracts') posted,
      sum(amount) filter (where today and debit = 'suspense' and credit = 'bank') returned,
      sum(amount) filter (where today and debit = 'suspense' and credit = 'own') own
    from (
      select *, booked_on = ${dateColumn(day)}::date today from suspense_entry where booked_on <= ${dateColumn(day)}::date
    ) entries`;
  const text = (name: keyof Movements) => row?.[name]?.toFixed(2) ?? '0.00';
  return {
    opening: text('opening'),
    received: text('received'),
    returnedToIt: text('returnedToIt'),
    posted: text('posted'),
    returned: text('returned'),
    own: text('own'),
  };
}

/** The day reconciliation began: what was posted before it never came by here. */
export async function firstDay(database: Database): Promise<string | null> {
  const { _min } = await database.bankLine.aggregate({ _min: { bookedOn: true } });
  return _min.bookedOn && _min.bookedOn.toISOString().slice(0, 10);
}

/** The first day after the last closed one, and before this one, that money came on; `null` when there is none. */
export async function earlierOpen(database: Database, day: string, lastClosed: string | null): Promise<string | null> {
  const first = await firstDay(database);
  if (!first) return null;
  const from = lastClosed && lastClosed >= first ? addDays(lastClosed, 1) : first;
  if (from >= day) return null;
  const line = await database.bankLine.findFirst({
    where: { bookedOn: { gte: dateColumn(from), lt: dateColumn(day) }, amount: { gt: 0 } },
    orderBy: { bookedOn: 'asc' },
    select: { bookedOn: true },
  });
  const payment = await database.payment.findFirst({
    where: { state: 'paid', paidAt: { gte: instantInMexico(from), lt: instantInMexico(day) } },
    orderBy: { paidAt: 'asc' },
    select: { paidAt: true },
  });
  const days = [line?.bookedOn.toISOString().slice(0, 10), payment?.paidAt && dayInMexico(payment.paidAt)];
  return days.filter((each) => each !== undefined && each !== null).sort()[0] ?? null;
}
