import { PolicySubmissionState } from '@flota/prisma';
import { POLICY_SUBMISSION_OPEN } from '@flota/schemas';
import { z } from 'zod';
import { type InsuredContracts, ofHolder } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy, sortedWithin } from '../platform/resources/resource.js';
import {
  type PolicySubmissionWithContract,
  presentSubmissionRow,
  presentWholeSubmission,
  WITH_CONTRACT,
} from './policy-submission.presenter.js';
import { reviewedSubmissions, type ReviewedSubmission } from './policy-submissions.model.js';

/** Sent in by customers, decided by an action of its own. */
export const policySubmissionsResource = (insured: InsuredContracts, encryption: FieldEncryption): Resource =>
  defineResource<PolicySubmissionWithContract>({
    name: 'policy-submissions',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care'],
      decide: ['care'],
      'read-file': ['care'],
    },
    model: reviewedSubmissions(insured),
    include: WITH_CONTRACT,
    search: {
      texts: ['contract.customer.searchText'],
      columns: ['insurer'],
      codes: ['folio', 'number'],
      rfc: (rfc) => ({ contract: ofHolder(encryption, rfc) }),
    },
    palette: {
      by: 'folio',
      tell: ({ folio, insurer, contract }) => ({ title: folio, detail: `${insurer} · ${contract.customer.name}` }),
    },
    sort: { ...sortedBy('createdAt', 'endsOn'), ...sortedWithin('createdAt', 'state') },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(PolicySubmissionState).transform((state) => ({ state })),
      open: z.literal(true).transform(() => ({ state: { in: [...POLICY_SUBMISSION_OPEN] } })),
      customerId: z.uuid().transform((customerId) => ({ contract: { customerId } })),
    },
    present: (submission) => presentSubmissionRow(submission),
    presentOne: (submission: ReviewedSubmission) => presentWholeSubmission(submission, submission.cover),
  });
