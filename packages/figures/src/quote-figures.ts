import type { SavedQuote } from '@flota/schemas';
import { terms } from '@flota/texts/site/terms';
import { termsFigures } from '@flota/texts/site/terms-figures';
import { formatMoney, formatPercent, fromCents, isZero, toCents } from './money.js';
import { isLease, monthlyName } from './names.js';
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
  return monthlyVat(view) === 'on top' ? terms.paymentPlusVat : monthlyName(view.kind);
}

function monthlyFigure(view: QuoteView): Figure {
  const label = monthlyNameAlone(view);
  return view.kind === 'financial_lease' || view.kind === 'pure_lease'
    ? { name: 'rentTotal', label, amount: view.figures.rentTotal }
    : { name: 'monthlyPayment', label, amount: view.figures.monthlyPayment };
}

/** What the payment of the first month is called; VAT is in it, where there is any. */
export function firstPaymentName(view: QuoteView, units = 1): string {
  const isOfEach = units > 1;
  if (isLease(view.kind)) return isOfEach ? terms.firstRentEach : terms.firstRent;
  if (monthlyVat(view) === 'none') return isOfEach ? terms.firstPaymentEach : terms.firstPayment;
  return isOfEach ? terms.firstPaymentEachWithVat : terms.firstPaymentWithVat;
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
    return termsFigures.rentVatIncluded({ amount: formatMoney(view.figures.rentWithoutVat) });
  }
  switch (monthlyVat(view)) {
    case 'none':
      return termsFigures.noVat;
    case 'included':
      return termsFigures.vatIncluded;
    case 'on top':
      return termsFigures.vatShrinking({ amount: formatMoney(view.figures.monthlyPayment) });
  }
}

/** Whether the lender requires the insurance that is assumed: what it is called. */
const insuranceName = (view: QuoteView): string =>
  view.terms.optionalInsuranceMonthly === undefined ? termsFigures.insuranceRequired : termsFigures.insuranceOptional;

function insuranceFigures(view: QuoteView): Figure[] {
  const { insuranceTotal = '0' } = view.figures;
  const { insuranceAnnualPercentOfPrice: percent } = view.terms;
  const apart = isLease(view.kind) ? termsFigures.insuranceApartFromRent : termsFigures.insuranceApartFromPayment;
  const note = percent === undefined ? apart : termsFigures.insuranceEstimate({ percent: formatPercent(percent) });
  return present([{ name: 'insuranceTotal', label: insuranceName(view), amount: insuranceTotal, note }]);
}

function insuredFigures({ figures }: QuoteView): Figure[] {
  const { insuranceOfTerm = '0' } = figures;
  const total = ('totalWithInsurance' in figures && figures.totalWithInsurance) || '0';
  return present([
    {
      name: 'insuranceOfTerm',
      label: termsFigures.insuranceOfTerm,
      amount: insuranceOfTerm,
      note: termsFigures.insuranceOfTermNote,
    },
    { name: 'totalWithInsurance', label: termsFigures.totalWithInsurance, amount: total },
  ]);
}

const isInsured = (view: QuoteView): boolean => insuranceFigures(view).length > 0;

const signingTotal = ({ figures }: QuoteView): Figure => ({
  name: 'initialOutlay',
  label: termsFigures.initialOutlay,
  amount: figures.initialOutlay,
});

const feeFigures = ({ figures }: QuoteView, label = termsFigures.openingFee): Figure[] => [
  { name: 'openingFee', label, amount: figures.openingFee },
  { name: 'openingFeeVat', label: termsFigures.openingFeeVat, amount: figures.openingFeeVat },
];

function creditGroups(view: CreditView): Groups {
  const { figures, terms } = view;
  const interest: Figure = { name: 'totalInterest', label: termsFigures.interest, amount: figures.totalInterest };
  const vat: Figure = {
    name: 'totalVatOnInterest',
    label: termsFigures.interestVat,
    amount: figures.totalVatOnInterest,
  };
  const amountFinanced: Figure = {
    name: 'amountFinanced',
    label: termsFigures.amountFinanced,
    amount: figures.amountFinanced,
  };
  const balloon: Figure = {
    name: 'balloon',
    label: termsFigures.balloon,
    amount: figures.balloon,
    note: termsFigures.balloonNote,
  };
  const total: Figure = {
    name: 'totalPaidAll',
    label: termsFigures.total,
    amount: figures.totalPaidAll,
    note: isInsured(view) ? termsFigures.totalNoteUninsured : termsFigures.totalNote,
  };
  const downPayment: Figure = {
    name: 'downPayment',
    label: termsFigures.downPayment,
    amount: figures.downPayment,
    share: terms.downPaymentPercent,
  };
  const payments: Figure = {
    name: 'totalOfMonthlyPayments',
    label: termsFigures.payments,
    amount: figures.totalOfMonthlyPayments,
  };
  return {
    signing: {
      title: termsFigures.signing,
      // A financed fee is in the payments, not in what is paid at signing.
      figures: [downPayment, ...(terms.openingFeeFinanced ? [] : feeFigures(view))],
      sum: signingTotal(view),
    },
    contract: {
      title: termsFigures.credit,
      figures: [...(terms.openingFeeFinanced ? feeFigures(view, termsFigures.openingFeeFinanced) : []), amountFinanced],
      sum: { name: 'monthlyPayment', label: monthlyNameAlone(view), amount: figures.monthlyPayment },
    },
    end: [balloon],
    totals: [amountFinanced, interest, vat, total],
    closing: { title: termsFigures.inTotal, figures: [interest, vat, payments, balloon], sum: total },
  };
}

const depositFigure = ({ figures }: FinancialLeaseView | PureLeaseView): Figure => ({
  name: 'guaranteeDeposit',
  label: termsFigures.deposit,
  amount: figures.guaranteeDeposit,
  note: termsFigures.depositNote,
});

const rentsFigure = ({ figures }: FinancialLeaseView | PureLeaseView): Figure => ({
  name: 'totalRentsWithVat',
  label: termsFigures.rents,
  amount: figures.totalRentsWithVat,
});

/** A month's rent, which its parts lead to. */
function rentGroup({ figures }: FinancialLeaseView | PureLeaseView, before: readonly Figure[]): FigureGroup {
  return {
    title: termsFigures.lease,
    figures: [
      ...before,
      { name: 'rentWithoutVat', label: termsFigures.rentWithoutVat, amount: figures.rentWithoutVat },
      { name: 'rentVat', label: termsFigures.rentVat, amount: figures.rentVat },
    ],
    sum: { name: 'rentTotal', label: termsFigures.rent, amount: figures.rentTotal },
  };
}

function financialLeaseGroups(view: FinancialLeaseView): Groups {
  const { figures, terms } = view;
  const amountFinanced: Figure = {
    name: 'amountFinanced',
    label: termsFigures.leaseAmountFinanced,
    amount: figures.amountFinanced,
  };
  const interest: Figure = { name: 'totalInterest', label: termsFigures.leaseInterest, amount: figures.totalInterest };
  const option: Figure = {
    name: 'purchaseOptionWithVat',
    label: termsFigures.purchaseOption,
    amount: figures.purchaseOptionWithVat,
    note: termsFigures.purchaseOptionNote,
  };
  const total: Figure = {
    name: 'totalPaidAll',
    label: termsFigures.total,
    amount: figures.totalPaidAll,
    note: isInsured(view) ? termsFigures.leaseTotalNoteUninsured : termsFigures.leaseTotalNote,
  };
  const initialRent: Figure = {
    name: 'initialRentWithoutVat',
    label: termsFigures.initialRent,
    amount: figures.initialRentWithoutVat,
    share: terms.initialRentPercent,
  };
  return {
    signing: {
      title: termsFigures.signing,
      figures: [
        initialRent,
        { name: 'initialRentVat', label: termsFigures.initialRentVat, amount: figures.initialRentVat },
        ...feeFigures(view),
        depositFigure(view),
      ],
      sum: signingTotal(view),
    },
    contract: rentGroup(view, [amountFinanced]),
    end: [option],
    totals: [amountFinanced, interest, total],
    closing: { title: termsFigures.inTotal, figures: [interest, rentsFigure(view), option], sum: total },
  };
}

/** Neither rate nor interest: what a pure lease costs is its rents, the implicit rate is the lessor's own affair. */
function pureLeaseGroups(view: PureLeaseView): Groups {
  const { figures, terms } = view;
  const firstRent: Figure = {
    name: 'rentTotal',
    label: termsFigures.firstRent,
    amount: terms.rentsInAdvance ? figures.rentTotal : '0',
    note: termsFigures.firstRentNote,
  };
  const purchase: Figure = {
    name: 'optionalPurchaseWithVat',
    label: termsFigures.optionalPurchase,
    amount: figures.optionalPurchaseWithVat,
    note: termsFigures.optionalPurchaseNote,
  };
  const deposit = depositFigure(view);
  return {
    signing: {
      title: termsFigures.signing,
      figures: [...feeFigures(view), deposit, firstRent],
      sum: signingTotal(view),
    },
    contract: rentGroup(view, []),
    end: [purchase],
    totals: [rentsFigure(view)],
    closing: {
      title: termsFigures.atTheEnd,
      figures: [
        rentsFigure(view),
        { ...deposit, label: termsFigures.depositReturned },
        { name: 'residualValueWithoutVat', label: termsFigures.residualValue, amount: figures.residualValueWithoutVat },
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
    { name: 'insuranceTotal', label: insuranceName(view), amount: fleet.insurance ?? '0' },
    {
      name: 'totalPaidAll',
      label: fleet.totalWithInsurance ? termsFigures.totalWithoutInsurance : termsFigures.total,
      amount: fleet.total ?? '0',
    },
    { name: 'totalWithInsurance', label: termsFigures.totalWithInsurance, amount: fleet.totalWithInsurance ?? '0' },
  ]);
