import { toCents } from '@flota/figures';
import type { PrepaymentEffect, PrepaymentSimulation } from '@flota/schemas';
import { formatDate, formatMoney } from '../../lib/format.js';

export const EFFECT_NAMES: Record<PrepaymentEffect, string> = {
  term: 'Terminar antes',
  payment: 'Pagar menos cada mes',
  balloon: 'Bajar el pago final',
};

/** What stays and what changes, with its figures before and after. */
export function effectWords({ after, before, effect }: PrepaymentSimulation): string[] {
  const next = lessNextWords(after);
  const saved = before.paymentsLeft - after.paymentsLeft;
  switch (effect) {
    case 'term':
      return [
        saved > 0
          ? `Termina el ${formatDate(after.lastDueOn)}, ${countPayments(saved)} antes.`
          : `Termina el ${formatDate(after.lastDueOn)}, con un último pago menor.`,
        `Su pago de cada mes queda igual; el último es de ${formatMoney(after.lastPayment)}.`,
        ...next,
        ...(after.balloon === null
          ? []
          : [`Su pago final de ${formatMoney(after.balloon)} también se adelanta a ese día.`]),
      ];
    case 'payment':
      return [
        `Su pago de cada mes baja de ${formatMoney(before.payment)} a ${formatMoney(after.payment)}, con IVA.`,
        ...next,
        `Termina el mismo día, el ${formatDate(after.lastDueOn)}.`,
      ];
    case 'balloon':
      return [
        after.balloon !== null && toCents(after.balloon) > 0n
          ? `Su pago final baja de ${formatMoney(before.balloon ?? '0')} a ${formatMoney(after.balloon)}.`
          : `Ya no tiene pago final de ${formatMoney(before.balloon ?? '0')}.`,
        `Su pago de cada mes queda en ${formatMoney(after.payment)} con IVA, hasta el ${formatDate(after.lastDueOn)}.`,
        ...next,
      ];
  }
}

/** Beside a payment that stays as it is, the next one would look wrong. */
const lessNextWords = ({ nextPayment, payment }: PrepaymentSimulation['after']): string[] =>
  toCents(nextPayment) < toCents(payment)
    ? [`El próximo es de ${formatMoney(nextPayment)}: trae menos intereses porque el capital baja antes.`]
    : [];

const countPayments = (count: number): string => (count === 1 ? '1 pago' : `${count} pagos`);

/** What is charged besides the capital, where anything is. */
export function besidesWords({ due, interest, vat }: PrepaymentSimulation): string | null {
  const parts = [
    { amount: due, words: 'lo que ya vence' },
    { amount: interest, words: 'los intereses hasta hoy' },
    { amount: vat, words: 'su IVA' },
  ].filter(({ amount }) => toCents(amount) > 0n);
  if (parts.length === 0) return null;
  const said = parts.map(({ amount, words }) => `${formatMoney(amount)} de ${words}`);
  return `Además del abono se cobran ${said.join(' y ')}. No son un cargo extra: los pagaría igual en su siguiente fecha.`;
}
