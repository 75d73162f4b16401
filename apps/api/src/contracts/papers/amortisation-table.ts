import { formatAmount, formatDay, formatLongDay, formatMoney, formatPercent, isZero, sumOf } from '@flota/figures';
import { type Contract, dayOfColumn, type Instalment } from '@flota/prisma';
import type { SiteSettings } from '@flota/schemas';
import { letterheadOf } from '../../platform/pdf/letterhead.js';
import { PLAN_TITLES, vehicleLine } from '../contract.texts.js';
import type { ContractSheet } from './contract-sheet.js';

interface ScheduledContract {
  contract: Contract;
  holder: { legalName: string; rfc: string };
  settings: SiteSettings;
  instalments: readonly Instalment[];
  /** The day of the last movement that is in it. */
  asOf: string;
}

/** The figures of a line; of a pure lease rents, which are not split for the customer. */
const COLUMNS = {
  credit: [
    ['Capital', 'capital'],
    ['Interés', 'interest'],
    ['IVA', 'vat'],
    ['Total', 'total'],
  ],
  lease: [
    ['Renta', 'rent'],
    ['IVA', 'vat'],
    ['Total', 'total'],
  ],
} as const;

/** The schedule as it is now: what was paid to capital has changed it since it was signed. */
export function amortisationTable({ contract, holder, settings, instalments, asOf }: ScheduledContract): ContractSheet {
  const isLease = contract.kind === 'pure_lease';
  const columns = COLUMNS[isLease ? 'lease' : 'credit'];
  const lines = instalments.filter(({ total }) => !total.isZero());
  const sum = (of: readonly Instalment[], field: (typeof columns)[number][1]) =>
    sumOf(of.map((line) => line[field].toFixed(2)));
  const agreed = lines.filter(({ kind }) => kind !== 'purchase_option');
  return {
    title: isLease ? 'Tabla de rentas' : 'Tabla de amortización',
    subtitle: `Vigente con lo registrado al ${formatLongDay(asOf)}`,
    holder: holder.legalName,
    facts: [
      { label: 'Contrato', value: contract.number },
      { label: 'Producto', value: PLAN_TITLES[contract.kind] },
      { label: 'RFC', value: holder.rfc },
      { label: 'Vehículo', value: vehicleLine(contract) },
      { label: 'Firmado el', value: formatLongDay(dayOfColumn(contract.signedOn)) },
      isLease
        ? { label: 'Plazo', value: `${contract.termMonths} meses` }
        : { label: 'Tasa de interés anual', value: `${formatPercent(contract.annualRatePercent.toString())}, sin IVA` },
    ],
    headline: [],
    sections: [],
    table: {
      heading: ['Núm.', 'Vence', ...columns.map(([name]) => name), ...(isLease ? [] : ['Saldo de capital'])],
      rows: lines.map((line) => [
        nameOf(line),
        formatDay(dayOfColumn(line.dueOn)),
        ...columns.map(([, field]) => formatAmount(line[field].toFixed(2))),
        ...(isLease ? [] : [formatAmount(line.balance.toFixed(2))]),
      ]),
      sum: ['Suma', '', ...columns.map(([, field]) => formatMoney(sum(agreed, field))), ...(isLease ? [] : [''])],
    },
    notes: [
      'Montos en pesos mexicanos (MXN). Un pago a capital cambia los renglones que todavía no vencen; los intereses moratorios no están en la tabla.',
      ...(lines.length > agreed.length
        ? ['La opción de compra se paga solo si usted decide comprar el vehículo; no está en la suma.']
        : []),
      ...(agreed.some(({ vat }) => !isZero(vat.toFixed(2))) ? [] : ['Los intereses de este contrato no causan IVA.']),
    ],
    company: letterheadOf(settings),
  };
}

function nameOf({ kind, number }: Instalment): string {
  if (kind === 'balloon') return 'Pago final';
  return kind === 'purchase_option' ? 'Compra' : String(number);
}
