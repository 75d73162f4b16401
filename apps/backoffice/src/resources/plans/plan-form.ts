import { planWriteSchema, type AdminPlan, type PersonType, type PlanRules, type RateRow } from '@flota/schemas';
import { schemaErrors } from '../../api/schema-errors.js';
import type { FormErrors } from '../../api/problem.js';
import { fractionToPercent, percentToFraction } from '../../components/typed-figures.js';

/** A line of the rate table as the form holds it: every condition is there, an unused one empty. */
export interface RateLine {
  annualRatePercent: string | null;
  vehicleTypes: string[];
  personTypes: PersonType[];
  minTermMonths: number | null;
  maxTermMonths: number | null;
  minDownPaymentPercent: string | null;
  maxDownPaymentPercent: string | null;
  validFrom: string | null;
  validTo: string | null;
}

type MandatoryInsurance = NonNullable<PlanRules['mandatoryInsurance']>;

/** Whether there is such a rule is a switch; what was typed stays while it is off. */
type InsuranceForm = MandatoryInsurance & { required: boolean };

type FormOf<Rules> = Rules extends PlanRules
  ? Omit<Rules, 'rates' | 'mandatoryInsurance'> & { rates: RateLine[]; mandatoryInsurance: InsuranceForm }
  : never;

/** The rules under the names of the wire, so that a refused field is found by its path; fractions as percent. */
export type PlanRulesForm = FormOf<PlanRules>;
export type PlanForm = Omit<AdminPlan, 'rules'> & { rules: PlanRulesForm | null };
export type PlanWrite = Omit<AdminPlan, 'id' | 'quotable' | 'url' | 'version'>;

export const EMPTY_LINE: RateLine = {
  annualRatePercent: null,
  vehicleTypes: [],
  personTypes: [],
  minTermMonths: null,
  maxTermMonths: null,
  minDownPaymentPercent: null,
  maxDownPaymentPercent: null,
  validFrom: null,
  validTo: null,
};

const NO_INSURANCE: MandatoryInsurance = { annualPercentOfPrice: '', countsInCat: true };

export function rulesToForm(rules: PlanRules): PlanRulesForm {
  const rates = rules.rates.map((row) => ({ ...EMPTY_LINE, ...row }));
  const { mandatoryInsurance: insurance } = rules;
  const mandatoryInsurance = { ...NO_INSURANCE, ...insurance, required: insurance !== null };
  return { ...rules, ...withFractions(rules, fractionToPercent), rates, mandatoryInsurance };
}

export function rulesFromForm(form: PlanRulesForm): PlanRules {
  const rates = form.rates.map(lineToRate);
  // Boxes are ticked in any order; the wire wants the terms ascending.
  const termsMonths = [...form.termsMonths].sort((one, other) => one - other);
  const { required, ...insurance } = form.mandatoryInsurance;
  const mandatoryInsurance = required ? insurance : null;
  return { ...form, ...withFractions(form, percentToFraction), termsMonths, rates, mandatoryInsurance };
}

export const planToForm = (plan: AdminPlan): PlanForm => ({ ...plan, rules: plan.rules && rulesToForm(plan.rules) });

export const planToWrite = (form: PlanForm): PlanWrite => ({
  title: form.title ?? '',
  summary: form.summary ?? '',
  summaryHover: form.summaryHover ?? '',
  position: form.position,
  shownOnHome: form.shownOnHome,
  rules: form.rules && rulesFromForm(form.rules),
  updatedAt: form.updatedAt,
});

/** Whether saving makes a new version of the rules. */
export const changesRules = (form: PlanForm, saved: AdminPlan): boolean =>
  canonical(planToWrite(form).rules) !== canonical(planToWrite(planToForm(saved)).rules);

type Fractions = Pick<PlanRules, 'vatRate'> & { vatOnInterestRate?: Record<PersonType, string> };

/** A cleared field is `null`, whatever the type says. */
function withFractions({ vatRate, vatOnInterestRate }: Fractions, convert: (text: string) => string): Fractions {
  const each = (text: string | null) => convert(text ?? '');
  if (!vatOnInterestRate) return { vatRate: each(vatRate) };
  const { fisica, moral } = vatOnInterestRate;
  return { vatRate: each(vatRate), vatOnInterestRate: { fisica: each(fisica), moral: each(moral) } };
}

/** A condition that isn't set is left out, not sent empty. */
const lineToRate = (line: RateLine): RateRow =>
  Object.fromEntries(
    Object.entries(line as unknown as Record<string, unknown>).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  ) as unknown as RateRow;

/** The same text for the same content, in whatever order the keys came. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What is wrong with what stands in the form, by field. */
export const validatePlan = (form: PlanForm): FormErrors => schemaErrors(planWriteSchema, planToWrite(form));

/** The rates of a column copied from a spreadsheet, one a line; `null` when it is a single value, to be pasted as usual. */
export function pastedRates(text: string): string[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length < 2) return null;
  return lines.map((line) => (line.split('\t')[0] ?? '').replace(/[\s%]/g, ''));
}
