import type { SavedQuote } from '@flota/schemas';
import { formatMoney, formatPercent, fromCents, isZero, toCents } from './money.js';
import { monthlyName } from './names.js';
import type { CreditView, FinancialLeaseView, PureLeaseView, QuoteView } from './quote-view.js';

/** As `@flota/finance` names it, and what the first month's payment is; a first rent paid at signing is the rent with VAT. */
export type FigureName =
  'firstPayment' | keyof CreditView['figures'] | keyof FinancialLeaseView['figures'] | keyof PureLeaseView['figures'];

/** An amount of a quote and what people read beside it. */
export interface Figure {
  name: FigureName;
  /** Says by itself what the amount is. */
  label: string;
  /** MXN as text. */
  amount: string;
  /** What it depends on or when it is due, where there is room for it. */
  note?: string;
  /** Percent of the price that it is. */
  share?: string;
}

export interface FigureGroup {
  title: string;
  figures: readonly Figure[];
  /** What the others lead to. */
  sum: Figure;
}

/** The figures of a quote of one vehicle. One that is zero is left out. */
export interface QuoteFigureGroups {
  /** What is paid the first month, VAT in: what is read first, of whatever plan. The note says what VAT does to it. */
  first: Figure;
  /** What is paid each month as the contract has it, to which VAT may come. */
  monthly: Figure;
  /** Insurance that is assumed, a month's: in no payment. None or one. */
  insurance: readonly Figure[];
  /** What it comes to over the term, and in all with it. Nothing where none is assumed. */
  insured: readonly Figure[];
  /** What is paid at signing; the figures add up to the sum. */
  signing: FigureGroup;
  /** What is financed, and what of it is paid each month. */
  contract: FigureGroup;
  /** What is due or can be done once the term is over. None or one. */
  end: readonly Figure[];
  /** What it comes to in all, the last one the whole of it. */
  totals: readonly Figure[];
  /** The same and what it is made of, for documents. */
  closing: FigureGroup;
}

const AT_SIGNING = 'Al firmar';
const IN_TOTAL = 'En total';
export const AT_THE_END = 'Al terminar';

const present = (figures: readonly Figure[]): Figure[] => figures.filter(({ amount }) => !isZero(amount));

/** What people are told of a quote: which figures there are, in which groups, under which names, with which remarks. */
export function quoteFigures(view: QuoteView): QuoteFigureGroups {
  const { signing, contract, end, totals, closing } = groupsOf(view);
  return {
    first: firstFigure(view),
    monthly: monthlyFigure(view),
    insurance: insuranceFigures(view),
    insured: insuredFigures(view),
    signing: { ...signing, figures: present(signing.figures) },
    contract: { ...contract, figures: present(contract.figures) },
    end: present(end),
    totals: present(totals),
    closing: { ...closing, figures: present(closing.figures) },
  };
}

type Groups = Omit<QuoteFigureGroups, 'first' | 'monthly' | 'insurance' | 'insured'>;

function groupsOf(view: QuoteView): Groups {
  switch (view.kind) {
    case 'direct_credit':
    case 'flexibility':
      return creditGroups(view);
    case 'financial_lease':
      return financialLeaseGroups(view);
    case 'pure_lease':
      return pureLeaseGroups(view);
  }
}

/**
 * What VAT does to the monthly amount: it is in it, it comes on top and shrinks with the interest it is charged on, or
 * there is none.
 */
export function monthlyVat({ kind, terms, figures }: QuoteView): 'included' | 'on top' | 'none' {
  if (kind === 'financial_lease' || kind === 'pure_lease') return 'included';
  if (isZero(figures.totalVatOnInterest)) return 'none';
  return terms.paymentMode === 'total_fixed' ? 'included' : 'on top';
}

/** What the monthly amount is called where no note beside it says that VAT comes on top. */
function monthlyNameAlone(view: QuoteView): string {
  const name = monthlyName(view.kind);
  return monthlyVat(view) === 'on top' ? `${name}, más IVA` : name;
}

function monthlyFigure(view: QuoteView): Figure {
  const label = monthlyNameAlone(view);
  return view.kind === 'financial_lease' || view.kind === 'pure_lease'
    ? { name: 'rentTotal', label, amount: view.figures.rentTotal }
    : { name: 'monthlyPayment', label, amount: view.figures.monthlyPayment };
}

/** What the payment of the first month is called; VAT is in it, where there is any. */
export function firstPaymentName(view: QuoteView, units = 1): string {
  const name = `Primera ${monthlyName(view.kind).toLowerCase()}${units > 1 ? ' por unidad' : ''}`;
  return monthlyVat(view) === 'none' ? name : `${name} con IVA`;
}

function firstFigure(view: QuoteView): Figure {
  const { amount } = monthlyFigure(view);
  return {
    name: 'firstPayment',
    label: firstPaymentName(view),
    amount: view.schedule[0]?.total ?? amount,
    note: firstPaymentNote(view),
  };
}

function firstPaymentNote(view: QuoteView): string {
  if (view.kind === 'financial_lease' || view.kind === 'pure_lease') {
    return `IVA incluido; sin IVA son ${formatMoney(view.figures.rentWithoutVat)}`;
  }
  switch (monthlyVat(view)) {
    case 'none':
      return 'Sus intereses no causan IVA';
    case 'included':
      return 'IVA de los intereses incluido';
    case 'on top':
      return `IVA de los intereses incluido, que baja cada mes; sin IVA son ${formatMoney(view.figures.monthlyPayment)}`;
  }
}

/** Whether the lender requires the insurance that is assumed: what it is called. */
const insuranceName = ({ terms }: QuoteView): string =>
  terms.optionalInsuranceMonthly === undefined ? 'Seguro obligatorio' : 'Seguro opcional';

function insuranceFigures(view: QuoteView): Figure[] {
  const { insuranceTotal = '0' } = view.figures;
  const { insuranceAnnualPercentOfPrice: percent } = view.terms;
  const apart = `Aparte de la ${monthlyName(view.kind).toLowerCase()}; IVA incluido`;
  const note = percent === undefined ? apart : `Estimado: ${formatPercent(percent)} del precio al año, más IVA`;
  return present([{ name: 'insuranceTotal', label: `${insuranceName(view)} al mes`, amount: insuranceTotal, note }]);
}

function insuredFigures({ figures }: QuoteView): Figure[] {
  const { insuranceOfTerm = '0' } = figures;
  const total = ('totalWithInsurance' in figures && figures.totalWithInsurance) || '0';
  return present([
    { name: 'insuranceOfTerm', label: 'Seguro en todo el plazo', amount: insuranceOfTerm, note: 'IVA incluido' },
    { name: 'totalWithInsurance', label: 'Total con seguro', amount: total },
  ]);
}

const apartFromInsurance = (view: QuoteView): string => (insuranceFigures(view).length > 0 ? ', sin el seguro' : '');

const signingTotal = ({ figures }: QuoteView): Figure => ({
  name: 'initialOutlay',
  label: 'Total al firmar',
  amount: figures.initialOutlay,
});

const feeFigures = ({ figures }: QuoteView, label = 'Comisión por apertura'): Figure[] => [
  { name: 'openingFee', label, amount: figures.openingFee },
  { name: 'openingFeeVat', label: 'IVA de la comisión', amount: figures.openingFeeVat },
];

function creditGroups(view: CreditView): Groups {
  const { figures, terms } = view;
  const interest: Figure = { name: 'totalInterest', label: 'Intereses', amount: figures.totalInterest };
  const vat: Figure = { name: 'totalVatOnInterest', label: 'IVA de los intereses', amount: figures.totalVatOnInterest };
  const amountFinanced: Figure = { name: 'amountFinanced', label: 'Monto financiado', amount: figures.amountFinanced };
  const balloon: Figure = {
    name: 'balloon',
    label: 'Pago final (globo)',
    amount: figures.balloon,
    note: 'Junto con la última mensualidad',
  };
  const total: Figure = {
    name: 'totalPaidAll',
    label: 'Total a pagar',
    amount: figures.totalPaidAll,
    note: `Enganche incluido${apartFromInsurance(view)}`,
  };
  const downPayment: Figure = {
    name: 'downPayment',
    label: 'Enganche',
    amount: figures.downPayment,
    share: terms.downPaymentPercent,
  };
  const payments: Figure = {
    name: 'totalOfMonthlyPayments',
    label: 'Suma de mensualidades',
    amount: figures.totalOfMonthlyPayments,
  };
  return {
    signing: {
      title: AT_SIGNING,
      // A financed fee is in the payments, not in what is paid at signing.
      figures: [downPayment, ...(terms.openingFeeFinanced ? [] : feeFigures(view))],
      sum: signingTotal(view),
    },
    contract: {
      title: 'Su financiamiento',
      figures: [...(terms.openingFeeFinanced ? feeFigures(view, 'Comisión financiada') : []), amountFinanced],
      sum: { name: 'monthlyPayment', label: monthlyNameAlone(view), amount: figures.monthlyPayment },
    },
    end: [balloon],
    totals: [amountFinanced, interest, vat, total],
    closing: { title: IN_TOTAL, figures: [interest, vat, payments, balloon], sum: total },
  };
}

const depositFigure = ({ figures }: FinancialLeaseView | PureLeaseView): Figure => ({
  name: 'guaranteeDeposit',
  label: 'Depósito en garantía',
  amount: figures.guaranteeDeposit,
  note: 'Se le devuelve al final',
});

const rentsFigure = ({ figures }: FinancialLeaseView | PureLeaseView): Figure => ({
  name: 'totalRentsWithVat',
  label: 'Suma de rentas, con IVA',
  amount: figures.totalRentsWithVat,
});

/** A month's rent, which its parts lead to. */
function rentGroup({ figures }: FinancialLeaseView | PureLeaseView, before: readonly Figure[]): FigureGroup {
  return {
    title: 'Su arrendamiento',
    figures: [
      ...before,
      { name: 'rentWithoutVat', label: 'Renta sin IVA', amount: figures.rentWithoutVat },
      { name: 'rentVat', label: 'IVA de la renta', amount: figures.rentVat },
    ],
    sum: { name: 'rentTotal', label: 'Renta con IVA', amount: figures.rentTotal },
  };
}

function financialLeaseGroups(view: FinancialLeaseView): Groups {
  const { figures, terms } = view;
  const amountFinanced: Figure = {
    name: 'amountFinanced',
    label: 'Monto financiado, sin IVA',
    amount: figures.amountFinanced,
  };
  const interest: Figure = { name: 'totalInterest', label: 'Intereses, sin IVA', amount: figures.totalInterest };
  const option: Figure = {
    name: 'purchaseOptionWithVat',
    label: 'Opción de compra, con IVA',
    amount: figures.purchaseOptionWithVat,
    note: 'Si decide quedarse con la unidad',
  };
  const total: Figure = {
    name: 'totalPaidAll',
    label: 'Total a pagar',
    amount: figures.totalPaidAll,
    note: `Con IVA y opción de compra${apartFromInsurance(view)}`,
  };
  const initialRent: Figure = {
    name: 'initialRentWithoutVat',
    label: 'Renta inicial',
    amount: figures.initialRentWithoutVat,
    share: terms.initialRentPercent,
  };
  return {
    signing: {
      title: AT_SIGNING,
      figures: [
        initialRent,
        { name: 'initialRentVat', label: 'IVA de la renta inicial', amount: figures.initialRentVat },
        ...feeFigures(view),
        depositFigure(view),
      ],
      sum: signingTotal(view),
    },
    contract: rentGroup(view, [amountFinanced]),
    end: [option],
    totals: [amountFinanced, interest, total],
    closing: { title: IN_TOTAL, figures: [interest, rentsFigure(view), option], sum: total },
  };
}

/** Neither rate nor interest: what a pure lease costs is its rents, the implicit rate is the lessor's own affair. */
function pureLeaseGroups(view: PureLeaseView): Groups {
  const { figures, terms } = view;
  const firstRent: Figure = {
    name: 'rentTotal',
    label: 'Primera renta, con IVA',
    amount: terms.rentsInAdvance ? figures.rentTotal : '0',
    note: 'Por adelantado',
  };
  const purchase: Figure = {
    name: 'optionalPurchaseWithVat',
    label: 'Compra opcional, con IVA',
    amount: figures.optionalPurchaseWithVat,
    note: 'Por su valor residual; si no la compra, la devuelve',
  };
  const deposit = depositFigure(view);
  return {
    signing: {
      title: AT_SIGNING,
      figures: [...feeFigures(view), deposit, firstRent],
      sum: signingTotal(view),
    },
    contract: rentGroup(view, []),
    end: [purchase],
    totals: [rentsFigure(view)],
    closing: {
      title: AT_THE_END,
      figures: [
        rentsFigure(view),
        { ...deposit, label: 'Depósito devuelto' },
        { name: 'residualValueWithoutVat', label: 'Valor residual, sin IVA', amount: figures.residualValueWithoutVat },
      ],
      sum: purchase,
    },
  };
}

/** Each figure there is, once: what is paid the first month and each month, then as they stand in a document. */
export function listedFigures(view: QuoteView): Figure[] {
  const { first, insurance, insured, signing, contract, closing } = quoteFigures(view);
  const listed = [
    ...(first.amount === contract.sum.amount ? [] : [first]),
    contract.sum,
    ...insurance,
    ...signing.figures,
    signing.sum,
    ...contract.figures,
    ...closing.figures,
    closing.sum,
    ...insured,
  ];
  return listed.filter(({ name }, index) => listed.findIndex((figure) => figure.name === name) === index);
}

/** What several of the same vehicle come to, in the order it is paid; nothing for one. */
export function fleetFigures(view: QuoteView, units: number, fleet: SavedQuote['fleet']): Figure[] {
  if (units === 1) return [];
  return paidFigures(view, fromCents(toCents(quoteFigures(view).first.amount) * BigInt(units)), fleet);
}

/**
 * What is paid for some vehicles, in the order it is paid.
 *
 * @param firstPayment of all of them, MXN
 */
export const paidFigures = (view: QuoteView, firstPayment: string, fleet: SavedQuote['fleet']): Figure[] =>
  present([
    { ...signingTotal(view), amount: fleet.initialOutlay },
    { ...quoteFigures(view).first, amount: firstPayment, note: undefined },
    { name: 'insuranceTotal', label: `${insuranceName(view)} al mes`, amount: fleet.insurance ?? '0' },
    {
      name: 'totalPaidAll',
      label: fleet.totalWithInsurance ? 'Total sin seguro' : 'Total a pagar',
      amount: fleet.total ?? '0',
    },
    { name: 'totalWithInsurance', label: 'Total con seguro', amount: fleet.totalWithInsurance ?? '0' },
  ]);
