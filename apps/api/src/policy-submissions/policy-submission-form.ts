import { POLICY_FILE_MAX_BYTES, type PolicySubmissionRequest, policySubmissionRequestSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { fieldErrors } from '../platform/errors/validation.pipe.js';
import type { SentFile } from '../platform/uploads/checked-file.js';
import { readForm } from '../platform/uploads/sent-form.js';

export interface PolicySubmissionForm {
  said: PolicySubmissionRequest;
  policy: SentFile | undefined;
}

const SHAPE = {
  fields: Object.keys(policySubmissionRequestSchema.shape) as (keyof PolicySubmissionRequest)[],
  maxFieldBytes: 2 * 1024,
  files: { policy: 1 },
  maxFileBytes: POLICY_FILE_MAX_BYTES,
} as const;

/** Reads what is said of the policy, with its document, and checks its texts. */
export async function readPolicySubmission(request: FastifyRequest): Promise<PolicySubmissionForm> {
  const { fields, files } = await readForm(request, SHAPE);
  const result = policySubmissionRequestSchema.safeParse(fields);
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  return { said: result.data, policy: files.policy[0] };
}
