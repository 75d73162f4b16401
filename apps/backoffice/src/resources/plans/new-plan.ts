import { type PlanKind, planCreateSchema, type PlanRules } from '@flota/schemas';
import type { FormErrors } from '../../api/problem.js';
import { schemaErrors } from '../../api/schema-errors.js';
import { type PlanForm, type PlanRulesForm, planToWrite, rulesToForm } from './plan-form.js';

/** The same form as of a plan that is there, with the name in its address. */
export interface NewPlanForm extends Omit<PlanForm, 'rules'> {
  slug: string;
  rules: PlanRulesForm;
}

/** Rates are the lender's own: none is put in its mouth. */
const common: Omit<PlanRules, 'kind' | 'downPaymentPercent'> = {
  personTypes: ['fisica', 'fisica_empresarial', 'moral'],
  termsMonths: [12, 24, 36, 48, 60],
  defaultTermMonths: 48,
  vatRate: '0.16',
  openingFeePercent: '0',
  quoteValidityDays: 30,
  insurance: null,
  rates: [{ annualRatePercent: '' }],
};

const range = (min: string, max: string, wanted: string) => ({ min, max, default: wanted, step: '5' });

const credit = {
  ...common,
  downPaymentPercent: range('10', '60', '20'),
  openingFeeFinanced: false,
  paymentMode: 'base_fixed' as const,
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0.16', moral: '0.16' },
  borderVatOnInterestRate: null,
};

const STARTING: { [Kind in PlanKind]: Extract<PlanRules, { kind: Kind }> } = {
  direct_credit: { kind: 'direct_credit', ...credit },
  flexibility: { kind: 'flexibility', ...credit, balloonPercentOfPrice: range('10', '40', '20') },
  financial_lease: {
    kind: 'financial_lease',
    ...common,
    downPaymentPercent: range('0', '30', '10'),
    purchaseOptionPercent: '1',
    depositRents: 0,
  },
  pure_lease: {
    kind: 'pure_lease',
    ...common,
    downPaymentPercent: { min: '0', max: '0', default: '0', step: '1' },
    residualByTerm: common.termsMonths.map((termMonths) => ({ termMonths, residualPercent: '0' })),
    rentsInAdvance: true,
    depositRents: 1,
  },
};

/** What a plan of a kind begins with; all of it is in the form. */
export const startingRules = (kind: PlanKind): PlanRulesForm => rulesToForm(STARTING[kind]);

export const newPlan = (): NewPlanForm => ({
  id: '',
  slug: '',
  url: '',
  version: 0,
  updatedAt: '',
  title: '',
  summary: '',
  summaryHover: '',
  position: 0,
  shownOnHome: true,
  quotable: true,
  rules: startingRules('direct_credit'),
});

export function newPlanToWrite(form: NewPlanForm) {
  const { updatedAt: _, ...plan } = planToWrite(form);
  return { ...plan, slug: form.slug };
}

export const validateNewPlan = (form: NewPlanForm): FormErrors => schemaErrors(planCreateSchema, newPlanToWrite(form));
