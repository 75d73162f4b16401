import type { AccountPayment, Parts, PaymentKind } from '@flota/schemas';

/** What a payment was for, as receipts print it. */
export const PAYMENT_NAMES: Record<PaymentKind, string> = {
  due: 'Pago del adeudo',
  other: 'Pago',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación anticipada',
  purchase_option: 'Opción de compra',
};

/** By what means it came. */
export const MEANS: Record<AccountPayment['provider'], string> = {
  stripe: 'con tarjeta',
  sandbox: 'con tarjeta',
  transfer: 'por transferencia',
};

/** In the order in which money pays them. */
export const PART_LABELS: readonly [keyof Parts, string][] = [
  ['lateInterest', 'Intereses moratorios'],
  ['lateVat', 'IVA de intereses moratorios'],
  ['interest', 'Intereses'],
  ['rent', 'Renta'],
  ['vat', 'IVA'],
  ['capital', 'Capital'],
];
