import type { AdminUninvoicedPayment } from '@flota/schemas';
import { exportedAs } from '../../platform/resources/list-export.js';

export const exportedUninvoicedPayments = exportedAs<AdminUninvoicedPayment>('pagos-sin-factura', [
  ['Fecha', (payment) => payment.valueOn],
  ['Contrato', (payment) => payment.contractNumber],
  ['Cliente', (payment) => payment.customer],
  ['Movimiento', (payment) => payment.description],
  ['Referencia', (payment) => payment.reference],
  ['Recibido (MXN)', (payment) => payment.amount],
  ['Interés o renta sin factura (MXN)', (payment) => payment.interest],
  ['Moratorios sin factura (MXN)', (payment) => payment.lateInterest],
  ['IVA sin factura (MXN)', (payment) => payment.vat],
]);
