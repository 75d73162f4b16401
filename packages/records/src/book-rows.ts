import type { Book, LifeContract, LifeEvent, FinancingTerms, PrepaymentEffect, Excess } from '@flota/finance';
import { dateColumn, dayOfColumn } from './date-column.js';
import { money, type Amount } from './amounts.js';

/*
 * What was agreed in a contract and what happened to it, as rows and as @flota/finance knows it. Amounts are text with two
 * decimals there and decimals here, days are `YYYY-MM-DD` and dates.
 */

/** The columns of a contract that say what was agreed. */
export interface AgreedRow {
  /** {@link FinancingTerms} as JSON. */
  terms: unknown;
  startsOn: Date;
  firstDueOn: Date;
  lateMultiplier: Amount;
  lateBase: string;
  lateVatRate: Amount;
  minimumPrepaymentPayments: number;
  excess: Excess;
  effects: PrepaymentEffect[];
}

/** What was agreed, from a contract's row. */
export const agreementOfRow = (contract: AgreedRow): LifeContract => ({
  // Written by the API or the seed, out of checked terms.
  terms: contract.terms as FinancingTerms,
  startsOn: dayOfColumn(contract.startsOn),
  firstDueOn: dayOfColumn(contract.firstDueOn),
  late: {
    multiplier: contract.lateMultiplier.toString(),
    base: contract.lateBase === 'base' ? 'base' : 'capital',
    vatRate: contract.lateVatRate.toString(),
  },
  minimumPrepaymentPayments: contract.minimumPrepaymentPayments,
  excess: contract.excess,
  effects: contract.effects,
});

export interface EventRow {
  id: string;
  type: LifeEvent['type'];
  valueOn: Date;
  enteredOn: Date;
  enteredAt: Date;
  amount: Amount | null;
  capital: Amount | null;
  effect: PrepaymentEffect | null;
  excess: Excess | null;
  instalment: number | null;
  paymentsLeft: number | null;
  graceMonths: number | null;
  reversesId: string | null;
  orderKey: string;
  reason: string;
}

/** What happened, from its row. */
export function eventOfRow(row: EventRow): LifeEvent {
  const { id, orderKey: order } = row;
  const entered = { enteredOn: dayOfColumn(row.enteredOn), enteredAt: row.enteredAt.toISOString() };
  const entry = { id, order, on: dayOfColumn(row.valueOn), ...entered };
  const amount = money(row.amount ?? NOTHING);
  const effect = row.effect ?? 'term';
  const chosen = row.effect && { effect: row.effect };
  switch (row.type) {
    case 'payment':
      return { ...entry, type: row.type, amount, ...chosen, ...(row.excess && { excess: row.excess }) };
    case 'prepayment':
      return { ...entry, type: row.type, amount, capital: money(row.capital ?? NOTHING), effect };
    case 'credit_to_capital':
      return { ...entry, type: row.type, amount, ...chosen };
    case 'waiver':
      return { ...entry, type: row.type, amount, instalment: row.instalment ?? 0 };
    case 'instruction':
      return { ...entry, type: row.type, excess: row.excess ?? 'capital' };
    case 'restructuring':
      return { ...entry, type: row.type, paymentsLeft: row.paymentsLeft ?? 0, graceMonths: row.graceMonths ?? 0 };
    case 'reversal':
      return { ...entry, type: row.type, of: row.reversesId ?? '', reason: row.reason };
    default:
      return { ...entry, type: row.type, amount };
  }
}

const NOTHING: Amount = { toFixed: () => '0.00', toString: () => '0.00' };

/** All that is known of a contract's money, from its rows. */
export const bookOf = (contract: AgreedRow, events: readonly EventRow[]): Book => ({
  contract: agreementOfRow(contract),
  events: events.map(eventOfRow),
});

/** What is kept of an event beside what it does to the money. */
export interface EventContext {
  /** How the money came in: a transfer's clave de rastreo, a card payment's folio. */
  reference?: string;
  reason?: string;
  paymentId?: string | null;
  toContractId?: string | null;
  /** Of money that came from another contract: the transfer there. */
  counterpartId?: string | null;
  /** Whoever of staff entered it. */
  enteredById?: string | null;
}

/** An event as a row of that contract. */
export const eventRow = (contractId: string, event: LifeEvent, context: EventContext = {}) => ({
  id: event.id,
  contractId,
  type: event.type,
  valueOn: dateColumn(event.on),
  enteredOn: dateColumn(event.enteredOn ?? event.on),
  amount: 'amount' in event ? event.amount : null,
  capital: event.type === 'prepayment' ? event.capital : null,
  effect: ('effect' in event ? event.effect : null) ?? null,
  excess: ('excess' in event ? event.excess : null) ?? null,
  instalment: event.type === 'waiver' ? event.instalment : null,
  paymentsLeft: event.type === 'restructuring' ? event.paymentsLeft : null,
  graceMonths: event.type === 'restructuring' ? event.graceMonths : null,
  reversesId: event.type === 'reversal' ? event.of : null,
  reference: context.reference ?? '',
  orderKey: event.order ?? context.reference ?? '',
  reason: context.reason ?? '',
  paymentId: context.paymentId ?? null,
  toContractId: context.toContractId ?? null,
  counterpartId: context.counterpartId ?? null,
  enteredById: context.enteredById ?? null,
});
