import { personKindOf, type PersonType, type PlanRules } from '@flota/schemas';
import { comparison } from '@flota/texts/site/comparison';
import { personTypeInText } from '../../constants/person-types.js';
import { assumptionText, type LiveQuote } from '../quoting/index.js';
import { formatMoney, formatPercent } from '../../lib/format.js';
import {
  catOf,
  downPaymentShare,
  isLease,
  isZero,
  monthlyName,
  quoteFigures,
  type QuoteView,
  sumOf,
} from '@flota/figures';
import type { ComparedPlan, ComparisonRequest } from './compare.js';

/** What the table says of a plan in one of its rows. */
export interface ComparisonCell {
  text: string;
  /** The text is an amount or a rate. */
  isFigure?: boolean;
  note?: string;
}

/** Each is called by the text of its name. */
export const COMPARISON_ROWS = ['outlay', 'monthly', 'insurance', 'total', 'vat', 'owner', 'end', 'cat'] as const;

type RowName = (typeof COMPARISON_ROWS)[number];

/** Figures that may be those of an assumed person type. */
type ComparedView = QuoteView & Partial<Pick<LiveQuote, 'assumedPersonType'>>;

export const comparisonCells = (view: ComparedView): Record<RowName, ComparisonCell> => ({
  outlay: outlayCell(view),
  monthly: monthlyCell(view),
  insurance: insuranceCell(view),
  total: totalCell(view),
  vat: { text: vatText(view) },
  owner: { text: isLease(view.kind) ? comparison.ownerUs : comparison.ownerYou },
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
  if (!premium) return { text: comparison.insuranceNone };
  const isOptional = view.terms.optionalInsuranceMonthly !== undefined;
  const note = comparison[isOptional ? 'insuranceOptional' : 'insuranceMandatory'];
  return amount(premium.amount, note({ payment: monthlyName(view.kind).toLowerCase() }));
}

function totalCell(view: QuoteView): ComparisonCell {
  if (view.kind !== 'pure_lease') {
    const { closing, insured } = quoteFigures(view);
    const withIt = insured.slice(-1).map((figure) => comparison.totalInsured({ amount: formatMoney(figure.amount) }));
    return amount(closing.sum.amount, [`${closing.sum.note}.`, ...withIt].join(' '));
  }
  const { openingFee, openingFeeVat, totalRentsWithVat } = view.figures;
  return amount(sumOf([openingFee, openingFeeVat, totalRentsWithVat]), comparison.totalOfRents);
}

function vatText(view: QuoteView): string {
  switch (view.kind) {
    case 'financial_lease':
      return comparison.vatOnCapitalAndInterest;
    case 'pure_lease':
      return comparison.vatOnRents;
    case 'direct_credit':
    case 'flexibility': {
      const { totalVatOnInterest } = view.figures;
      return isZero(totalVatOnInterest)
        ? comparison.vatNotOnInterest
        : comparison.vatOnInterest({ amount: formatMoney(totalVatOnInterest) });
    }
  }
}

function endText(view: QuoteView): string {
  const due = { amount: formatMoney(quoteFigures(view).end[0]?.amount ?? '0') };
  switch (view.kind) {
    case 'direct_credit':
      return comparison.endFree;
    case 'flexibility':
      return comparison.endFinalPayment(due);
    case 'financial_lease':
      return comparison.endPurchase(due);
    case 'pure_lease':
      return comparison.endGiveBack(due);
  }
}

function catCell(view: QuoteView): ComparisonCell {
  const shown = catOf(view);
  return shown ? { text: shown.cat, isFigure: true, note: shown.beside } : { text: comparison.catNone };
}

type NotOffered = Extract<ComparedPlan, { state: 'notOffered' }>;

/** To whom a plan is not offered; a physical person with business is only told apart where the plan does. */
function notToText(personType: PersonType, { personTypes }: PlanRules): string {
  if (personType === 'moral') return comparison.notToCompanies;
  if (!personTypes.some((offered) => personKindOf(offered) === 'fisica')) return comparison.notToPersons;
  return personType === 'fisica' ? comparison.notToPrivatePersons : comparison.notToBusinessPersons;
}

/** Why there are no figures. */
export function obstacleText({ obstacle, nearest, plan }: NotOffered, asked: ComparisonRequest): string {
  switch (obstacle) {
    case 'personType':
      return asked.personType ? notToText(asked.personType, plan.rules) : comparison.notOffered;
    case 'vehicle':
      return comparison.notForVehicle;
    case 'terms': {
      const { termMonths: months, downPaymentPercent } = asked;
      const isOtherTerm = nearest?.termMonths !== months;
      const isOtherPercent = Number(nearest?.downPaymentPercent) !== Number(downPaymentPercent);
      const takesAny = Number(plan.rules.downPaymentPercent.max) > 0;
      if (downPaymentPercent === null || !isOtherPercent || !takesAny) {
        return isOtherTerm ? comparison.notForTerm({ months }) : comparison.notOffered;
      }
      const downPayment = downPaymentShare(plan.rules.kind, downPaymentPercent);
      return isOtherTerm ? comparison.notForTermWith({ months, downPayment }) : comparison.notWith({ downPayment });
    }
  }
}

/** The terms it does offer, whose figures are shown instead. */
export function nearestText({ nearest, plan }: NotOffered): string | null {
  if (!nearest) return null;
  const { termMonths: months, downPaymentPercent } = nearest;
  return Number(downPaymentPercent) > 0
    ? comparison.nearestWith({ months, downPayment: downPaymentShare(plan.rules.kind, downPaymentPercent) })
    : comparison.nearest({ months });
}

/** On which terms the plans are compared. */
export function askedText({ termMonths: months, downPaymentPercent, personType }: ComparisonRequest): string {
  const person = personType && personTypeInText(personType);
  if (downPaymentPercent === null) {
    return person ? comparison.askedUsualByPerson({ months, person }) : comparison.askedUsual({ months });
  }
  const percent = formatPercent(downPaymentPercent);
  return person ? comparison.askedByPerson({ months, percent, person }) : comparison.asked({ months, percent });
}

const lowerFirst = (text: string): string => (/^IVA/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
