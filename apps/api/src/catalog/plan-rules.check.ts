import { formatLongDay, formatPercent } from '@flota/figures';
import { type RateGap, rateGaps } from '@flota/finance';
import {
  type FieldCode,
  type FieldError,
  fieldCode,
  PERSON_TYPE_NAMES,
  type PlanRules,
  type RateRow,
} from '@flota/schemas';
import { Decimal } from 'decimal.js';

type PercentRange = PlanRules['downPaymentPercent'];

export interface NamedType {
  slug: string;
  name: string;
}

/** Against what rules are checked that they don't say themselves. */
interface Surroundings {
  /** The catalogue's. */
  vehicleTypes: readonly NamedType[];
  /** From when on the rules must hold, `YYYY-MM-DD`. */
  today: string;
}

/**
 * What is wrong with rules that are well-formed: a value the plan offers and could not quote. Fields are named within
 * the rules. An empty list means that whatever the calculator offers has a rate, today and on any later day.
 */
export function planRulesFaults(rules: PlanRules, surroundings: Surroundings): FieldError[] {
  const faults = [
    ...termFaults(rules),
    ...rangeFaults('downPaymentPercent', rules.downPaymentPercent),
    ...(rules.kind === 'flexibility' ? rangeFaults('balloonPercentOfPrice', rules.balloonPercentOfPrice) : []),
    ...(rules.kind === 'pure_lease' ? leaseFaults(rules) : []),
    ...insuranceFaults(rules, surroundings),
    ...rules.rates.flatMap(rowFaults),
  ];
  // Gaps of a table that is wrong in itself would only hide what is wrong.
  return faults.length > 0 ? faults : gapFaults(rules, surroundings);
}

function termFaults({ termsMonths, defaultTermMonths }: PlanRules): FieldError[] {
  const ascending = termsMonths.every((term, index) => index === 0 || term > (termsMonths[index - 1] ?? term));
  return [
    ...(ascending ? [] : [{ field: 'termsMonths', code: fieldCode('TERMS.NOT_ASCENDING') }]),
    ...(termsMonths.includes(defaultTermMonths)
      ? []
      : [{ field: 'defaultTermMonths', code: fieldCode('TERM.NOT_OFFERED') }]),
  ];
}

function rangeFaults(field: string, { min, max, default: usual, step }: PercentRange): FieldError[] {
  if (new Decimal(min).gt(max)) return [{ field: `${field}.max`, code: fieldCode('RANGE.INVERTED') }];
  return [
    ...(new Decimal(usual).lt(min) || new Decimal(usual).gt(max)
      ? [{ field: `${field}.default`, code: fieldCode('DEFAULT.OUT_OF_RANGE') }]
      : []),
    ...(new Decimal(step).isZero() ? [{ field: `${field}.step`, code: fieldCode('STEP.OUT_OF_RANGE') }] : []),
  ];
}

function leaseFaults({
  downPaymentPercent,
  residualByTerm,
  termsMonths,
}: Extract<PlanRules, { kind: 'pure_lease' }>): FieldError[] {
  const missing = termsMonths.filter((term) => !residualByTerm.some(({ termMonths }) => termMonths === term));
  return [
    ...(new Decimal(downPaymentPercent.max).isZero()
      ? []
      : [{ field: 'downPaymentPercent.max', code: fieldCode('DOWN_PAYMENT.NOT_OFFERED') }]),
    ...(missing.length > 0
      ? [{ field: 'residualByTerm', code: fieldCode('RESIDUAL.MISSING'), detail: `${missing.join(', ')} meses` }]
      : []),
  ];
}

/** Percent of the price a year: more is a slip of the finger, and none is no insurance. */
const MAX_INSURANCE_PERCENT = 25;

function insuranceFaults({ insurance }: PlanRules, { vehicleTypes }: Surroundings): FieldError[] {
  if (!insurance) return [];
  const { premiums } = insurance;
  const missing = vehicleTypes.filter(
    ({ slug }) => !premiums.some((premium) => premium.vehicleTypes?.includes(slug) ?? true),
  );
  return [
    ...premiums.flatMap(({ annualPercentOfPrice }, index) => {
      const percent = new Decimal(annualPercentOfPrice);
      return percent.gt(0) && percent.lte(MAX_INSURANCE_PERCENT)
        ? []
        : [
            {
              field: `insurance.premiums.${index}.annualPercentOfPrice`,
              code: fieldCode('INSURANCE.OUT_OF_RANGE'),
            },
          ];
    }),
    ...(missing.length > 0
      ? [
          {
            field: 'insurance.premiums',
            code: fieldCode('INSURANCE.MISSING'),
            detail: missing.map(({ name }) => name).join(', '),
          },
        ]
      : []),
  ];
}

function rowFaults(row: RateRow, index: number): FieldError[] {
  const { minTermMonths, maxTermMonths, minDownPaymentPercent, maxDownPaymentPercent, validFrom, validTo } = row;
  const inverted = (field: string, code: FieldCode, wrong: boolean): FieldError[] =>
    wrong ? [{ field: `rates.${index}.${field}`, code }] : [];
  return [
    ...inverted('maxTermMonths', 'RANGE.INVERTED', (minTermMonths ?? 0) > (maxTermMonths ?? Infinity)),
    ...inverted(
      'maxDownPaymentPercent',
      'RANGE.INVERTED',
      new Decimal(minDownPaymentPercent ?? 0).gt(maxDownPaymentPercent ?? 100),
    ),
    ...inverted(
      'validTo',
      'DATE.BEFORE_START',
      validFrom !== undefined && validTo !== undefined && validTo < validFrom,
    ),
  ];
}

/** The first gap of every term for every person and vehicle; one fault that names them, in the words of who mends it. */
function gapFaults(rules: PlanRules, { vehicleTypes, today }: Surroundings): FieldError[] {
  const names = new Map(vehicleTypes.map(({ slug, name }) => [slug, name]));
  const gaps = rateGaps(rules, [...names.keys()], today).map((gap) =>
    gapText({ ...gap, vehicleType: names.get(gap.vehicleType) ?? gap.vehicleType }, today),
  );
  return gaps.length > 0 ? [{ field: 'rates', code: fieldCode('RATE.GAP'), detail: namedGaps(gaps) }] : [];
}

function gapText({ day, downPayment, personType, termMonths, vehicleType, whole }: RateGap, today: string): string {
  const whom = `${vehicleType}, ${PERSON_TYPE_NAMES[personType].toLowerCase()}, ${termMonths} meses`;
  const which = whole ? '' : `, de ${downPayment.from} a ${formatPercent(downPayment.to)}`;
  return `${whom}${which}${day > today ? ` desde el ${formatLongDay(day)}` : ''}`;
}

const NAMED_GAPS = 3;

const namedGaps = (gaps: string[]): string =>
  [gaps.slice(0, NAMED_GAPS).join('; '), gaps.length > NAMED_GAPS && `y ${gaps.length - NAMED_GAPS} más`]
    .filter(Boolean)
    .join('; ');
