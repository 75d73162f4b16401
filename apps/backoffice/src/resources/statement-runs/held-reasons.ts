import type { StatementDisagreement } from '@flota/schemas';
import { formatDay, formatMoney } from '../../i18n/format.js';

const PLACES: Record<StatementDisagreement['at'], string> = {
  contract: 'Contrato',
  movement: 'Movimiento',
  instalment: 'Mensualidad',
  month: 'Suma del mes',
  'statement-before': 'Frente al estado de cuenta anterior',
  'statement-after': 'Frente al estado de cuenta siguiente',
};

const FIELDS: Record<string, string> = {
  amount: 'importe',
  balance: 'capital que queda',
  capital: 'capital',
  capitalBalance: 'saldo de capital',
  charged: 'si ya se cobró',
  closingCapital: 'capital al cierre',
  closingDue: 'saldo al cierre',
  dueBalance: 'saldo por pagar',
  dueOn: 'vencimiento',
  instalmentNumber: 'mensualidad que cobra',
  interest: 'intereses',
  kind: 'tipo',
  lateInterest: 'intereses moratorios',
  lateVat: 'IVA de moratorios',
  movements: 'mensualidad de un movimiento',
  openingCapital: 'capital al inicio',
  openingDue: 'saldo al inicio',
  outstandingCapital: 'capital insoluto',
  paidOffOn: 'fecha en que se liquidó',
  postedOn: 'fecha de registro',
  rent: 'renta',
  sequence: 'número consecutivo',
  settledOn: 'fecha en que se pagó',
  total: 'total',
  unapplied: 'saldo a favor',
  vat: 'IVA',
};

/** Before the name of a part: `paid capital`, `allocations.vat`. */
const SIDES: Record<string, string> = {
  paid: 'pagado de',
  unpaid: 'pendiente de',
  prepaid: 'anticipado de',
  allocations: 'aplicado a',
};

const VALUES: Record<string, string> = {
  null: 'nada',
  true: 'sí',
  false: 'no',
  regular: 'mensualidad',
  balloon: 'pago final',
  purchase_option: 'opción de compra',
};

/** What does not agree, for whoever decides what to do about it. */
export function heldReason({ at, number, field, expected, found }: StatementDisagreement): string {
  const place = number === null ? PLACES[at] : `${PLACES[at]} ${number}`;
  if (field === 'instalments') return `${place}: las mensualidades no son las que resultan del plazo y los abonos.`;
  const subject = `${place}, ${fieldName(field)}`;
  return isRule(expected)
    ? `${subject}: ${valueText(found)} no es un valor posible.`
    : `${subject}: debía ser ${valueText(expected)} y es ${valueText(found)}.`;
}

function fieldName(field: string): string {
  const [side = '', part = ''] = field.split(/[ .]/);
  return part && SIDES[side] ? `${SIDES[side]} ${FIELDS[part] ?? part}` : (FIELDS[field] ?? field);
}

/** A value is one word; several are the rule that the value breaks. */
const isRule = (expected: string): boolean => expected.includes(' ');

function valueText(value: string): string {
  if (/^-?\d+\.\d{2}$/.test(value)) return formatMoney(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  return VALUES[value] ?? value;
}
