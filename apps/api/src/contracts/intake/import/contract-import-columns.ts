import { contractIntakeSchema, SILHOUETTE_NAMES } from '@flota/schemas';
import { z } from 'zod';
import type { ImportColumn } from '../../../platform/imports/import-kind.js';
import { dayCell, namedCell, shareCell } from '../../../platform/text/csv-cells.js';
import { PLAN_TITLES } from '../../contract.texts.js';
import { CONTRACT_COLUMNS } from './contract-columns.js';

/** A contract of which the file has no payments: those come in by a file of their own. */
export const importedContractSchema = z.preprocess(
  (row) => ({ terms: {}, vehicle: {}, holder: {}, late: {}, ...(row as object) }),
  contractIntakeSchema,
);
export type ImportedContract = z.output<typeof importedContractSchema>;

const LATE_BASES = { capital: 'Capital vencido', base: 'Capital e interés vencidos' };
const EXCESSES = { capital: 'A capital', advance: 'A los pagos que siguen' };
const PAYMENT_MODES = { base_fixed: 'Capital e interés fijos', total_fixed: 'Pago total fijo' };

type Written = Omit<ImportColumn, 'name'>;

const needed = (heading: string, example: string, more: Partial<Written> = {}): Written => ({
  ...{ heading, example, aliases: [], isRequired: true },
  ...more,
});
const optional = (heading: string, example = '', more: Partial<Written> = {}): Written => ({
  ...{ heading, example, aliases: [] },
  ...more,
});
const named = (names: Readonly<Record<string, string>>) => ({
  hint: Object.values(names).join(', '),
  read: namedCell(names),
});

/** By the columns of `contracts.csv`, which are read as well. */
const WRITTEN: Record<string, Written> = {
  number: needed('Número de contrato', 'LB-2026-000101', { aliases: ['Contrato', 'No. de contrato'] }),
  kind: needed('Plan', 'Crédito directo', { aliases: ['Tipo', 'Producto'], ...named(PLAN_TITLES) }),
  signed_on: needed('Firmado', '15/01/2026', { aliases: ['Fecha de firma'], read: dayCell }),
  starts_on: optional('Entregado el dinero', '', { hint: 'Vacía: el día de la firma', read: dayCell }),
  first_due_on: needed('Primer vencimiento', '15/02/2026', { aliases: ['Primer pago'], read: dayCell }),
  price_with_vat: optional('Precio con IVA', '2480000.00', { hint: 'De créditos' }),
  price_without_vat: optional('Precio sin IVA', '', { hint: 'De arrendamientos' }),
  down_payment_percent: optional('Enganche (%)', '20', { hint: 'De créditos', read: shareCell }),
  initial_rent_percent: optional('Renta inicial (%)', '', { hint: 'De arrendamiento financiero', read: shareCell }),
  annual_rate_percent: needed('Tasa anual (%)', '14.5', { aliases: ['Tasa'], read: shareCell }),
  term_months: needed('Plazo (meses)', '48', { aliases: ['Plazo'] }),
  opening_fee_percent: needed('Comisión por apertura (%)', '2', { aliases: ['Comisión'], read: shareCell }),
  opening_fee_financed: optional('Comisión financiada', 'No', { hint: 'Sí o No' }),
  vat_percent: needed('IVA (%)', '16', { aliases: ['IVA'] }),
  vat_on_interest_percent: optional('IVA de intereses (%)', '16', { hint: 'De créditos' }),
  payment_mode: optional('Forma de pago', '', named(PAYMENT_MODES)),
  balloon_percent: optional('Pago final (%)', '', { hint: 'De Flexibility', read: shareCell }),
  purchase_option_percent: optional('Opción de compra (%)', '', {
    ...{ hint: 'De arrendamiento financiero', read: shareCell },
  }),
  residual_percent: optional('Valor residual (%)', '', { hint: 'De arrendamiento puro', read: shareCell }),
  rents_in_advance: optional('Rentas anticipadas', '', { hint: 'Sí o No' }),
  deposit_rents: optional('Rentas en depósito', '', { hint: 'De arrendamientos' }),
  late_multiplier: optional('Veces la tasa ordinaria', '', { hint: 'De los moratorios; vacía: 2' }),
  late_base: optional('Moratorios sobre', '', named(LATE_BASES)),
  late_vat_percent: optional('IVA de moratorios (%)'),
  excess: optional('Lo que se paga de más', '', named(EXCESSES)),
  minimum_prepayment_payments: optional('Abono mínimo (mensualidades)'),
  brand: needed('Marca', 'Freightliner'),
  model: needed('Modelo', 'Cascadia 126'),
  version: needed('Versión', 'DD13 DT12 6x4'),
  silhouette: needed('Figura', 'Tractocamión con dormitorio', {
    ...{ aliases: ['Carrocería'], hint: 'El dibujo con que se muestra', read: namedCell(SILHOUETTE_NAMES) },
  }),
  model_year: needed('Año modelo', '2026', { aliases: ['Año'] }),
  vin: needed('NIV', '3AKJHHDR5NSLB0101', { aliases: ['VIN', 'Número de serie', 'Serie'] }),
  name: needed('Titular', 'Transportes Sierra Norte', { aliases: ['Cliente', 'Nombre'] }),
  legal_name: optional('Razón social', 'Transportes Sierra Norte SA de CV'),
  rfc: needed('RFC', 'TSN150622AB6'),
  email: needed('Correo', 'pagos@ejemplo.mx', { aliases: ['Correo electrónico', 'E-mail'] }),
  phone: optional('Teléfono', '81 5555 0140', { aliases: ['Celular'] }),
  regime: optional('Régimen fiscal', '601', { aliases: ['Régimen'], hint: 'Su clave del SAT' }),
  cfdi_use: optional('Uso de CFDI', 'G03', { hint: 'Su clave del SAT' }),
  postal_code: optional('Código postal', '64000', { aliases: ['CP'] }),
  clabe: needed('CLABE', '646180110000101005', { hint: 'A donde se transfiere; en Excel, como texto' }),
  payment_reference: needed('Referencia de pago', '2026000101', { aliases: ['Referencia'] }),
  distributor: optional('Distribuidor', '', { hint: 'Como está en la dirección de su página' }),
  expected_balance: optional('Saldo', '', { hint: 'Vacía: no se compara', aliases: ['Saldo insoluto'] }),
};

export const IMPORTED_CONTRACT_COLUMNS: readonly ImportColumn[] = Object.entries(WRITTEN).map(([column, written]) => {
  const [field = column, read] = CONTRACT_COLUMNS[column] ?? [];
  return { ...(read && { read }), ...written, name: field, aliases: [column, ...written.aliases] };
});
