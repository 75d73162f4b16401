import { type ContractIntake, contractIntakeSchema, type FieldError, fieldCode, isFieldCode } from '@flota/schemas';
import {
  amountCell as amount,
  asItIs,
  type CellReader,
  percentCell as percent,
  wholeCell as whole,
  yesOrNoCell as yesOrNo,
} from '../../../platform/text/csv-cells.js';
import type { Line } from '../../../platform/text/csv-table.js';

/** Where the columns of `contracts.csv` belong in a contract that comes in, and how their cells are read. */
export const CONTRACT_COLUMNS: Record<string, [field: string, read?: CellReader]> = {
  number: ['number'],
  kind: ['terms.kind'],
  signed_on: ['signedOn'],
  starts_on: ['startsOn'],
  first_due_on: ['firstDueOn'],
  price_with_vat: ['terms.priceWithVat', amount],
  price_without_vat: ['terms.priceWithoutVat', amount],
  down_payment_percent: ['terms.downPaymentPercent'],
  initial_rent_percent: ['terms.initialRentPercent'],
  annual_rate_percent: ['terms.annualRatePercent'],
  term_months: ['terms.termMonths', whole],
  opening_fee_percent: ['terms.openingFeePercent'],
  opening_fee_financed: ['terms.openingFeeFinanced', yesOrNo],
  vat_percent: ['terms.vatRate', percent],
  vat_on_interest_percent: ['terms.vatOnInterestRate', percent],
  payment_mode: ['terms.paymentMode'],
  balloon_percent: ['terms.balloonPercentOfPrice'],
  purchase_option_percent: ['terms.purchaseOptionPercent'],
  residual_percent: ['terms.residualPercent'],
  rents_in_advance: ['terms.rentsInAdvance', yesOrNo],
  deposit_rents: ['terms.depositRents', whole],
  late_multiplier: ['late.multiplier'],
  late_base: ['late.base'],
  late_vat_percent: ['late.vatRate', percent],
  excess: ['excess'],
  minimum_prepayment_payments: ['minimumPrepaymentPayments', whole],
  brand: ['vehicle.brand'],
  model: ['vehicle.modelName'],
  version: ['vehicle.versionName'],
  silhouette: ['vehicle.silhouette'],
  model_year: ['vehicle.modelYear', whole],
  vin: ['vehicle.vin'],
  name: ['holder.name'],
  legal_name: ['holder.legalName'],
  rfc: ['holder.rfc'],
  email: ['holder.email'],
  phone: ['holder.phone'],
  regime: ['holder.regime'],
  cfdi_use: ['holder.cfdiUse'],
  postal_code: ['holder.postalCode'],
  clabe: ['clabe'],
  payment_reference: ['paymentReference'],
  distributor: ['distributorSlug'],
  expected_balance: ['expectedBalance', amount],
};

/** Those of `payments.csv`, without the one that names the contract. */
const PAYMENT_COLUMNS: Record<string, [field: string, read?: CellReader]> = {
  received_on: ['receivedOn'],
  amount: ['amount', amount],
  reference: ['reference'],
  kind: ['kind'],
};

export const CONTRACT_NUMBER_COLUMN = 'contract_number';
export const CONTRACT_FILE_COLUMNS = new Set(Object.keys(CONTRACT_COLUMNS));
export const PAYMENT_FILE_COLUMNS = new Set([CONTRACT_NUMBER_COLUMN, ...Object.keys(PAYMENT_COLUMNS)]);

const invert = (columns: typeof CONTRACT_COLUMNS) =>
  new Map(Object.entries(columns).map(([name, [field]]) => [field, name]));
const COLUMN_OF = invert(CONTRACT_COLUMNS);
const PAYMENT_COLUMN_OF = invert(PAYMENT_COLUMNS);

/** A contract's lines as one request, checked by the same schema; the payments in the order given. */
export function intakeOf(contract: Line, payments: readonly Line[]): ContractIntake | FieldError[] {
  const input = { terms: {}, vehicle: {}, holder: {}, late: {}, ...placed(contract, CONTRACT_COLUMNS) };
  const given = { ...input, payments: payments.map((payment) => placed(payment, PAYMENT_COLUMNS)) };
  const result = contractIntakeSchema.safeParse(given);
  if (result.success) return result.data;
  return result.error.issues.flatMap((issue) => {
    const path = issue.path.join('.');
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => `${path}.${key}`) : [path];
    return fields.map((field) => ({
      field,
      code: isFieldCode(issue.message) ? issue.message : fieldCode('FIELD.INVALID'),
    }));
  });
}

/** The column a field stands in, and of which payment when it is a payment's. */
export function columnOf(field: string): { column: string; payment: number | null } {
  const [, index, own] = /^payments\.(\d+)\.(.+)$/.exec(field) ?? [];
  return index !== undefined && own !== undefined
    ? { column: PAYMENT_COLUMN_OF.get(own) ?? own, payment: Number(index) }
    : { column: COLUMN_OF.get(field) ?? field, payment: null };
}

/** Cells at the fields of their columns, one level deep. */
function placed({ cells }: Line, columns: typeof CONTRACT_COLUMNS): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [name, cell] of cells) {
    const [field, read = asItIs] = columns[name] ?? [];
    if (field === undefined) continue;
    const [first = '', second] = field.split('.');
    const value = read(cell);
    record[first] = second === undefined ? value : { ...(record[first] as object | undefined), [second]: value };
  }
  return record;
}
