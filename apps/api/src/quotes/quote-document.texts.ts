import { formatPercent, isLease } from '@flota/figures';
import { personKindOf, type PersonType, type PlanKind } from '@flota/schemas';
import { quoteDocument, quoteNotes } from '@flota/texts/mails/quote-document';

/** What the customer pays every month is a `mensualidad` of a credit and a `renta` of a lease. */
export const scheduleTitle = (kind: PlanKind): string =>
  isLease(kind) ? quoteDocument.rents : quoteDocument.instalments;

export const legends = (): { title: string; items: string[] }[] => [
  {
    title: quoteNotes.generalTitle,
    items: [quoteNotes.generalApproval, quoteNotes.generalPolicy, quoteNotes.generalPrices],
  },
  {
    title: quoteNotes.riskTitle,
    items: [quoteNotes.riskRate, quoteNotes.riskDefault, quoteNotes.riskCapacity, quoteNotes.riskGuarantor],
  },
];

/**
 * Among them the papers asked of each kind of person (section 9 of the specification), the ones without which nothing starts.
 *
 * @param adviser the name of whoever takes the customer on, where that isn't the lender itself
 */
export function nextSteps(
  personType: PersonType,
  contact: { phone: string; email: string },
  adviser?: string,
): string[] {
  return [
    quoteDocument.stepCheck,
    personKindOf(personType) === 'moral' ? quoteDocument.stepPapersCompany : quoteDocument.stepPapersPerson,
    adviser ? quoteDocument.stepAdviser({ name: adviser }) : quoteDocument.stepCall(contact),
  ];
}

/**
 * What premium was assumed, and where it is; quotes by an earlier method do not know the first, and several kinds of
 * vehicle may have one each.
 */
export function insuranceNote(annualPercentOfPrice: string | undefined, mixed: boolean): string {
  if (annualPercentOfPrice !== undefined) return quoteNotes.insurance({ percent: formatPercent(annualPercentOfPrice) });
  return mixed ? quoteNotes.insuranceMixed : quoteNotes.insuranceUnknown;
}

export function vatNote(kind: PlanKind, vatIsCharged: boolean): string {
  if (kind === 'pure_lease') return quoteNotes.vatPureLease;
  if (kind === 'financial_lease') return quoteNotes.vatFinancialLease;
  return vatIsCharged ? quoteNotes.vatOnInterest : quoteNotes.vatExempt;
}
