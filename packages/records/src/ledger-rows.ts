import {
  METHOD_VERSION,
  type ContractTerms,
  type FinancingTerms,
  type Ledger,
  type LedgerAllocation,
  type LedgerInstalment,
  type LedgerMovement,
} from '@flota/finance';
import { dateColumn, dayOfColumn } from './date-column.js';

/*
 * The rows of a contract as the ledger functions of @flota/finance know them, and back. Amounts are text with two
 * decimals there and decimals here, days are `YYYY-MM-DD` and dates.
 */

/** A decimal as a database client hands it out. */
interface Amount {
  toFixed(decimals: number): string;
  toString(): string;
}

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
type MovementRow = Row<Omit<LedgerMovement, 'allocations'>, 'postedOn', 'reference'>;

/** The columns of a contract that say what was agreed, and where it stands. */
interface ContractRow {
  /** {@link FinancingTerms} as JSON. */
  terms: unknown;
  signedOn: Date;
  firstDueOn: Date;
  paidOffOn: Date | null;
  lateMultiplier: Amount;
  lateBase: ContractTerms['late']['base'];
  lateVatRate: Amount;
  minimumPrepaymentPayments: number;
  outstandingCapital: Amount;
  unapplied: Amount;
}

const money = (amount: Amount): string => amount.toFixed(2);
const dayOrNull = (date: Date | null): string | null => date && dayOfColumn(date);
const dateOrNull = (day: string | null): Date | null => (day === null ? null : dateColumn(day));

/** What was agreed in a contract. */
export const contractTermsOf = (
  contract: Omit<ContractRow, 'paidOffOn' | 'outstandingCapital' | 'unapplied'>,
): ContractTerms => ({
  // Written by the API or the seed, out of checked terms.
  terms: contract.terms as FinancingTerms,
  signedOn: dayOfColumn(contract.signedOn),
  firstDueOn: dayOfColumn(contract.firstDueOn),
  late: {
    multiplier: contract.lateMultiplier.toString(),
    base: contract.lateBase,
    vatRate: contract.lateVatRate.toString(),
  },
  minimumPrepaymentPayments: contract.minimumPrepaymentPayments,
});

/** The same as columns; `movements` are those of its opening. */
export const agreedColumns = (
  { terms, signedOn, firstDueOn, late, minimumPrepaymentPayments }: ContractTerms,
  movements: readonly LedgerMovement[],
) => ({
  kind: terms.kind,
  terms: { ...terms },
  methodVersion: METHOD_VERSION,
  termMonths: terms.termMonths,
  annualRatePercent: terms.annualRatePercent,
  principal: movements.find(({ kind }) => kind === 'disbursement')?.capital ?? '0.00',
  signedOn: dateColumn(signedOn),
  firstDueOn: dateColumn(firstDueOn),
  lateMultiplier: late.multiplier,
  lateBase: late.base,
  lateVatRate: late.vatRate,
  minimumPrepaymentPayments,
});

/**
 * Where a contract stands, from its rows.
 *
 * @param instalments all of the contract's, in any order
 * @param lastMovement the one with the highest sequence; `null` when there is none yet
 */
export const ledgerOf = (
  contract: ContractRow,
  instalments: readonly InstalmentRow[],
  lastMovement: Pick<MovementRow, 'sequence' | 'postedOn' | 'dueBalance'> | null,
): Ledger => ({
  contract: contractTermsOf(contract),
  instalments: instalments.toSorted((a, b) => a.number - b.number).map(instalmentOf),
  sequence: lastMovement?.sequence ?? 0,
  postedOn: dayOfColumn(lastMovement?.postedOn ?? contract.signedOn),
  dueBalance: lastMovement ? money(lastMovement.dueBalance) : '0.00',
  outstandingCapital: money(contract.outstandingCapital),
  unapplied: money(contract.unapplied),
  paidOffOn: dayOrNull(contract.paidOffOn),
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
  postedOn: dayOfColumn(row.postedOn),
  instalmentNumber: row.instalmentNumber,
  amount: money(row.amount),
  unapplied: money(row.unapplied),
  dueBalance: money(row.dueBalance),
  capitalBalance: money(row.capitalBalance),
  reference: row.reference,
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

/** The contract's columns that follow from its movements. */
export const contractColumns = ({ outstandingCapital, paidOffOn, unapplied }: Ledger) => ({
  outstandingCapital,
  unapplied,
  paidOffOn: dateOrNull(paidOffOn),
  state: paidOffOn === null ? ('active' as const) : ('paid_off' as const),
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
  postedOn: dateColumn(movement.postedOn),
});

/** What an entry paid, as rows of the movement that it was written as. */
export const allocationRows = (movementId: string, { allocations }: LedgerMovement) =>
  allocations.map((allocation) => ({ ...allocation, movementId }));
