import { calculateQuote, FinanceError, type FinancingTerms, type Quote } from '@flota/finance';
import {
  catWithoutVat,
  formatFraction,
  formatLongDay,
  formatMoney,
  formatPercent,
  isZero,
  sumOf,
} from '@flota/figures';
import { type Contract, dayOfColumn } from '@flota/prisma';
import type { SiteSettings } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { letterheadOf } from '../../platform/pdf/letterhead.js';
import { instalmentWord, PLAN_TITLES, vehicleLine } from '../contract.texts.js';
import type { ContractSheet, SheetLine } from './contract-sheet.js';

/** Whose contract it is, as it was signed. */
interface CoveredContract {
  contract: Contract;
  holder: { legalName: string; rfc: string };
  settings: SiteSettings;
  siteUrl: string;
}

/**
 * The carátula: what was agreed, on one page, by the fields that CONDUSEF wants of a credit. A pure lease is none: it has a
 * summary of its rents, and no CAT. Worked out from the contract as it was signed, so that it never changes.
 */
export function coverSheet({ contract, holder, settings, siteUrl }: CoveredContract): ContractSheet {
  const quote = quoteOf(contract);
  const isCredit = contract.kind !== 'pure_lease';
  return {
    title: isCredit ? 'Carátula del contrato' : 'Resumen del arrendamiento',
    subtitle: `${PLAN_TITLES[contract.kind]} · firmado el ${formatLongDay(dayOfColumn(contract.signedOn))}`,
    holder: holder.legalName,
    facts: [
      { label: 'Contrato', value: contract.number },
      { label: 'Nombre comercial del producto', value: PLAN_TITLES[contract.kind] },
      { label: 'Tipo de operación', value: OPERATIONS[contract.kind] },
      ...registrationFacts(contract, settings),
      { label: 'RFC', value: holder.rfc },
      { label: 'Vehículo', value: vehicleLine(contract) },
      { label: 'Número de serie (NIV)', value: contract.vin },
    ],
    headline: isCredit ? creditHeadline(contract, quote) : leaseHeadline(contract, quote),
    sections: [
      { title: 'Plazo y pagos', lines: paymentLines(contract, quote) },
      { title: 'Comisiones y otros cargos', lines: feeLines(contract, quote) },
      { title: 'Seguros', lines: insuranceLines(contract) },
      { title: 'Dudas, aclaraciones y reclamaciones', lines: contactLines(settings, siteUrl) },
    ],
    notes: isCredit ? [...CAT_NOTES, ...WARNINGS] : [LEASE_NOTE, ...WARNINGS],
    company: letterheadOf(settings),
  };
}

const OPERATIONS: Record<Contract['kind'], string> = {
  direct_credit: 'Crédito simple con garantía prendaria',
  flexibility: 'Crédito simple con pago final',
  financial_lease: 'Arrendamiento financiero',
  pure_lease: 'Arrendamiento puro',
};

/** The registration that was in force when it was signed: one that came later is not of this contract. */
function registrationFacts(
  { kind, signedOn }: Contract,
  { contractRegistrations }: SiteSettings,
): ContractSheet['facts'] {
  const inForce = contractRegistrations
    .filter((registration) => registration.kind === kind && registration.since <= dayOfColumn(signedOn))
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .at(-1);
  return inForce ? [{ label: 'Registro del contrato (RECA)', value: inForce.number }] : [];
}

const CAT_NOTES = [
  'CAT: el Costo Anual Total de financiamiento expresado en términos porcentuales anuales que, para fines informativos y de comparación, incorpora la totalidad de los costos y gastos inherentes al crédito.',
];
const LEASE_NOTE =
  'El arrendamiento puro no es un crédito, por lo que no se calcula un CAT. El vehículo es de la arrendadora; al terminar, usted puede devolverlo o comprarlo al valor que aquí se indica.';
const WARNINGS = [
  'Incumplir sus obligaciones le puede generar comisiones e intereses moratorios.',
  'Contratar por arriba de su capacidad de pago puede afectar su historial crediticio.',
  'El avalista, obligado solidario o coacreditado responderá como obligado principal frente a la entidad financiera.',
];

/** `null` for terms of the lender's former books that no quote of ours could have. */
function quoteOf({ terms, startsOn, firstDueOn }: Contract): Quote | null {
  const agreed = terms as unknown as FinancingTerms;
  const firstPeriod = { startsOn: dayOfColumn(startsOn), firstDueOn: dayOfColumn(firstDueOn) };
  try {
    return calculateQuote(agreed.kind === 'pure_lease' ? agreed : { ...agreed, firstPeriod });
  } catch (error) {
    if (error instanceof FinanceError) return null;
    throw error;
  }
}

/** Percent a year of what is late. */
export const lateRate = ({
  annualRatePercent,
  lateMultiplier,
}: Pick<Contract, 'annualRatePercent' | 'lateMultiplier'>): string =>
  new Decimal(annualRatePercent.toString()).times(lateMultiplier.toString()).toFixed(4);

function creditHeadline(contract: Contract, quote: Quote | null): SheetLine[] {
  const cat = quote && 'catDisplay' in quote ? quote.catDisplay : null;
  return [
    {
      label: 'CAT (Costo Anual Total)',
      value: cat ? catWithoutVat(cat) : 'No disponible',
      note: cat
        ? `Para fines informativos y de comparación. Calculado al ${formatLongDay(dayOfColumn(contract.signedOn))}`
        : 'Consulte su contrato firmado',
    },
    {
      label: 'Tasa de interés anual',
      value: `${formatPercent(contract.annualRatePercent.toString())} ordinaria`,
      note: `${formatPercent(lateRate(contract))} moratoria. Tasas fijas, sin IVA`,
    },
    { label: 'Monto del financiamiento', value: formatMoney(contract.principal.toFixed(2)), note: 'Pesos mexicanos' },
    {
      label: 'Monto total a pagar',
      value: quote ? formatMoney(totalOf(quote)) : 'No disponible',
      note: quote ? 'Con IVA, si paga en las fechas pactadas' : 'Consulte su contrato firmado',
    },
  ];
}

/** What the financing costs in all: the down payment is the customer's own and not part of it. */
const totalOf = (quote: Quote): string => {
  if (!('totalPaidAll' in quote)) return quote.totalRentsWithVat;
  return 'downPayment' in quote ? sumOf([quote.totalPaidAll, `-${quote.downPayment}`]) : quote.totalPaidAll;
};

function leaseHeadline({ termMonths }: Contract, quote: Quote | null): SheetLine[] {
  if (!quote || !('optionalPurchaseWithVat' in quote)) return [];
  return [
    { label: 'Renta mensual', value: formatMoney(quote.rentTotal), note: `${formatMoney(quote.rentVat)} son de IVA` },
    { label: 'Número de rentas', value: String(termMonths), note: 'Una cada mes' },
    { label: 'Total de las rentas', value: formatMoney(quote.totalRentsWithVat), note: 'Con IVA' },
    {
      label: 'Compra al terminar, si la quiere',
      value: formatMoney(quote.optionalPurchaseWithVat),
      note: 'Con IVA. No es obligatoria',
    },
  ];
}

function paymentLines(contract: Contract, quote: Quote | null): SheetLine[] {
  const first = dayOfColumn(contract.firstDueOn);
  const word = instalmentWord(contract).toLowerCase();
  const monthly = quote && ('rentTotal' in quote ? quote.rentTotal : quote.schedule[0]?.total);
  const balloon = quote && 'balloon' in quote && !isZero(quote.balloon) ? quote.balloon : null;
  const option = quote && 'purchaseOptionWithVat' in quote ? quote.purchaseOptionWithVat : null;
  return [
    { label: 'Plazo', value: `${signedTerm(contract)} meses` },
    {
      label: `Primera ${word}`,
      value: formatLongDay(first),
      ...(monthly && { note: `${formatMoney(monthly)} con IVA` }),
    },
    {
      label: 'Fecha límite de pago',
      value: `Día ${Number(first.slice(8))} de cada mes`,
      note: 'Si no hay bancos ese día, el siguiente día hábil',
    },
    { label: 'Fecha de corte', value: 'Último día de cada mes' },
    ...(balloon ? [{ label: 'Pago final', value: formatMoney(balloon), note: `Junto con la última ${word}` }] : []),
    ...(option
      ? [{ label: 'Opción de compra', value: formatMoney(option), note: 'Con IVA, al terminar las rentas' }]
      : []),
  ];
}

/** As signed: the column follows what was agreed since. */
const signedTerm = ({ terms }: Contract): number => (terms as unknown as FinancingTerms).termMonths;

function feeLines(contract: Contract, quote: Quote | null): SheetLine[] {
  const { vatRate } = contract.terms as unknown as FinancingTerms;
  const deposit =
    quote && 'guaranteeDeposit' in quote && !isZero(quote.guaranteeDeposit) ? quote.guaranteeDeposit : null;
  return [
    {
      label: 'Apertura',
      value: quote && !isZero(quote.openingFee) ? formatMoney(quote.openingFee) : 'Sin comisión',
      ...(quote && !isZero(quote.openingFee) && { note: `Más IVA (${formatFraction(vatRate)}), una sola vez` }),
    },
    ...(contract.kind === 'pure_lease' ? [] : [{ label: 'Pago anticipado', value: 'Sin comisión' }]),
    {
      label: 'Pago tardío',
      value: 'Intereses moratorios',
      note: `${formatPercent(lateRate(contract))} anual sobre lo vencido`,
    },
    ...(deposit
      ? [{ label: 'Depósito en garantía', value: formatMoney(deposit), note: 'Se le devuelve al terminar' }]
      : []),
  ];
}

function insuranceLines({ terms }: Contract): SheetLine[] {
  const { mandatoryInsuranceMonthly: required, optionalInsuranceMonthly: optional } =
    terms as unknown as FinancingTerms;
  const premium = required ?? optional;
  return [
    {
      label: 'Seguro del vehículo',
      value: optional === undefined ? 'Obligatorio durante el plazo' : 'Opcional',
      note: premium
        ? `Prima estimada de ${formatMoney(premium)} al mes más IVA, ${required ? 'que cuenta en el CAT' : 'que no cuenta en el CAT'}`
        : 'Con la aseguradora que usted elija',
    },
  ];
}

function contactLines({ phone, email, address }: SiteSettings, siteUrl: string): SheetLine[] {
  return [
    {
      label: 'Unidad Especializada de Atención a Usuarios (UNE)',
      value: [phone, email].filter(Boolean).join(' · '),
      note: address,
    },
    {
      label: 'Estado de cuenta',
      value: 'Cada mes, en su cuenta y por correo',
      note: `${siteUrl}/my-account/bills`,
    },
    {
      label: 'Contratos de adhesión (RECA)',
      value: 'Los modelos registrados',
      note: `${siteUrl}/legales/reca`,
    },
    { label: 'CONDUSEF', value: '800 999 8080 · 55 5340 0999', note: 'www.condusef.gob.mx' },
  ];
}
