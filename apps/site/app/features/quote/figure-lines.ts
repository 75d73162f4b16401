import type { Instalment, PlanKind, QuoteFigures, SavedQuote } from '@flota/schemas';
import { formatMoney } from '../../lib/format.js';
import { fromCents, isLease, monthlyName, toCents } from '@flota/figures';

/** What of a quote is shown: the same of a saved one and of one that is still being put together. */
export interface FiguresView {
  kind: PlanKind;
  /** MXN as text, by the names `@flota/finance` gives them. */
  figures: QuoteFigures;
  schedule: readonly Instalment[];
}

/** An amount and what it is. */
export interface FigureLine {
  label: string;
  /** MXN as text. */
  amount: string;
  /** What it depends on or when it is due. */
  note?: string;
}

const figure = ({ figures }: FiguresView, name: string): string => figures[name] ?? '0.00';

const isNothing = (amount: string): boolean => toCents(amount) === 0n;

const plus = (...amounts: string[]): string => fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));

/** Whether the monthly amount is not all that is paid: the VAT of its interest comes on top and shrinks with it. */
export function vatComesOnTop({ kind, figures, schedule }: FiguresView): boolean {
  const first = schedule[0];
  // Level with VAT (`total_fixed`), or level before it.
  return !isLease(kind) && !!first && !isNothing(first.vat) && first.total !== figures.monthlyPayment;
}

/** What is paid each month; the note says what VAT does to it. */
export function monthlyHeadline(view: FiguresView): FigureLine {
  const label = monthlyName(view.kind);
  if (isLease(view.kind)) {
    const note = `IVA incluido; sin IVA son ${formatMoney(figure(view, 'rentWithoutVat'))}`;
    return { label, amount: figure(view, 'rentTotal'), note };
  }
  const amount = figure(view, 'monthlyPayment');
  const { total = '0.00', vat = '0.00' } = view.schedule[0] ?? {};
  if (isNothing(vat)) return { label, amount, note: 'Sus intereses no causan IVA' };
  if (!vatComesOnTop(view)) return { label, amount, note: 'IVA de los intereses incluido' };
  const note = `Más IVA de los intereses, que baja cada mes; el primer pago es de ${formatMoney(total)}`;
  return { label, amount, note };
}

/** Insurance the plan obliges to, which no payment or total has; nothing where there is none. */
export function insuranceLines(view: FiguresView): FigureLine[] {
  const amount = figure(view, 'insuranceTotal');
  if (isNothing(amount)) return [];
  const note = `Cada mes, aparte de la ${monthlyName(view.kind).toLowerCase()}; IVA incluido`;
  return [{ label: 'Seguro obligatorio', amount, note }];
}

/** What is paid at signing, in parts that add up to the total. */
export function initialOutlay(view: FiguresView): { total: string; parts: FigureLine[] } {
  const total = figure(view, 'initialOutlay');
  const fee = { label: 'Comisión por apertura', amount: figure(view, 'openingFee') };
  const feeVat = { label: 'IVA de la comisión', amount: figure(view, 'openingFeeVat') };
  const deposit = {
    label: 'Depósito en garantía',
    amount: figure(view, 'guaranteeDeposit'),
    note: 'Se le devuelve al final',
  };
  const first: FigureLine[] =
    view.kind === 'financial_lease'
      ? [
          { label: 'Renta inicial', amount: figure(view, 'initialRentWithoutVat') },
          { label: 'IVA de la renta inicial', amount: figure(view, 'initialRentVat') },
        ]
      : [{ label: 'Enganche', amount: figure(view, 'downPayment') }];
  // A financed fee is in the payments, not in what is paid at signing.
  const feeIsPaidNow = toCents(total) >= toCents(plus(...[...first, fee, feeVat].map(({ amount }) => amount)));
  const known = [...first, ...(feeIsPaidNow ? [fee, feeVat] : []), deposit];
  const rest = toCents(total) - toCents(plus(...known.map(({ amount }) => amount)));
  const advance = { label: 'Primera renta, por adelantado', amount: rest > 0n ? fromCents(rest) : '0.00' };
  return { total, parts: [...known, advance].filter(({ amount }) => !isNothing(amount)) };
}

/** What is due or can be done once the term is over. */
export function atTheEnd(view: FiguresView): FigureLine[] {
  switch (view.kind) {
    case 'flexibility':
      return [
        { label: 'Pago final (globo)', amount: figure(view, 'balloon'), note: 'Junto con la última mensualidad' },
      ];
    case 'financial_lease':
      return [
        {
          label: 'Opción de compra, con IVA',
          amount: figure(view, 'purchaseOptionWithVat'),
          note: 'Si decide quedarse con la unidad',
        },
      ];
    case 'pure_lease':
      return [
        {
          label: 'Valor residual, con IVA',
          amount: figure(view, 'optionalPurchaseWithVat'),
          note: 'Solo si decide comprarla; si no, la devuelve',
        },
      ];
    case 'direct_credit':
      return [];
  }
}

/** What several of the same vehicle come to; nothing for one. */
export function fleetLines(view: FiguresView, units: number, fleet: SavedQuote['fleet']): FigureLine[] {
  if (units === 1) return [];
  const monthly = { label: monthlyName(view.kind), amount: fleet.monthlyPayment };
  return [
    vatComesOnTop(view) ? { ...monthly, note: 'Más IVA de los intereses' } : monthly,
    ...(fleet.insurance === undefined ? [] : [{ label: 'Seguro obligatorio, cada mes', amount: fleet.insurance }]),
    { label: 'Al firmar', amount: fleet.initialOutlay },
    ...(fleet.total === undefined ? [] : [{ label: 'Total a pagar', amount: fleet.total }]),
  ];
}

/** What it comes to in all. */
export function totals(view: FiguresView): FigureLine[] {
  const apart = insuranceLines(view).length > 0 ? ', sin el seguro' : '';
  switch (view.kind) {
    case 'pure_lease':
      return [{ label: 'Total de rentas, con IVA', amount: figure(view, 'totalRentsWithVat') }];
    case 'financial_lease':
      return [
        { label: 'Monto financiado', amount: figure(view, 'amountFinanced'), note: 'Sin IVA' },
        { label: 'Intereses', amount: figure(view, 'totalInterest'), note: 'Sin IVA' },
        { label: 'Total a pagar', amount: figure(view, 'totalPaidAll'), note: `Con IVA y opción de compra${apart}` },
      ];
    case 'direct_credit':
    case 'flexibility': {
      const vat = figure(view, 'totalVatOnInterest');
      return [
        { label: 'Monto financiado', amount: figure(view, 'amountFinanced') },
        { label: 'Intereses', amount: figure(view, 'totalInterest') },
        ...(isNothing(vat) ? [] : [{ label: 'IVA de los intereses', amount: vat }]),
        { label: 'Total a pagar', amount: figure(view, 'totalPaidAll'), note: `Enganche incluido${apart}` },
      ];
    }
  }
}

/** The CAT as the law wants it shown, e.g. `16.6% sin IVA`; `null` when the product has none. */
export const catText = (view: FiguresView): string | null =>
  view.figures.catDisplay ? `${view.figures.catDisplay} sin IVA` : null;

/** Whether the CAT has the insurance in it; `null` where there is no CAT or no insurance. */
export function catInsuranceText(view: FiguresView): string | null {
  const { catInsurance } = view.figures;
  if (catInsurance === undefined) return null;
  return isNothing(catInsurance) ? 'No incluye el seguro obligatorio.' : 'Incluye el seguro obligatorio.';
}
