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
import type { Allocation, Contract, Instalment, Movement, Prisma } from './generated/client.js';

/**
 * The rows of a contract as the ledger functions of @flota/finance know them, and back. Amounts are text with two
 * decimals there and decimals here, days are `YYYY-MM-DD` and dates.
 */

const money = (amount: Prisma.Decimal): string => amount.toFixed(2);
const dayOrNull = (date: Date | null): string | null => date && dayOfColumn(date);
const dateOrNull = (day: string | null): Date | null => (day === null ? null : dateColumn(day));

/** What was agreed in a contract. */
export const contractTermsOf = (contract: Contract): ContractTerms => ({
  // Written by the API or the seed, out of checked terms.
  terms: contract.terms as unknown as FinancingTerms,
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
  contract: Contract,
  instalments: readonly Instalment[],
  lastMovement: Pick<Movement, 'sequence' | 'postedOn' | 'dueBalance'> | null,
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

export const instalmentOf = (row: Instalment): LedgerInstalment => ({
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

export const movementOf = (row: Movement & { allocations: readonly Allocation[] }): LedgerMovement => ({
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

const allocationOf = (row: Allocation): LedgerAllocation => ({
  ...partsOf(row),
  instalmentNumber: row.instalmentNumber,
});

const partsOf = (row: Pick<Allocation, 'capital' | 'interest' | 'rent' | 'vat' | 'lateInterest' | 'lateVat'>) => ({
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

export const instalmentRow = (contractId: string, line: LedgerInstalment): Prisma.InstalmentCreateManyInput => ({
  ...line,
  contractId,
  dueOn: dateColumn(line.dueOn),
  lateChargedUntil: dateOrNull(line.lateChargedUntil),
  settledOn: dateOrNull(line.settledOn),
});

/** Without its allocations: see {@link allocationRows}. */
export const movementRow = (
  contractId: string,
  { allocations: _, ...movement }: LedgerMovement,
): Prisma.MovementCreateManyInput => ({ ...movement, contractId, postedOn: dateColumn(movement.postedOn) });

export const allocationRows = (
  movementId: string,
  { allocations }: LedgerMovement,
): Prisma.AllocationCreateManyInput[] => allocations.map((allocation) => ({ ...allocation, movementId }));
