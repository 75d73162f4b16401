import { contractNumberSchema, fieldCode, receivedTransferSchema } from '@flota/schemas';
import { z } from 'zod';
import type { ImportColumn } from '../../platform/imports/import-kind.js';
import { amountCell, dayCell, namedCell, yesOrNoCell } from '../../platform/text/csv-cells.js';

/** A bank transfer that came in, as whoever reads it off the account statement writes it. */
export const importedPaymentSchema = receivedTransferSchema.extend({
  contractNumber: contractNumberSchema,
  kind: receivedTransferSchema.shape.kind.default('payment'),
  confirmed: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
});
export type ImportedPayment = z.output<typeof importedPaymentSchema>;

const KINDS = {
  payment: 'Pago',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación',
  purchase_option: 'Opción de compra',
};
const EFFECTS = { term: 'Menor plazo', payment: 'Menor pago', balloon: 'Menor pago final' };
const EXCESSES = { capital: 'A capital', advance: 'A los pagos que siguen' };
const hintOf = (names: Readonly<Record<string, string>>): string => Object.values(names).join(', ');

export const PAYMENT_COLUMNS: readonly ImportColumn[] = [
  {
    ...{ name: 'contractNumber', heading: 'Contrato', aliases: ['Número de contrato', 'contract_number'] },
    ...{ isRequired: true, example: 'LB-2026-000101' },
  },
  {
    ...{ name: 'receivedOn', heading: 'Recibido', aliases: ['Fecha', 'Fecha de pago', 'received_on'] },
    ...{ isRequired: true, example: '15/02/2026', read: dayCell },
  },
  {
    ...{ name: 'amount', heading: 'Cantidad', aliases: ['Importe', 'Monto', 'Abono'], isRequired: true },
    ...{ example: '58550.39', read: amountCell },
  },
  {
    ...{ name: 'reference', heading: 'Clave de rastreo', aliases: ['Referencia', 'Rastreo'], isRequired: true },
    example: 'BNET01002602150001',
  },
  {
    ...{ name: 'kind', heading: 'Concepto', aliases: ['Tipo'], example: 'Pago', read: namedCell(KINDS) },
    hint: `${hintOf(KINDS)}; vacío: Pago`,
  },
  {
    ...{ name: 'capital', heading: 'A capital', aliases: ['Capital'], example: '', read: amountCell },
    hint: 'De un abono; vacío: todo lo que alcance',
  },
  {
    ...{ name: 'effect', heading: 'Efecto del abono', aliases: ['Efecto'], example: '', read: namedCell(EFFECTS) },
    hint: hintOf(EFFECTS),
  },
  {
    ...{ name: 'excess', heading: 'Lo que se paga de más', aliases: ['Excedente'], example: '' },
    ...{ read: namedCell(EXCESSES), hint: hintOf(EXCESSES) },
  },
  {
    ...{ name: 'confirmed', heading: 'Cantidad confirmada', aliases: ['Confirmado'], example: '', read: yesOrNoCell },
    hint: 'Sí, donde no es la usual y está bien',
  },
];
