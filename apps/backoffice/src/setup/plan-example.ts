import { type PlanKind, slugify } from '@flota/schemas';
import type { FormErrors } from '../api/problem.js';
import {
  type NewPlanForm,
  newPlan,
  newPlanToWrite,
  startingRules,
  validateNewPlan,
} from '../resources/plans/new-plan.js';
import type { PlanRulesForm } from '../resources/plans/plan-form.js';

/** A small form of a plan: the rules it has no box for are those of the example. */
export interface PlanExampleForm extends NewPlanForm {
  /** Whoever saves it says that the figures are the lender's own. */
  reviewed: boolean;
}

interface Example {
  title: string;
  summary: string;
  /** Of a year, in percent: of the middle of what lenders of trucks ask, to be replaced. */
  rate: string;
  /** How much of the price is left at the end, in percent of it, by term in months. */
  residuals?: Readonly<Record<number, string>>;
}

/** What a plan of each kind is usually called and what it says of itself. */
export const PLAN_EXAMPLES: Record<PlanKind, Example> = {
  direct_credit: {
    title: 'Crédito',
    summary: 'La unidad es suya desde el primer día: dé un enganche y pague cada mes.',
    rate: '18',
  },
  flexibility: {
    title: 'Crédito con pago final',
    summary: 'Mensualidades más bajas y un pago final que conoce desde el principio.',
    rate: '18.5',
  },
  financial_lease: {
    title: 'Arrendamiento financiero',
    summary: 'Pague rentas y al terminar compre la unidad por un valor acordado.',
    rate: '17.5',
  },
  pure_lease: {
    title: 'Arrendamiento puro',
    summary: 'Use la unidad pagando rentas y devuélvala al terminar el plazo.',
    rate: '17.5',
    residuals: { 12: '55', 24: '45', 36: '35', 48: '25', 60: '15' },
  },
};

const OPENING_FEE = '2';

/** Rules that can be quoted by as they are; all of their figures are the lender's to check. */
export function exampleRules(kind: PlanKind): PlanRulesForm {
  const { rate, residuals } = PLAN_EXAMPLES[kind];
  const rules = startingRules(kind);
  const common = {
    ...rules,
    openingFeePercent: OPENING_FEE,
    rates: rules.rates.map((line) => ({ ...line, annualRatePercent: rate })),
  };
  if (common.kind !== 'pure_lease') return common;
  const residualByTerm = common.residualByTerm.map(({ termMonths, residualPercent }) => ({
    termMonths,
    residualPercent: residuals?.[termMonths] ?? residualPercent,
  }));
  return { ...common, residualByTerm };
}

/** What the form of a plan of that kind begins with. */
export function examplePlan(kind: PlanKind): PlanExampleForm {
  const { title, summary } = PLAN_EXAMPLES[kind];
  return { ...newPlan(), title, summary, rules: exampleRules(kind), reviewed: false };
}

/** What is sent: its address follows its name. */
export const examplePlanToWrite = ({ reviewed: _, ...plan }: PlanExampleForm) =>
  newPlanToWrite({ ...plan, slug: slugify(plan.title ?? '') });

export function validateExamplePlan({ reviewed, ...plan }: PlanExampleForm): FormErrors {
  const slug = slugify(plan.title ?? '');
  const { slug: ofAddress, ...errors } = validateNewPlan({ ...plan, slug });
  return {
    // A name that leaves nothing for an address is a fault of the name, as there is no other box.
    ...(ofAddress && { title: 'Escriba un nombre con letras o números.' }),
    ...errors,
    ...(!reviewed && { reviewed: 'Confirme que revisó las cifras.' }),
  };
}
