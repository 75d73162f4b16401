import type { AdminUninvoicedPayment } from '@flota/schemas';
import { exportedAs } from '../../platform/resources/exports/list-export.js';

export const exportedUninvoicedPayments = exportedAs<AdminUninvoicedPayment>('pagos-sin-factura', [
  ['Fecha', (payment) => payment.valueOn, 'day'],
  ['Contrato', (payment) => payment.contractNumber],
  ['Cliente', (payment) => payment.customer],
  ['Movimiento', (payment) => payment.description],
  ['Referencia', (payment) => payment.reference],
  ['Recibido (MXN)', (payment) => payment.amount, 'amount'],
  ['Interés o renta sin factura (MXN)', (payment) => payment.interest, 'amount'],
  ['Moratorios sin factura (MXN)', (payment) => payment.lateInterest, 'amount'],
  ['IVA sin factura (MXN)', (payment) => payment.vat, 'amount'],
]);
