import type { PlanKind, SavedQuote } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { formatMoney, formatPercent, isZero } from '@flota/figures';

export interface FigureLine {
  label: string;
  value: string;
  /** The line the others of its group lead to. */
  strong?: boolean;
}

export interface FigureGroup {
  title: string;
  lines: FigureLine[];
}

/** Several vehicles of one quote. */
export interface FleetFigures {
  /** e.g. `5 unidades`. */
  units: string;
  title: string;
  lines: FigureLine[];
}

export type Headline = FigureLine & { note?: string };

type Line = FigureLine | undefined;

/** What every kind of plan shows large, and all its figures. A figure the quote doesn't have has no line. */
export function figuresOf(quote: SavedQuote): { keyFigures: FigureLine[]; groups: FigureGroup[] } {
  const { keyFigures, groups } = FIGURES[quote.plan.kind](quote);
  return {
    keyFigures: [...keyFigures, insuranceLine(quote)].filter((line) => line !== undefined),
    groups: groups
      .map(({ title, lines }) => ({ title, lines: lines.filter((line) => line !== undefined) }))
      .filter(({ lines }) => lines.length > 0),
  };
}

/** The monthly amount in large type. With VAT wherever every payment is the same with it. */
export function headlineOf(quote: SavedQuote): Headline {
  const headline = monthlyAmountOf(quote);
  return quote.units > 1 ? { ...headline, label: `${headline.label} por unidad` } : headline;
}

function monthlyAmountOf({ plan: { kind }, figures, schedule }: SavedQuote): Headline {
  if (kind === 'pure_lease' || kind === 'financial_lease') {
    const value = figures.rentTotal ?? schedule[0]?.total ?? '0';
    const withoutVat = figures.rentWithoutVat && `${formatMoney(figures.rentWithoutVat)} más IVA`;
    return { label: 'Renta mensual con IVA', value: formatMoney(value), note: withoutVat };
  }
  const value = figures.monthlyPayment ?? schedule[0]?.total ?? '0';
  const first = schedule[0];
  // Interest falls month by month and its VAT with it: the level amount is then the one without VAT.
  const vatOnTop = first !== undefined && !isZero(first.vat) && first.base === value;
  return {
    label: vatOnTop ? 'Mensualidad más IVA de intereses' : 'Mensualidad',
    value: formatMoney(value),
    note: vatOnTop
      ? `La primera es de ${formatMoney(first.total)} con IVA; baja cada mes`
      : first && !isZero(first.vat)
        ? 'IVA incluido, igual todos los meses'
        : 'Fija durante todo el plazo',
  };
}

/** What all vehicles cost together; nothing to say where there is one. */
export function fleetOf(quote: SavedQuote): FleetFigures | undefined {
  const { units, fleet } = quote;
  if (units === 1) return undefined;
  const lines = [
    amount('Desembolso inicial', fleet.initialOutlay),
    amount(monthlyAmountOf(quote).label, fleet.monthlyPayment, true),
    amount('Seguro obligatorio', fleet.insurance),
    amount('Total a pagar', fleet.total),
  ];
  return {
    units: `${units} unidades`,
    title: `Total de las ${units} unidades`,
    lines: lines.filter((line) => line !== undefined),
  };
}

function amount(label: string, value: string | undefined, strong = false): Line {
  return value === undefined || isZero(value)
    ? undefined
    : { label, value: formatMoney(value), ...(strong && { strong }) };
}

/** Paid beside the monthly amount, in no other figure. */
const insuranceLine = ({ figures }: SavedQuote): Line => amount('Seguro obligatorio al mes', figures.insuranceTotal);

const term = ({ termMonths }: SavedQuote): FigureLine => ({ label: 'Plazo', value: `${termMonths} meses` });

const rate = ({ annualRatePercent }: SavedQuote): FigureLine => ({
  label: 'Tasa fija anual',
  value: formatPercent(annualRatePercent),
});

type FigureLayout = (quote: SavedQuote) => { keyFigures: Line[]; groups: { title: string; lines: Line[] }[] };

const creditFigures: FigureLayout = (quote) => {
  const { figures } = quote;
  const { downPayment = '0', openingFee = '0', openingFeeVat = '0', initialOutlay = '0' } = figures;
  const feeIsFinanced = !Decimal.sum(downPayment, openingFee, openingFeeVat).eq(initialOutlay);
  const feeLines = [
    amount(feeIsFinanced ? 'Comisión financiada' : 'Comisión por apertura', figures.openingFee),
    amount('IVA de la comisión', figures.openingFeeVat),
  ];
  return {
    keyFigures: [
      amount('Enganche', figures.downPayment),
      amount('Desembolso inicial', figures.initialOutlay),
      term(quote),
      rate(quote),
      amount('Pago final', figures.balloon),
    ],
    groups: [
      {
        title: 'Al contratar',
        lines: [
          amount(`Enganche (${formatPercent(quote.downPaymentPercent)})`, figures.downPayment),
          ...(feeIsFinanced ? [] : feeLines),
          amount('Desembolso inicial', figures.initialOutlay, true),
        ],
      },
      {
        title: 'Su financiamiento',
        lines: [
          amount('Precio con IVA', quote.vehicle.price),
          ...(feeIsFinanced ? feeLines : []),
          amount('Monto financiado', figures.amountFinanced),
          rate(quote),
          amount('Mensualidad', figures.monthlyPayment, true),
          insuranceLine(quote),
        ],
      },
      {
        title: 'Costo total',
        lines: [
          amount('Intereses', figures.totalInterest),
          amount('IVA de intereses', figures.totalVatOnInterest),
          amount('Suma de mensualidades', figures.totalOfMonthlyPayments),
          amount('Pago final', figures.balloon),
          amount('Total a pagar', figures.totalPaidAll, true),
        ],
      },
    ],
  };
};

const financialLeaseFigures: FigureLayout = (quote) => {
  const { figures } = quote;
  return {
    keyFigures: [
      amount('Renta inicial', figures.initialRentWithoutVat),
      amount('Desembolso inicial', figures.initialOutlay),
      term(quote),
      rate(quote),
    ],
    groups: [
      {
        title: 'Al contratar',
        lines: [
          amount(`Renta inicial (${formatPercent(quote.downPaymentPercent)})`, figures.initialRentWithoutVat),
          amount('IVA de la renta inicial', figures.initialRentVat),
          ...signingLines(figures),
        ],
      },
      {
        title: 'Su arrendamiento',
        lines: [
          amount('Precio con IVA', quote.vehicle.price),
          amount('Monto financiado sin IVA', figures.amountFinanced),
          ...rentLines(figures),
          insuranceLine(quote),
        ],
      },
      {
        title: 'Costo total',
        lines: [
          amount('Intereses', figures.totalInterest),
          amount('Suma de rentas con IVA', figures.totalRentsWithVat),
          amount('Compra con IVA', figures.purchaseOptionWithVat),
          amount('Total a pagar', figures.totalPaidAll, true),
        ],
      },
    ],
  };
};

/** Neither rate nor interest: what a pure lease costs is its rents, the implicit rate is the lessor's own affair. */
const pureLeaseFigures: FigureLayout = (quote) => {
  const { figures } = quote;
  return {
    keyFigures: [
      amount('Depósito en garantía', figures.guaranteeDeposit),
      amount('Desembolso inicial', figures.initialOutlay),
      term(quote),
      amount('Compra opcional con IVA', figures.optionalPurchaseWithVat),
    ],
    groups: [
      {
        title: 'Al contratar',
        lines: [amount('Primera renta con IVA', firstRentAtSigning(figures)), ...signingLines(figures)],
      },
      {
        title: 'Su arrendamiento',
        lines: [amount('Precio con IVA', quote.vehicle.price), ...rentLines(figures), insuranceLine(quote)],
      },
      {
        title: 'Al terminar',
        lines: [
          amount('Suma de rentas con IVA', figures.totalRentsWithVat),
          amount('Depósito devuelto', figures.guaranteeDeposit),
          amount('Valor residual sin IVA', figures.residualValueWithoutVat),
          amount('Compra con IVA', figures.optionalPurchaseWithVat, true),
        ],
      },
    ],
  };
};

const signingLines = (figures: SavedQuote['figures']): Line[] => [
  amount('Depósito en garantía', figures.guaranteeDeposit),
  amount('Comisión por apertura', figures.openingFee),
  amount('IVA de la comisión', figures.openingFeeVat),
  amount('Desembolso inicial', figures.initialOutlay, true),
];

/** Where rents are paid in advance, the first one is part of what is paid at signing. */
function firstRentAtSigning({
  initialOutlay = '0',
  guaranteeDeposit = '0',
  openingFee = '0',
  openingFeeVat = '0',
}: SavedQuote['figures']) {
  return new Decimal(initialOutlay).minus(guaranteeDeposit).minus(openingFee).minus(openingFeeVat).toFixed(2);
}

const rentLines = (figures: SavedQuote['figures']): Line[] => [
  amount('Renta sin IVA', figures.rentWithoutVat),
  amount('IVA de la renta', figures.rentVat),
  amount('Renta con IVA', figures.rentTotal, true),
];

const FIGURES: Record<PlanKind, FigureLayout> = {
  direct_credit: creditFigures,
  flexibility: creditFigures,
  financial_lease: financialLeaseFigures,
  pure_lease: pureLeaseFigures,
};
