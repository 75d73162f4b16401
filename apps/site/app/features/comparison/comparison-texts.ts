import { personKindOf, type PersonType, type PlanKind, type PlanRules } from '@flota/schemas';
import { personTypeInText } from '../../constants/person-types.js';
import { assumptionText, type LiveQuote } from '../quoting/index.js';
import { formatMoney, formatPercent } from '../../lib/format.js';
import { catOf, downPaymentName, isZero, monthlyName, quoteFigures, type QuoteView, sumOf } from '@flota/figures';
import type { ComparedPlan, ComparisonRequest } from './compare.js';

/** What the table says of a plan in one of its rows. */
export interface ComparisonCell {
  text: string;
  /** The text is an amount or a rate. */
  isFigure?: boolean;
  note?: string;
}

export const COMPARISON_ROWS = [
  { id: 'outlay', label: 'Al firmar' },
  { id: 'monthly', label: 'El primer mes' },
  { id: 'insurance', label: 'Seguro, al mes' },
  { id: 'total', label: 'En todo el plazo' },
  { id: 'vat', label: 'IVA' },
  { id: 'owner', label: 'Durante el contrato' },
  { id: 'end', label: 'Al terminar' },
  { id: 'cat', label: 'CAT' },
] as const;

type RowId = (typeof COMPARISON_ROWS)[number]['id'];

/** Figures that may be those of an assumed person type. */
type ComparedView = QuoteView & Partial<Pick<LiveQuote, 'assumedPersonType'>>;

export const comparisonCells = (view: ComparedView): Record<RowId, ComparisonCell> => ({
  outlay: outlayCell(view),
  monthly: monthlyCell(view),
  insurance: insuranceCell(view),
  total: totalCell(view),
  vat: { text: vatText(view) },
  owner: { text: OWNERS[view.kind] },
  end: { text: endText(view) },
  cat: catCell(view),
});

const amount = (text: string, note?: string): ComparisonCell => ({ text: formatMoney(text), isFigure: true, note });

function outlayCell(view: QuoteView): ComparisonCell {
  const { figures, sum } = quoteFigures(view).signing;
  return amount(sum.amount, figures.map(({ label }, index) => (index === 0 ? label : lowerFirst(label))).join(', '));
}

function monthlyCell(view: ComparedView): ComparisonCell {
  const { first } = quoteFigures(view);
  const assumption = assumptionText({ assumedPersonType: view.assumedPersonType ?? null });
  return amount(first.amount, [`${first.note}.`, assumption].filter(Boolean).join(' '));
}

function insuranceCell(view: QuoteView): ComparisonCell {
  const [premium] = quoteFigures(view).insurance;
  if (!premium) return { text: 'No está en el cálculo' };
  const kind = view.terms.optionalInsuranceMonthly === undefined ? 'Obligatorio' : 'Opcional';
  return amount(premium.amount, `${kind}, aparte de la ${monthlyName(view.kind).toLowerCase()}; IVA incluido.`);
}

function totalCell(view: QuoteView): ComparisonCell {
  if (view.kind !== 'pure_lease') {
    const { closing, insured } = quoteFigures(view);
    const withIt = insured.slice(-1).map((figure) => `Con seguro, ${formatMoney(figure.amount)}.`);
    return amount(closing.sum.amount, [`${closing.sum.note}.`, ...withIt].join(' '));
  }
  const { openingFee, openingFeeVat, totalRentsWithVat } = view.figures;
  return amount(
    sumOf([openingFee, openingFeeVat, totalRentsWithVat]),
    'Rentas y comisión, con IVA; sin comprar la unidad',
  );
}

function vatText(view: QuoteView): string {
  switch (view.kind) {
    case 'financial_lease':
      return 'Se suma a cada renta completa: capital e intereses';
    case 'pure_lease':
      return 'Se suma a cada renta completa';
    case 'direct_credit':
    case 'flexibility': {
      const { totalVatOnInterest } = view.figures;
      return isZero(totalVatOnInterest)
        ? 'El del vehículo va en el precio; sus intereses no lo causan'
        : `El del vehículo va en el precio; el de los intereses suma ${formatMoney(totalVatOnInterest)}`;
    }
  }
}

const OWNERS: Record<PlanKind, string> = {
  direct_credit: 'La unidad es suya y queda en garantía',
  flexibility: 'La unidad es suya y queda en garantía',
  financial_lease: 'La unidad es nuestra; usted la usa',
  pure_lease: 'La unidad es nuestra; usted la usa',
};

function endText(view: QuoteView): string {
  const due = formatMoney(quoteFigures(view).end[0]?.amount ?? '0');
  switch (view.kind) {
    case 'direct_credit':
      return 'La unidad queda libre de garantía';
    case 'flexibility':
      return `Paga el pago final de ${due} y la unidad queda libre de garantía`;
    case 'financial_lease':
      return `Puede comprarla por ${due}, con IVA`;
    case 'pure_lease':
      return `La devuelve, o la compra por ${due}, con IVA`;
  }
}

function catCell(view: QuoteView): ComparisonCell {
  const shown = catOf(view);
  return shown ? { text: shown.cat, isFigure: true, note: shown.beside } : { text: 'No aplica: no es un crédito' };
}

type NotOffered = Extract<ComparedPlan, { state: 'notOffered' }>;

/** To whom a plan is not offered; a physical person with business is only told apart where the plan does. */
function personsText(personType: PersonType, { personTypes }: PlanRules): string {
  if (personType === 'moral') return 'personas morales';
  if (!personTypes.some((offered) => personKindOf(offered) === 'fisica')) return 'personas físicas';
  return `personas físicas ${personType === 'fisica' ? 'sin' : 'con'} actividad empresarial`;
}

/** Why there are no figures. */
export function obstacleText({ obstacle, nearest, plan }: NotOffered, asked: ComparisonRequest): string {
  switch (obstacle) {
    case 'personType':
      return asked.personType ? `No se ofrece a ${personsText(asked.personType, plan.rules)}.` : 'No se ofrece.';
    case 'vehicle':
      return 'No se ofrece para este vehículo en ese plazo.';
    case 'terms': {
      const term = nearest?.termMonths === asked.termMonths ? '' : ` a ${asked.termMonths} meses`;
      const { downPaymentPercent } = asked;
      const isOther = Number(nearest?.downPaymentPercent) !== Number(downPaymentPercent);
      const takesAny = Number(plan.rules.downPaymentPercent.max) > 0;
      const percent =
        downPaymentPercent !== null && isOther && takesAny ? ` con ${downPaymentText(downPaymentPercent, plan)}` : '';
      return `No se ofrece${term}${percent}.`;
    }
  }
}

/** The terms it does offer, whose figures are shown instead. */
export function nearestText({ nearest, plan }: NotOffered): string | null {
  if (!nearest) return null;
  const { termMonths, downPaymentPercent } = nearest;
  const percent = Number(downPaymentPercent) > 0 ? ` y ${downPaymentText(downPaymentPercent, plan)}` : '';
  return `Lo más cercano: ${termMonths} meses${percent}.`;
}

/** On which terms the plans are compared. */
export function askedText({ termMonths, downPaymentPercent, personType }: ComparisonRequest): string {
  const downPayment =
    downPaymentPercent === null
      ? 'el enganche usual de cada plan'
      : `${formatPercent(downPaymentPercent)} de enganche o renta inicial`;
  const person = personType && `, ${personTypeInText(personType)}`;
  return `El mismo vehículo a ${termMonths} meses, con ${downPayment}${person ?? ''}. Cifras por unidad.`;
}

const downPaymentText = (percent: string, { rules }: ComparedPlan['plan']): string =>
  `${formatPercent(percent)} de ${lowerFirst(downPaymentName(rules.kind))}`;

const lowerFirst = (text: string): string => (/^IVA/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
