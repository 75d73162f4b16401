import { CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, type PaymentKind, type PaymentOptions } from '@flota/schemas';
import { formatDate, formatMoney } from '../../lib/format.js';
import { toCents } from '@flota/figures';

export type PayableContract = PaymentOptions['contracts'][number];

/** One of the things that can be paid on a contract. */
export interface PaymentChoice {
  kind: PaymentKind;
  label: string;
  description: string;
  /** What it costs; `null` where the customer says. */
  amount: string | null;
  /** Shown, and why it can't be chosen. */
  disabled: boolean;
}

const isSome = (amount: string | null): amount is string => amount !== null && toCents(amount) > 0n;

const byCard = (amount: string): boolean =>
  toCents(amount) >= toCents(CARD_PAYMENT_MIN) && toCents(amount) <= toCents(CARD_PAYMENT_MAX);

const BEYOND_CARD = `Una tarjeta admite de ${formatMoney(CARD_PAYMENT_MIN)} a ${formatMoney(CARD_PAYMENT_MAX)} por pago. Páguelo por transferencia.`;

/** What is owed first, then what may be paid beyond it. */
export function choicesOf(contract: PayableContract): PaymentChoice[] {
  const { dueNow, daysLate, payoffToday, purchaseOption, next } = contract;
  const choices: (PaymentChoice | null)[] = [
    isSome(dueNow)
      ? priced(
          'due',
          'Todo lo que debo hoy',
          dueNow,
          daysLate > 0 ? 'Con los intereses moratorios hasta hoy.' : 'Vence hoy.',
        )
      : null,
    isSome(purchaseOption)
      ? priced(
          'purchase_option',
          'Comprar el vehículo',
          purchaseOption,
          'Ejerce la opción de compra de su arrendamiento.',
        )
      : null,
    next && {
      kind: 'other',
      label: isSome(dueNow) ? 'Otra cantidad' : 'Adelantar mi próximo pago',
      description: isSome(dueNow)
        ? 'Se aplica primero a lo más antiguo.'
        : `Vence el ${formatDate(next.dueOn)}. Queda a su favor y se aplica ese día.`,
      amount: null,
      disabled: false,
    },
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

function priced(kind: PaymentKind, label: string, amount: string, description: string): PaymentChoice {
  const disabled = !byCard(amount);
  return { kind, label, amount, disabled, description: disabled ? BEYOND_CARD : description };
}

function prepaymentChoice({ minimumPrepayment, prepaymentBlockedBy }: PayableContract): PaymentChoice | null {
  if (prepaymentBlockedBy === 'pure-lease') return null;
  const choice = { kind: 'prepayment', label: 'Abonar a capital', amount: null } as const;
  if (minimumPrepayment === null) {
    return { ...choice, description: 'Le quedan pocos pagos: mejor liquide el contrato.', disabled: true };
  }
  return byCard(minimumPrepayment)
    ? { ...choice, description: 'Termina antes y paga menos intereses.', disabled: false }
    : { ...choice, description: BEYOND_CARD, disabled: true };
}

/** What the customer came for, where it can be had; else the first that can. */
export const firstChoice = (choices: readonly PaymentChoice[], wanted: PaymentKind | undefined): PaymentKind | null =>
  (choices.find(({ kind, disabled }) => kind === wanted && !disabled) ?? choices.find(({ disabled }) => !disabled))
    ?.kind ?? null;

/** `$1,234.5` as a phone may type it to `1234.50`; `null` when it is no amount. */
export function readAmount(text: string): string | null {
  const [, pesos, cents = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replace(/[\s,$]/g, '')) ?? [];
  return pesos === undefined ? null : `${BigInt(pesos)}.${cents.padEnd(2, '0')}`;
}

/** The code of what is wrong with an amount that the customer typed. */
export function amountProblem(amount: string | null, minimum: string | null): string | null {
  if (amount === null) return 'AMOUNT.REQUIRED';
  if (minimum !== null && toCents(amount) < toCents(minimum)) return 'PREPAYMENT.BELOW_MINIMUM';
  return byCard(amount) ? null : 'AMOUNT.OUT_OF_RANGE';
}
