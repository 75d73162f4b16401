import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { dateOnly, decimalString } from '../primitives.js';
import { line } from '../publishing.js';
import { policySchema } from './contracts.js';

export const POLICY_SUBMISSION_STATES = ['received', 'in_review', 'accepted', 'rejected'] as const;
export type PolicySubmissionState = (typeof POLICY_SUBMISSION_STATES)[number];

/** While it is one of them there is no second of the same contract. */
export const POLICY_SUBMISSION_OPEN: readonly PolicySubmissionState[] = ['received', 'in_review'];

/** Largest document of a policy. */
export const POLICY_FILE_MAX_BYTES = 8 * 1024 * 1024;

export const POLICY_COVERAGES = ['Cobertura amplia', 'Cobertura limitada', 'Responsabilidad civil'] as const;

const amount = decimalString(2, 'AMOUNT').refine((value) => !/^[0.]*$/.test(value), fieldCode('AMOUNT.INVALID'));

const days = z.object({ startsOn: dateOnly, endsOn: dateOnly });

/** The text fields of `POST /api/customers/policy-submissions` (multipart); its document comes as `policy`. */
export const policySubmissionRequestSchema = z
  .object({
    contractId: z.uuid(fieldCode('CONTRACT.INVALID')),
    insurer: line(80),
    number: line(40),
    coverage: z.enum(POLICY_COVERAGES, fieldCode('CHOICE.INVALID')),
    ...days.shape,
    premium: amount,
    sumInsured: amount,
    /** `yes` where the policy names the lender as preferred beneficiary. */
    lenderFirst: z.enum(['yes', 'no'], fieldCode('CHOICE.INVALID')),
  })
  .refine(({ startsOn, endsOn }) => startsOn < endsOn, {
    path: ['endsOn'],
    error: fieldCode('DATE.BEFORE_START'),
    // Also while something else is wrong: else it would be told of only once all of that was mended.
    when: ({ value }) => days.safeParse(value).success,
  });
export type PolicySubmissionRequest = z.infer<typeof policySubmissionRequestSchema>;

export const POLICY_FINDINGS = ['ended', 'gap', 'not-whole', 'not-first', 'not-ample'] as const;
export type PolicyFinding = (typeof POLICY_FINDINGS)[number];

/** `GET /api/customers/policy-submissions`: what a customer sent in, newest first. */
export const policySubmissionSchema = z.object({
  id: z.string(),
  folio: z.string(),
  contractId: z.string(),
  state: z.enum(POLICY_SUBMISSION_STATES),
  insurer: z.string(),
  number: z.string(),
  coverage: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** `null`, both, for who sees no money: a driver. */
  premium: z.string().nullable(),
  sumInsured: z.string().nullable(),
  lenderFirst: z.enum(['yes', 'no']),
  fileName: z.string(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  events: z.array(z.object({ state: z.enum(POLICY_SUBMISSION_STATES), at: z.string() })),
});
export type AccountPolicySubmission = z.infer<typeof policySubmissionSchema>;

/** `GET /api/customers/insurance`: contract by contract what is insured, and what was sent in. */
export const insuredContractSchema = z.object({
  contractId: z.string(),
  contractLabel: z.string(),
  number: z.string(),
  nickname: z.string().nullable(),
  vehicle: z.string(),
  vin: z.string(),
  /** In whose name the contract is. */
  holder: z.object({ legalName: z.string(), rfc: z.string() }),
  /** Nothing is owed any more, and the vehicle is the customer's: no further policy is asked for. */
  paidOff: z.boolean(),
  /** Its last due date. */
  contractEndsOn: z.string(),
  /** The last day that its policies cover from today on without a gap; `null` when today isn't. */
  coveredUntil: z.string().nullable(),
  policies: z.array(policySchema),
  submissions: z.array(policySubmissionSchema),
});
export type InsuredContract = z.infer<typeof insuredContractSchema>;

/** `POST /api/admin/policy-submissions/{id}/decision`; a rejection needs its reason, which the customer reads. */
export const policyDecisionSchema = z
  .object({
    decision: z.enum(['in_review', 'accepted', 'rejected'], fieldCode('CHOICE.INVALID')),
    reason: z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
  })
  .refine(({ decision, reason }) => decision !== 'rejected' || reason.length >= 5, {
    path: ['reason'],
    error: fieldCode('REASON.REQUIRED'),
  });

/** `GET /api/admin/policy-submissions` */
export interface AdminPolicySubmissionRow extends Omit<AccountPolicySubmission, 'events' | 'premium' | 'sumInsured'> {
  premium: string;
  sumInsured: string;
  contractNumber: string;
  customer: { id: string; name: string; email: string };
  createdAt: string;
}

/** `GET /api/admin/policy-submissions/{id}` */
export interface AdminPolicySubmission extends AdminPolicySubmissionRow {
  events: AccountPolicySubmission['events'];
  vehicle: string;
  contractEndsOn: string;
  coveredUntil: string | null;
  findings: PolicyFinding[];
  contentType: string;
}
