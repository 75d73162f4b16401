import { type AdminPolicySubmission, policyFindings, POLICY_COVERAGES, todayInMexico } from '@flota/schemas';
import { type InsuredContracts, vehicleLine } from '../contracts/index.js';
import type { Database } from '../platform/database/prisma.service.js';
import type { ModelDelegate } from '../platform/resources/resource.js';
import { type PolicySubmissionWithContract, saidOf, WITH_CONTRACT } from './policy-submission.presenter.js';

/** One with what whoever decides on it has to know. */
export type ReviewedSubmission = PolicySubmissionWithContract & {
  cover: Pick<AdminPolicySubmission, 'vehicle' | 'contractEndsOn' | 'coveredUntil' | 'findings'>;
};

async function reviewed(database: Database, insured: InsuredContracts, id: string): Promise<ReviewedSubmission | null> {
  const submission = await database.policySubmission.findUnique({ where: { id }, include: WITH_CONTRACT });
  if (!submission) return null;
  const cover = await insured.cover(submission.contractId);
  const said = saidOf(submission);
  const coverage = POLICY_COVERAGES.find((known) => known === said.coverage) ?? POLICY_COVERAGES[2];
  const findings = policyFindings({ ...said, coverage }, { ...cover, today: todayInMexico() });
  return { ...submission, cover: { ...cover, vehicle: vehicleLine(submission.contract), findings } };
}

const refused = () => Promise.reject(new Error('Policies are sent in and decided on, not edited'));

/** For the resource engine. */
export const reviewedSubmissions =
  (insured: InsuredContracts) =>
  (database: Database): ModelDelegate => ({
    fields: database.policySubmission.fields,
    findMany: (args) => database.policySubmission.findMany(args),
    findUnique: (args) => reviewed(database, insured, (args as { where: { id: string } }).where.id),
    count: (args) => database.policySubmission.count(args),
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
  });
