import { type ContractEventType, dayOfColumn, type Payment, type Prisma } from '@flota/prisma';
import { type AccountPayment, dayInMexico, instantInMexico, type Parts } from '@flota/schemas';
import { contractLabel } from '../contracts/index.js';
import { checkoutIdOf, totalOf } from './checkout.js';
import { paidLine } from './paid-lines.js';

/** By what it is known that a payment was taken back. */
export const TAKEN_BACK = {
  select: { reversedBy: { select: { enteredAt: true, reversedBy: { select: { id: true } } } } },
} satisfies Prisma.Payment$contractEventsArgs;

/** Where its money went, as that stands now. */
const STANDING_MONEY = {
  where: { kind: 'payment', reverses: null, takenBackBy: null },
  include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
  orderBy: { sequence: 'desc' },
} satisfies Prisma.ContractEvent$movementsArgs;

/** What a payment is shown with. */
export const paymentInclude = {
  contract: { select: { kind: true, nickname: true, number: true, paidOffOn: true, termMonths: true } },
  contractEvents: TAKEN_BACK,
  movements: STANDING_MONEY,
} satisfies Prisma.PaymentInclude;

/** Money that came without a payment of ours: before the contract was kept here, or from another contract. */
export const receiptInclude = {
  contract: paymentInclude.contract,
  reversedBy: paymentInclude.contractEvents.select.reversedBy,
  movements: STANDING_MONEY,
} satisfies Prisma.ContractEventInclude;

export type PresentedReceipt = Prisma.ContractEventGetPayload<{ include: typeof receiptInclude }>;

export type PresentedPayment = Prisma.PaymentGetPayload<{ include: typeof paymentInclude }>;

/** What is told of a payment beside those that it was made with. */
export const togetherInclude = {
  contract: { select: { nickname: true, number: true } },
} satisfies Prisma.PaymentInclude;

export type TogetherPayment = Prisma.PaymentGetPayload<{ include: typeof togetherInclude }>;

/** @param together all that are paid at the same page of the provider, this one too */
export const presentPayment = (
  payment: PresentedPayment,
  together: readonly TogetherPayment[],
  now = new Date(),
): AccountPayment => ({
  id: payment.id,
  folio: payment.folio,
  contractId: payment.contractId,
  contractLabel: contractLabel(payment.contract),
  kind: payment.kind,
  amount: payment.amount.toFixed(2),
  provider: payment.provider,
  state: payment.state,
  failureCode: payment.failureCode,
  capital: payment.capital?.toFixed(2) ?? null,
  effect: payment.effect,
  duplicate: payment.duplicate,
  // What was put right stands again, by another event.
  reversedOn: payment.movements.length > 0 ? null : reversedOn(payment),
  group: groupOf(payment, together),
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
  checkoutUrl: isOpen(payment, now) ? payment.checkoutUrl : null,
  applied: applicationOf(payment),
});

const RECEIVED_KINDS: Partial<Record<ContractEventType, AccountPayment['kind']>> = {
  prepayment: 'prepayment',
  payoff: 'payoff',
  purchase_option: 'purchase_option',
};

/** Money that came without a payment of ours, as one: it has no folio, and no receipt. */
export const presentReceipt = (event: PresentedReceipt): AccountPayment => ({
  id: event.id,
  folio: '',
  contractId: event.contractId,
  contractLabel: contractLabel(event.contract),
  kind: RECEIVED_KINDS[event.type] ?? 'other',
  amount: event.amount?.toFixed(2) ?? '0.00',
  provider: 'transfer',
  state: 'paid',
  failureCode: null,
  capital: event.capital?.toFixed(2) ?? null,
  effect: event.effect,
  duplicate: false,
  reversedOn: reversalOf(event),
  group: null,
  createdAt: event.enteredAt.toISOString(),
  paidAt: instantInMexico(dayOfColumn(event.valueOn)).toISOString(),
  checkoutUrl: null,
  applied: event.movements[0] ? appliedBy(event.contract, event.movements[0]) : null,
});

const isOpen = ({ state, expiresAt }: Payment, now: Date) => state === 'started' && expiresAt > now;

function groupOf(payment: PresentedPayment, together: readonly TogetherPayment[]): AccountPayment['group'] {
  if (payment.groupId === null) return null;
  const payments = together.map(({ amount, contract, folio, id }) => ({
    id,
    folio,
    contractLabel: contractLabel(contract),
    amount: amount.toFixed(2),
  }));
  return { id: checkoutIdOf(payment), amount: totalOf(together), payments };
}

/** The day its money was taken back, unless that was taken back in its turn. */
const reversalOf = ({ reversedBy }: Pick<PresentedReceipt, 'reversedBy'>): string | null =>
  reversedBy.filter((reversal) => reversal.reversedBy.length === 0).map(({ enteredAt }) => dayInMexico(enteredAt))[0] ??
  null;

export const reversedOn = ({ contractEvents }: Pick<PresentedPayment, 'contractEvents'>): string | null =>
  contractEvents.map(reversalOf).find((day) => day !== null) ?? null;

const PART_NAMES = ['capital', 'interest', 'rent', 'vat', 'lateInterest', 'lateVat'] as const satisfies (keyof Parts)[];

type Amounts = Record<keyof Parts, Prisma.Decimal>;

const partsOf = (row: Amounts, of: (amount: Prisma.Decimal) => string): Parts =>
  Object.fromEntries(PART_NAMES.map((name) => [name, of(row[name])])) as unknown as Parts;

/** What a payment paid, as the ledger has it now, and the balances right after it; `null` until it is posted. */
export const applicationOf = ({ contract, movements: [movement] }: PresentedPayment): AccountPayment['applied'] =>
  movement ? appliedBy(contract, movement) : null;

function appliedBy(
  contract: PresentedPayment['contract'],
  movement: PresentedPayment['movements'][number],
): NonNullable<AccountPayment['applied']> {
  const paid = (amount: Prisma.Decimal) => amount.negated().plus(0).toFixed(2);
  const settles = contract.paidOffOn?.getTime() === movement.valueOn.getTime();
  return {
    parts: partsOf(movement, paid),
    lines: movement.allocations.map((allocation) =>
      paidLine(
        contract,
        { ...partsOf(allocation, (amount) => amount.toFixed(2)), instalment: allocation.instalmentNumber },
        { settles },
      ),
    ),
    valueOn: dayOfColumn(movement.valueOn),
    postedOn: dayOfColumn(movement.postedOn),
    unapplied: paid(movement.unapplied),
    dueBalance: movement.dueBalance.toFixed(2),
    capitalBalance: contract.kind === 'pure_lease' ? null : movement.capitalBalance.toFixed(2),
  };
}
