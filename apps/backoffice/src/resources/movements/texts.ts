import { sumOf } from '@flota/figures';
import type { AdminMovement, MoneyFlow, MovementKind } from '@flota/schemas';

export const FLOW_NAMES: Record<MoneyFlow, string> = {
  due: 'Lo que venció',
  received: 'Lo recibido contra lo vencido',
  owed: 'Lo que se debe',
};

export const MOVEMENT_NAMES: Record<MovementKind, string> = {
  disbursement: 'Importe financiado',
  instalment: 'Mensualidad o renta',
  balloon: 'Pago final',
  purchase_option: 'Opción de compra',
  late_interest: 'Intereses moratorios',
  prepayment: 'Capital anticipado',
  payoff: 'Liquidación anticipada',
  payment: 'Pago recibido',
  application: 'Aplicación de saldo a favor',
  credit_to_capital: 'Saldo a favor a capital',
  refund: 'Devolución',
  transfer: 'Traspaso',
  waiver: 'Condonación de moratorios',
  adjustment: 'Ajuste',
};

/** What it adds to what is owed or takes from it, late interest aside: the start page's figures are sums of this. */
export const owedPart = ({ kind, parts }: Pick<AdminMovement, 'kind' | 'parts'>): string =>
  kind === 'disbursement' ? '0.00' : sumOf([parts.capital, parts.interest, parts.rent, parts.vat]);
