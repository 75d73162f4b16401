import { toCents } from '@flota/figures';
import { CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, type PaymentKind, type PaymentOptions } from '@flota/schemas';
import { formatDate, formatMoney } from '../../lib/format.js';

export type PayableContract = PaymentOptions['contracts'][number];

/** What the customer chooses among: the kinds of payment, and the next instalment before its day. */
export type ChoiceId = PaymentKind | 'next';

/** One of the things that can be paid on a contract. */
export interface PaymentChoice {
  id: ChoiceId;
  kind: PaymentKind;
  label: string;
  description: string;
  /** What it costs; `null` where the customer says. */
  amount: string | null;
  /** Shown, and why it can't be chosen. */
  disabled: boolean;
}

export const isSome = (amount: string | null): amount is string => amount !== null && toCents(amount) > 0n;

export const byCard = (amount: string): boolean =>
  toCents(amount) >= toCents(CARD_PAYMENT_MIN) && toCents(amount) <= toCents(CARD_PAYMENT_MAX);

const BEYOND_CARD = `Una tarjeta admite de ${formatMoney(CARD_PAYMENT_MIN)} a ${formatMoney(CARD_PAYMENT_MAX)} por pago. Páguelo por transferencia.`;

/**
 * What is owed first, then what may be paid beyond it. Nothing is asked for that the lender holds already.
 *
 * @param ofMany the customer has other contracts, which may owe as well
 */
export function choicesOf(contract: PayableContract, { ofMany = false } = {}): PaymentChoice[] {
  const { due, next, payoffToday, purchaseOption } = contract;
  const all = ofMany ? 'Todo lo que debo hoy de este contrato' : 'Todo lo que debo hoy';
  const choices: (PaymentChoice | null)[] = [
    isSome(due) ? priced('due', all, due, dueWords(contract)) : null,
    isSome(purchaseOption)
      ? priced(
          'purchase_option',
          'Comprar el vehículo',
          purchaseOption,
          'Ejerce la opción de compra de su arrendamiento.',
        )
      : null,
    next && !isSome(due) && isSome(next.missing)
      ? priced('next', 'Mi próximo pago', next.missing, nextWords(contract))
      : null,
    otherChoice(contract),
    prepaymentChoice(contract),
    isSome(payoffToday)
      ? priced(
          'payoff',
          'Liquidar el contrato',
          payoffToday,
          'Todo el capital y los intereses hasta hoy, sin penalización.',
        )
      : null,
  ];
  return choices.filter((choice) => choice !== null);
}

function dueWords({ credit, daysLate, dueUntil }: PayableContract): string {
  if (credit.startsWith('-')) return 'Incluye el pago que nos devolvieron o que se canceló.';
  if (daysLate > 0) return 'Con los intereses moratorios hasta hoy.';
  return dueUntil ? `Puede pagarlo sin moratorios hasta el ${formatDate(dueUntil)}.` : 'Vence hoy.';
}

function nextWords({ credit, next }: PayableContract): string {
  const until = next ? `Vence el ${formatDate(next.dueOn)}.` : '';
  return isSome(credit) ? `${until} Es lo que falta además de su saldo a favor de ${formatMoney(credit)}.` : until;
}

/** What is paid already of what falls due next: all of it, or nothing to say. */
export const coveredWords = ({ due, next }: Pick<PayableContract, 'due' | 'next'>): string | null =>
  next && !isSome(due) && !isSome(next.missing)
    ? `Su pago del ${formatDate(next.dueOn)} ya está cubierto con su saldo a favor.`
    : null;

function priced(id: ChoiceId, label: string, amount: string, description: string): PaymentChoice {
  const disabled = !byCard(amount);
  const kind = id === 'next' ? 'other' : id;
  return { id, kind, label, amount, disabled, description: disabled ? BEYOND_CARD : description };
}

function otherChoice({ due, other }: PayableContract): PaymentChoice | null {
  if (!other) return null;
  const limits = `De ${formatMoney(other.minimum)} a ${formatMoney(other.maximum)}.`;
  const first = isSome(due) ? 'Se aplica primero a lo más antiguo.' : 'Primero cubre su próximo pago.';
  return {
    id: 'other',
    kind: 'other',
    label: 'Otra cantidad',
    description: `${first} ${limits}`,
    amount: null,
    disabled: false,
  };
}

function prepaymentChoice({ effects, minimumPrepayment, prepaymentBlockedBy }: PayableContract): PaymentChoice | null {
  if (prepaymentBlockedBy === 'pure-lease') return null;
  const choice = { id: 'prepayment', kind: 'prepayment', label: 'Abonar a capital', amount: null } as const;
  if (minimumPrepayment === null) {
    return { ...choice, description: 'Le quedan pocos pagos: mejor liquide el contrato.', disabled: true };
  }
  return byCard(minimumPrepayment)
    ? {
        ...choice,
        description: effectsWords(effects),
        disabled: false,
      }
    : { ...choice, description: BEYOND_CARD, disabled: true };
}

const EFFECT_WORDS = { term: 'terminar antes', payment: 'pagar menos cada mes', balloon: 'bajar su pago final' };
const CHOICES = new Intl.ListFormat('es-MX', { type: 'disjunction' });

const effectsWords = (effects: PayableContract['effects']): string =>
  `Paga menos intereses. Usted elige qué cambia: ${CHOICES.format(effects.map((effect) => EFFECT_WORDS[effect]))}.`;

/** What the customer came for, where it can be had; else the first that can. */
export const firstChoice = (choices: readonly PaymentChoice[], wanted: PaymentKind | undefined): ChoiceId | null =>
  (choices.find(({ id, disabled }) => id === wanted && !disabled) ?? choices.find(({ disabled }) => !disabled))?.id ??
  null;

/** `$1,234.5` as a phone may type it to `1234.50`; `null` when it is no amount. */
export function readAmount(text: string): string | null {
  const [, pesos, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replace(/[\s,$]/g, '')) ?? [];
  return pesos === undefined ? null : `${BigInt(pesos)}.${cents.padEnd(2, '0')}`;
}

interface Limits {
  /** MXN; beyond those of a card. */
  minimum?: string | null;
  maximum?: string | null;
  /** What is said of less. */
  tooLittle?: string;
}

/** The code of what is wrong with an amount that the customer typed. */
export function amountProblem(
  amount: string | null,
  { minimum, maximum, tooLittle = 'AMOUNT.OUT_OF_RANGE' }: Limits,
): string | null {
  if (amount === null) return 'AMOUNT.REQUIRED';
  if (minimum && toCents(amount) < toCents(minimum)) return tooLittle;
  if (maximum && toCents(amount) > toCents(maximum)) return 'AMOUNT.OUT_OF_RANGE';
  return byCard(amount) ? null : 'AMOUNT.OUT_OF_RANGE';
}
