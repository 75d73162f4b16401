import { addDays } from '../calendar.js';
import { POLICY_COVERAGES, type PolicyFinding, type PolicySubmissionRequest } from './policy-submissions.js';

/** What the contract asks of a policy, and what covers it so far. */
interface Wanted {
  today: string;
  contractEndsOn: string;
  coveredUntil: string | null;
}

type Offered = Pick<PolicySubmissionRequest, 'startsOn' | 'endsOn' | 'coverage' | 'lenderFirst'>;

/** What a policy lacks of what its contract asks for, the gravest first; nothing when it can be accepted as it is. */
export function policyFindings(policy: Offered, { today, contractEndsOn, coveredUntil }: Wanted): PolicyFinding[] {
  const wantedFrom = coveredUntil === null ? today : addDays(coveredUntil, 1);
  return [
    policy.endsOn < today && ('ended' as const),
    policy.startsOn > wantedFrom && wantedFrom <= contractEndsOn && ('gap' as const),
    policy.lenderFirst === 'no' && ('not-first' as const),
    policy.coverage !== POLICY_COVERAGES[0] && ('not-ample' as const),
    policy.endsOn >= today && policy.endsOn < contractEndsOn && ('not-whole' as const),
  ].filter((finding) => finding !== false);
}
