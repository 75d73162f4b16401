import { downPaymentText, isLease, isZero } from '@flota/figures';
import type { PersonType, PlanRules } from '@flota/schemas';
import { affordability } from '@flota/texts/site/affordability';
import { terms } from '@flota/texts/site/terms';
import { termsFigures } from '@flota/texts/site/terms-figures';
import type { FigureLine } from '../../components/FigureList.js';
import { formatFraction, formatMoney } from '../../lib/format.js';
import type { QuotablePlan } from '../quoting/index.js';
import type { Fitting, Near, Way } from './afford.js';

/** On what terms, e.g. `Crédito Directo: 20 % de enganche, 60 meses`. */
export function wayText({ plan, option: { downPaymentPercent, termMonths } }: Way): string {
  const downPayment = downPaymentText(plan.rules.kind, downPaymentPercent);
  const way = { plan: plan.title, months: termMonths };
  return downPayment ? affordability.wayWithDownPayment({ ...way, downPayment }) : affordability.way(way);
}

/** What the first month comes to in all, as the budget counts it. */
export const monthText = ({ option }: Way): string =>
  isZero(option.insuranceMonthly) ? affordability.firstMonth : affordability.firstMonthInsured;

/** Whether the first payment has VAT in it, of such a person. */
const bearsVat = ({ rules }: QuotablePlan, personType: PersonType): boolean =>
  !('vatOnInterestRate' in rules) || Number(rules.vatOnInterestRate[personType]) > 0;

function firstPaymentLabel(lease: boolean, withVat: boolean): string {
  if (lease) return withVat ? affordability.firstRentWithVat : affordability.firstRent;
  return withVat ? terms.firstPaymentWithVat : terms.firstPayment;
}

/** What the month is made of, and what is paid at signing and at the end. */
export function wayFigures({ plan, option }: Way, personType: PersonType): FigureLine[] {
  const lease = isLease(plan.rules.kind);
  return [
    { label: firstPaymentLabel(lease, bearsVat(plan, personType)), amount: option.firstPayment },
    ...(isZero(option.insuranceMonthly)
      ? []
      : [{ label: insuranceLabel(plan.rules), amount: option.insuranceMonthly, note: affordability.insuranceNote }]),
    {
      label: termsFigures.signing,
      amount: option.initialOutlay,
      note: lease ? affordability.signingLeaseNote : affordability.signingCreditNote,
    },
    ...(isZero(option.balloon)
      ? []
      : [{ label: termsFigures.balloon, amount: option.balloon, note: termsFigures.balloonNote }]),
  ];
}

const insuranceLabel = ({ insurance }: PlanRules): string =>
  insurance?.mandatory === false ? termsFigures.insuranceOptional : termsFigures.insuranceRequired;

export function countText(fitting: readonly Fitting[]): string {
  const ways = fitting.reduce((sum, entry) => sum + entry.ways.length, 0);
  return affordability.found({ n: fitting.length, ways: affordability.ways({ n: ways }) });
}

/** What the budget lacks. */
export function missingText({ missingMonthly, missingAtSigning }: Near): string {
  const [monthly, signing] = [formatMoney(missingMonthly), formatMoney(missingAtSigning)];
  if (isZero(missingMonthly)) return affordability.missingSigning({ signing });
  return isZero(missingAtSigning)
    ? affordability.missingMonthly({ monthly })
    : affordability.missingBoth({ monthly, signing });
}

/** What being such a person changes: the VAT on the interest of credits. */
export function personEffect(plans: readonly QuotablePlan[], personType: PersonType): string {
  const rates = plans.flatMap(({ rules }) =>
    'vatOnInterestRate' in rules && rules.personTypes.includes(personType) ? [rules.vatOnInterestRate[personType]] : [],
  );
  const [highest] = rates.sort((one, other) => Number(other) - Number(one));
  if (highest === undefined) return '';
  return Number(highest) === 0
    ? affordability.noInterestVat
    : affordability.interestVat({ rate: formatFraction(highest) });
}
