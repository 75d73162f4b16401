import type { AdminContractDetail, TransferKind } from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
import type { ApiProblem } from '../../api/problem.js';
import { plainAmount } from '../../components/typed-figures.js';
import { formatMoney } from '../../i18n/format.js';

type Contract = Pick<AdminContractDetail, 'kind' | 'state' | 'instalments' | 'dueNow' | 'payoffToday'>;

/** What money the contract can take now, by the rules of its ledger; the server has the last word. */
export function transferKinds({ kind, state, instalments }: Contract): TransferKind[] {
  if (state === 'active') return kind === 'pure_lease' ? ['payment'] : ['payment', 'prepayment', 'payoff'];
  const option = instalments.find((instalment) => instalment.kind === 'purchase_option');
  // Money comes to contracts that owe nothing too: it is asked about, and kept for its owner.
  return option && option.settledOn === null ? ['purchase_option', 'payment'] : ['payment'];
}

/** What posting it will do. */
export function transferEffect(kind: TransferKind, { dueNow, payoffToday, instalments }: Contract): string {
  switch (kind) {
    case 'payment':
      return `Hoy debe ${formatMoney(dueNow)}. Se cubre primero lo más antiguo, y de ello los moratorios; lo que sobre queda como saldo a favor.`;
    case 'prepayment':
      return 'Baja el capital y acorta el plazo; la mensualidad no cambia. Solo se acepta si a esa fecha no se debe nada.';
    case 'payoff':
      return `Cubre todo lo que falta y liquida el contrato${payoffToday ? `: hoy, con ${formatMoney(payoffToday)}` : ''}. Si no alcanza para liquidar en esa fecha, no se registra.`;
    case 'purchase_option': {
      const option = instalments.find((instalment) => instalment.kind === 'purchase_option');
      return `Paga la opción de compra${option ? ` (${formatMoney(option.owed)})` : ''} y el vehículo queda del cliente.`;
    }
  }
}

export const readTransfer = ({ kind, amount, receivedOn, reference }: FieldValues) => ({
  kind: kind as unknown,
  amount: plainAmount(amount),
  receivedOn: receivedOn as unknown,
  reference: reference as unknown,
});

const COMPARED: Record<string, (figures: Record<string, string>) => string> = {
  'paid-off': () => 'El contrato no debe nada: quedaría como saldo a favor.',
  'more-than-owed': ({ most }) => `Es más de lo que se puede deber: se liquida con ${formatMoney(most ?? '0')}.`,
  unusual: ({ usual }) =>
    `Es más del triple de lo que debe, de su siguiente pago y de lo que ha llegado en un solo pago: lo mayor de ello es ${formatMoney(usual ?? '0')}.`,
};

/** What is asked before money of an amount that nobody would expect is posted; `null` of any other refusal. */
export function unusualQuestion({ code, problem: { figures } }: ApiProblem): string | null {
  if (code !== 'PAYMENT.UNUSUAL' || !figures) return null;
  const compared = COMPARED[figures.reason ?? '']?.(figures) ?? '';
  return `Va a registrar ${formatMoney(figures.amount ?? '0')}. ${compared} ¿Registrar de todos modos?`;
}
