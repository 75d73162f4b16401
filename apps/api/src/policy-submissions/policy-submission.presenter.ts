import { dayOfColumn, type PolicySubmission, type Prisma } from '@flota/prisma';
import type {
  AccountPolicySubmission,
  AdminPolicySubmission,
  AdminPolicySubmissionRow,
  PolicySubmissionRequest,
} from '@flota/schemas';

const EVENTS = { orderBy: [{ at: 'asc' }, { id: 'asc' }] } satisfies Prisma.PolicySubmission$eventsArgs;

/** What the customer sees of it. */
export const WITH_EVENTS = { events: EVENTS } satisfies Prisma.PolicySubmissionInclude;

/** What staff see of whose it is. */
export const WITH_CONTRACT = {
  events: EVENTS,
  file: { select: { contentType: true } },
  contract: {
    include: { customer: { select: { id: true, name: true, email: true } }, policies: true },
  },
} satisfies Prisma.PolicySubmissionInclude;

export type PolicySubmissionWithEvents = Prisma.PolicySubmissionGetPayload<{ include: typeof WITH_EVENTS }>;
export type PolicySubmissionWithContract = Prisma.PolicySubmissionGetPayload<{ include: typeof WITH_CONTRACT }>;

/** As it was typed. */
export const saidOf = (
  submission: PolicySubmission,
): Omit<PolicySubmissionRequest, 'coverage'> & { coverage: string } => ({
  contractId: submission.contractId,
  insurer: submission.insurer,
  number: submission.number,
  coverage: submission.coverage,
  startsOn: dayOfColumn(submission.startsOn),
  endsOn: dayOfColumn(submission.endsOn),
  premium: submission.premium.toFixed(2),
  sumInsured: submission.sumInsured.toFixed(2),
  lenderFirst: submission.lenderFirst ? 'yes' : 'no',
});

const stepsOf = ({ events }: PolicySubmissionWithEvents) =>
  events.map(({ state, at }) => ({ state, at: at.toISOString() }));

export const presentSubmission = (submission: PolicySubmissionWithEvents): AccountPolicySubmission => ({
  id: submission.id,
  folio: submission.folio,
  state: submission.state,
  ...saidOf(submission),
  fileName: submission.fileName,
  reason: submission.reason,
  events: stepsOf(submission),
});

export const presentSubmissionRow = (submission: PolicySubmissionWithContract): AdminPolicySubmissionRow => ({
  id: submission.id,
  folio: submission.folio,
  state: submission.state,
  ...saidOf(submission),
  fileName: submission.fileName,
  reason: submission.reason,
  contractNumber: submission.contract.number,
  customer: submission.contract.customer,
  createdAt: submission.createdAt.toISOString(),
});

/** @param cover of its contract */
export const presentWholeSubmission = (
  submission: PolicySubmissionWithContract,
  cover: Pick<AdminPolicySubmission, 'vehicle' | 'contractEndsOn' | 'coveredUntil' | 'findings'>,
): AdminPolicySubmission => ({
  ...presentSubmissionRow(submission),
  events: stepsOf(submission),
  contentType: submission.file.contentType,
  ...cover,
});
