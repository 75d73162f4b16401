import type { AdminContractDetail, TransferKind } from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
import { plainAmount } from '../../components/typed-figures.js';
import { formatMoney } from '../../i18n/format.js';

type Contract = Pick<AdminContractDetail, 'kind' | 'state' | 'instalments' | 'dueNow' | 'payoffToday'>;

/** What money the contract can take now, by the rules of its ledger; the server has the last word. */
export function transferKinds({ kind, state, instalments }: Contract): TransferKind[] {
  if (state === 'active') return kind === 'pure_lease' ? ['payment'] : ['payment', 'prepayment', 'payoff'];
  const option = instalments.find((instalment) => instalment.kind === 'purchase_option');
  return option && option.settledOn === null ? ['purchase_option'] : [];
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
