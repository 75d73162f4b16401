import { personKindOf, type PersonKind, type PersonType, type PlanRules } from '@flota/schemas';
import { calculatorPerson } from '@flota/texts/site/calculator-person';
import { formatFraction } from '../../lib/format.js';

/** The persons of a kind that a plan is for. */
export const personsOf = ({ personTypes }: PlanRules, kind: PersonKind): PersonType[] =>
  personTypes.filter((personType) => personKindOf(personType) === kind);

/**
 * What choosing a kind of person means until more is said: of two physical persons the one without business, whose figures
 * are the dearer ones. Whoever has a business says so, and proves it when they sign.
 */
export function personOfKind(rules: PlanRules, kind: PersonKind, chosen: PersonType | null): PersonType | undefined {
  const offered = personsOf(rules, kind);
  return offered.find((type) => type === chosen) ?? offered.find((type) => type === 'fisica') ?? offered[0];
}

/** Whether saying so would change the VAT: the plan asks for it, and the person bears more than is borne there. */
export function asksForBorderRegion(rules: PlanRules, personType: PersonType | null): boolean {
  if (!('borderVatOnInterestRate' in rules) || rules.borderVatOnInterestRate === null || !personType) return false;
  return Number(rules.vatOnInterestRate[personType]) > Number(rules.borderVatOnInterestRate);
}

/** What being such a person does to the VAT of the plan. */
export function vatEffect(rules: PlanRules, personType: PersonType): string {
  if (!('vatOnInterestRate' in rules)) return calculatorPerson.rentVat;
  const rate = rules.vatOnInterestRate[personType];
  return Number(rate) === 0
    ? calculatorPerson.noInterestVat
    : calculatorPerson.interestVat({ rate: formatFraction(rate) });
}
