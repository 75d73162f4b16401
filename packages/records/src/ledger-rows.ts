import {
  METHOD_VERSION,
  type ContractFigures,
  type LedgerAllocation,
  type LedgerInstalment,
  type LedgerMovement,
  type LifeContract,
} from '@flota/finance';
import { money, type Amount } from './amounts.js';
import { dateColumn, dayOfColumn } from './date-column.js';

/*
 * The books of a contract as @flota/finance knows them, and their rows. Amounts are text with two decimals there and
 * decimals here, days are `YYYY-MM-DD` and dates.
 */

/** The fields of free text: what is neither one of a few words, nor a number. */
type TextField<Entry> = { [Field in keyof Entry]-?: string extends Entry[Field] ? Field : never }[keyof Entry];

/** An entry of the ledger as a row: its days are dates, its other texts but `Words` are amounts. */
type Row<Entry, Days extends keyof Entry, Words extends keyof Entry = never> = {
  [Field in keyof Entry]: Field extends Days
    ? Date | Extract<Entry[Field], null>
    : Field extends Exclude<TextField<Entry>, Words>
      ? Amount
      : Entry[Field];
};

type AllocationRow = Row<LedgerAllocation, never>;
type InstalmentRow = Row<LedgerInstalment, 'dueOn' | 'lateChargedUntil' | 'settledOn'>;
type MovementRow = Row<Omit<LedgerMovement, 'allocations'>, 'postedOn' | 'valueOn', 'eventId'>;

const dayOrNull = (date: Date | null): string | null => date && dayOfColumn(date);
const dateOrNull = (day: string | null): Date | null => (day === null ? null : dateColumn(day));

/** What was agreed as columns; `movements` are those of its opening. */
export const agreedColumns = (
  { terms, startsOn, firstDueOn, late, minimumPrepaymentPayments, excess, effects }: LifeContract,
  movements: readonly LedgerMovement[],
) => ({
  kind: terms.kind,
  terms: { ...terms },
  methodVersion: METHOD_VERSION,
  termMonths: terms.termMonths,
  annualRatePercent: terms.annualRatePercent,
  principal: movements.find(({ kind }) => kind === 'disbursement')?.capital ?? '0.00',
  startsOn: dateColumn(startsOn),
  firstDueOn: dateColumn(firstDueOn),
  lateMultiplier: late.multiplier,
  lateBase: late.base,
  lateVatRate: late.vatRate,
  minimumPrepaymentPayments,
  excess,
  effects: [...effects],
});

/** A line of the schedule, from its row. */
export const instalmentOf = (row: InstalmentRow): LedgerInstalment => ({
  number: row.number,
  kind: row.kind,
  dueOn: dayOfColumn(row.dueOn),
  capital: money(row.capital),
  interest: money(row.interest),
  rent: money(row.rent),
  vat: money(row.vat),
  total: money(row.total),
  balance: money(row.balance),
  charged: row.charged,
  paidCapital: money(row.paidCapital),
  paidInterest: money(row.paidInterest),
  paidRent: money(row.paidRent),
  paidVat: money(row.paidVat),
  lateInterest: money(row.lateInterest),
  lateVat: money(row.lateVat),
  paidLateInterest: money(row.paidLateInterest),
  paidLateVat: money(row.paidLateVat),
  lateChargedUntil: dayOrNull(row.lateChargedUntil),
  settledOn: dayOrNull(row.settledOn),
});

/** An entry of the ledger, from its row and those of what it paid. */
export const movementOf = (row: MovementRow & { allocations: readonly AllocationRow[] }): LedgerMovement => ({
  ...partsOf(row),
  sequence: row.sequence,
  kind: row.kind,
  valueOn: dayOfColumn(row.valueOn),
  postedOn: dayOfColumn(row.postedOn),
  eventId: row.eventId,
  reverses: row.reverses,
  instalmentNumber: row.instalmentNumber,
  amount: money(row.amount),
  unapplied: money(row.unapplied),
  dueBalance: money(row.dueBalance),
  capitalBalance: money(row.capitalBalance),
  allocations: row.allocations.map(allocationOf),
});

const allocationOf = (row: AllocationRow): LedgerAllocation => ({
  ...partsOf(row),
  instalmentNumber: row.instalmentNumber,
});

const partsOf = (row: Pick<AllocationRow, 'capital' | 'interest' | 'rent' | 'vat' | 'lateInterest' | 'lateVat'>) => ({
  capital: money(row.capital),
  interest: money(row.interest),
  rent: money(row.rent),
  vat: money(row.vat),
  lateInterest: money(row.lateInterest),
  lateVat: money(row.lateVat),
});

/** The contract's columns that follow from its events. */
export const contractColumns = ({ outstandingCapital, paidOffOn, termMonths, unapplied }: ContractFigures) => ({
  outstandingCapital,
  termMonths,
  unapplied,
  paidOffOn: dateOrNull(paidOffOn),
  state: paidOffOn === null ? ('active' as const) : ('paid_off' as const),
});

/** The same from the contract's row. */
export const figuresOf = (row: {
  outstandingCapital: Amount;
  unapplied: Amount;
  paidOffOn: Date | null;
  termMonths: number;
}): ContractFigures => ({
  outstandingCapital: money(row.outstandingCapital),
  unapplied: money(row.unapplied),
  paidOffOn: dayOrNull(row.paidOffOn),
  termMonths: row.termMonths,
});

/** A line of the schedule as a row of that contract. */
export const instalmentRow = (contractId: string, line: LedgerInstalment) => ({
  ...line,
  contractId,
  dueOn: dateColumn(line.dueOn),
  lateChargedUntil: dateOrNull(line.lateChargedUntil),
  settledOn: dateOrNull(line.settledOn),
});

/** An entry of the ledger as a row of that contract, without its allocations: see {@link allocationRows}. */
export const movementRow = (contractId: string, { allocations: _, ...movement }: LedgerMovement) => ({
  ...movement,
  contractId,
  valueOn: dateColumn(movement.valueOn),
  postedOn: dateColumn(movement.postedOn),
});

/** What an entry paid, as rows of the movement that it was written as. */
export const allocationRows = (movementId: string, { allocations }: LedgerMovement) =>
  allocations.map((allocation) => ({ ...allocation, movementId }));
