import { type FieldError, POLICY_FILE_MAX_BYTES, policySubmissionRequestSchema } from '@flota/schemas';
import { sendPolicy } from '../../api/account/insurance.js';
import { createAccountForm, fileFingerprint, fileRefusal } from '../forms/index.js';
import { sentAhead } from '../uploads/index.js';
import type { PolicyValues } from './policy-values.js';

/** `$1,250,000.00` is how it stands in the policy. */
const amountOf = (typed: string): string => typed.replace(/[$,\s]/g, '');

export const openPolicyForm = (contractId: string) =>
  createAccountForm({
    schema: policySubmissionRequestSchema,
    toRequest: ({ policy: _policy, ...said }: PolicyValues) => ({
      ...said,
      contractId,
      sumInsured: amountOf(said.sumInsured),
      premium: amountOf(said.premium),
    }),
    checkMore: ({ policy }): FieldError[] => {
      const refused = policy.map((file) => fileRefusal(file, POLICY_FILE_MAX_BYTES)).find((code) => code !== null);
      const code = refused ?? (policy.length === 0 ? 'FILE.REQUIRED' : null);
      return code ? [{ field: 'policy', code }] : [];
    },
    content: ({ policy }) => policy.map(fileFingerprint),
    post: async (request, idempotencyKey, { policy }) =>
      sendPolicy({ ...request, policy: await sentAhead('policy', policy) }, idempotencyKey),
  });
