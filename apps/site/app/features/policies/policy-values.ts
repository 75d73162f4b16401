import { type AccountPolicySubmission, addDays, type InsuredContract } from '@flota/schemas';

/** What the boxes of the form hold, in the order of the page. */
export interface PolicyValues {
  policy: readonly File[];
  insurer: string;
  number: string;
  coverage: string;
  startsOn: string;
  endsOn: string;
  sumInsured: string;
  premium: string;
  lenderFirst: string;
}

/** With what is known: of one to be corrected all it said, else that the next begins where the last ends. */
export function knownPolicy(
  { coveredUntil, policies }: InsuredContract,
  rejected: AccountPolicySubmission | null,
): PolicyValues {
  if (rejected) {
    const { insurer, number, coverage, startsOn, endsOn, sumInsured, premium, lenderFirst } = rejected;
    const amounts = { sumInsured: sumInsured ?? '', premium: premium ?? '' };
    return { policy: [], insurer, number, coverage, startsOn, endsOn, ...amounts, lenderFirst };
  }
  return {
    policy: [],
    insurer: policies[0]?.insurer ?? '',
    number: '',
    coverage: 'Cobertura amplia',
    startsOn: coveredUntil ? addDays(coveredUntil, 1) : '',
    endsOn: '',
    sumInsured: '',
    premium: '',
    lenderFirst: '',
  };
}
