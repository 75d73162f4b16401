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

/** A premium as the form holds it; without types it is for all vehicles. */
export interface PremiumLine {
  annualPercentOfPrice: string | null;
  vehicleTypes: string[];
}

/** Whether insurance is estimated is a switch; what was typed stays while it is off. */
interface InsuranceForm {
  estimated: boolean;
  mandatory: boolean;
  premiums: PremiumLine[];
}

type FormOf<Rules> = Rules extends PlanRules
  ? Omit<Rules, 'rates' | 'insurance'> & { rates: RateLine[]; insurance: InsuranceForm }
  : never;

type Premium = NonNullable<PlanRules['insurance']>['premiums'][number];

/** The rules under the names of the wire, so that a refused field is found by its path; fractions as percent. */
export type PlanRulesForm = FormOf<PlanRules>;
export type PlanForm = Omit<AdminPlan, 'rules'> & { rules: PlanRulesForm | null };
export type PlanWrite = Omit<AdminPlan, 'id' | 'url' | 'version'>;

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

export const EMPTY_PREMIUM: PremiumLine = { annualPercentOfPrice: null, vehicleTypes: [] };

export function rulesToForm(rules: PlanRules): PlanRulesForm {
  const rates = rules.rates.map((row) => ({ ...EMPTY_LINE, ...row }));
  const { mandatory, premiums } = rules.insurance ?? { mandatory: true, premiums: [{}] };
  const insurance = {
    estimated: rules.insurance !== null,
    mandatory,
    premiums: premiums.map((premium) => ({ ...EMPTY_PREMIUM, ...premium })),
  };
  return { ...rules, ...withFractions(rules, fractionToPercent), rates, insurance };
}

export function rulesFromForm(form: PlanRulesForm): PlanRules {
  const rates = form.rates.map(lineToRate);
  // Boxes are ticked in any order; the wire wants the terms ascending.
  const termsMonths = [...form.termsMonths].sort((one, other) => one - other);
  const { estimated, mandatory, premiums } = form.insurance;
  const insurance = estimated ? { mandatory, premiums: premiums.map(lineToPremium) } : null;
  return { ...form, ...withFractions(form, percentToFraction), termsMonths, rates, insurance };
}

export const planToForm = (plan: AdminPlan): PlanForm => ({ ...plan, rules: plan.rules && rulesToForm(plan.rules) });

export const planToWrite = (form: PlanForm): PlanWrite => ({
  title: form.title ?? '',
  summary: form.summary ?? '',
  summaryHover: form.summaryHover ?? '',
  position: form.position,
  shownOnHome: form.shownOnHome,
  quotable: form.quotable,
  rules: form.rules && rulesFromForm(form.rules),
  updatedAt: form.updatedAt,
});

/** Whether saving makes a new version of the rules. */
export const changesRules = (form: PlanForm, saved: AdminPlan): boolean =>
  canonical(planToWrite(form).rules) !== canonical(planToWrite(planToForm(saved)).rules);

type Fractions = Pick<PlanRules, 'vatRate'> & {
  vatOnInterestRate?: Record<PersonType, string>;
  borderVatOnInterestRate?: string | null;
};

/** A cleared field is `null`, whatever the type says. */
function withFractions(
  { vatRate, vatOnInterestRate, borderVatOnInterestRate }: Fractions,
  convert: (text: string) => string,
): Fractions {
  const each = (text: string | null) => convert(text ?? '');
  if (!vatOnInterestRate) return { vatRate: each(vatRate) };
  const { fisica, fisica_empresarial, moral } = vatOnInterestRate;
  return {
    vatRate: each(vatRate),
    vatOnInterestRate: { fisica: each(fisica), fisica_empresarial: each(fisica_empresarial), moral: each(moral) },
    // Left empty, visitors are not asked.
    borderVatOnInterestRate: borderVatOnInterestRate ? convert(borderVatOnInterestRate) : null,
  };
}

/** A condition that isn't set is left out, not sent empty. */
const withoutEmpty = (line: object): unknown =>
  Object.fromEntries(
    Object.entries(line).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  );

export const lineToRate = (line: RateLine): RateRow => withoutEmpty(line) as RateRow;

const lineToPremium = (line: PremiumLine): Premium => withoutEmpty(line) as Premium;

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
