import { insuredContractSchema, policySubmissionSchema } from '@flota/schemas';
import { z } from 'zod';
import { accountApi, openLink } from './client.js';
import { formOf } from './form-of.js';

const SUBMISSIONS = '/api/customers/policy-submissions';

export const readInsurance = () => accountApi.get('/api/customers/insurance', z.array(insuredContractSchema));

/** @param texts its fields, and by which upload its document came */
export const sendPolicy = (texts: Readonly<Record<string, string>>, idempotencyKey: string) =>
  accountApi.post(SUBMISSIONS, formOf(texts), policySubmissionSchema, { idempotencyKey });

export const openSentPolicy = (id: string): Promise<void> => openLink(`${SUBMISSIONS}/${encodeURIComponent(id)}/link`);
