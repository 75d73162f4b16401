import { downPaymentText, isLease, isZero } from '@flota/figures';
import type { PersonType, PlanRules } from '@flota/schemas';
import type { FigureLine } from '../../components/FigureList.js';
import { formatFraction, formatMoney } from '../../lib/format.js';
import type { QuotablePlan } from '../quoting/index.js';
import type { Fitting, Near, Way } from './afford.js';

/** On what terms, e.g. `Crédito Directo: 20 % de enganche, 60 meses`. */
export function wayText({ plan, option: { downPaymentPercent, termMonths } }: Way): string {
  const terms = [downPaymentText(plan.rules.kind, downPaymentPercent), `${termMonths} meses`];
  return `${plan.title}: ${terms.filter(Boolean).join(', ')}`;
}

/** What the first month comes to in all, as the budget counts it. */
export const monthText = ({ option }: Way): string =>
  isZero(option.insuranceMonthly) ? 'el primer mes' : 'el primer mes, con el seguro';

/** Whether the first payment has VAT in it, of such a person. */
const bearsVat = ({ rules }: QuotablePlan, personType: PersonType): boolean =>
  !('vatOnInterestRate' in rules) || Number(rules.vatOnInterestRate[personType]) > 0;

/** What the month is made of, and what is paid at signing and at the end. */
export function wayFigures({ plan, option }: Way, personType: PersonType): FigureLine[] {
  const lease = isLease(plan.rules.kind);
  const name = lease ? 'Primera renta' : 'Primera mensualidad';
  return [
    { label: bearsVat(plan, personType) ? `${name} con IVA` : name, amount: option.firstPayment },
    ...(isZero(option.insuranceMonthly)
      ? []
      : [{ label: insuranceLabel(plan.rules), amount: option.insuranceMonthly, note: 'Estimado, con IVA' }]),
    { label: 'Al firmar', amount: option.initialOutlay, note: lease ? 'Con IVA y comisión' : 'Enganche y comisión' },
    ...(isZero(option.balloon)
      ? []
      : [{ label: 'Pago final (globo)', amount: option.balloon, note: 'Junto con la última mensualidad' }]),
  ];
}

export const insuranceLabel = ({ insurance }: PlanRules): string =>
  insurance?.mandatory === false ? 'Seguro opcional al mes' : 'Seguro obligatorio al mes';

export function countText(fitting: readonly Fitting[]): string {
  const ways = fitting.reduce((sum, entry) => sum + entry.ways.length, 0);
  const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  return `Le ${fitting.length === 1 ? 'alcanza' : 'alcanzan'} ${many(fitting.length, 'vehículo', 'vehículos')}, de ${many(ways, 'forma', 'formas')}`;
}

/** What the budget lacks. */
export function missingText({ missingMonthly, missingAtSigning }: Near): string {
  const month = isZero(missingMonthly) ? '' : `${formatMoney(missingMonthly)} más al mes`;
  const signing = isZero(missingAtSigning) ? '' : `${formatMoney(missingAtSigning)} más al firmar`;
  return `Necesitaría ${[month, signing].filter(Boolean).join(' y ')}.`;
}

/** What being such a person changes: the VAT on the interest of credits. */
export function personEffect(plans: readonly QuotablePlan[], personType: PersonType): string {
  const rates = plans.flatMap(({ rules }) =>
    'vatOnInterestRate' in rules && rules.personTypes.includes(personType) ? [rules.vatOnInterestRate[personType]] : [],
  );
  const [highest] = rates.sort((one, other) => Number(other) - Number(one));
  if (highest === undefined) return '';
  return Number(highest) === 0
    ? 'Los intereses de un crédito no le causan IVA.'
    : `Los intereses de un crédito le causan IVA de ${formatFraction(highest)}.`;
}
