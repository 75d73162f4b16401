import { BILL_FILE_MAX_BYTES, type BillFile, type BillPurchase, billPurchaseSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { fieldErrors } from '../platform/errors/validation.pipe.js';
import { readForm, type SentForm } from '../platform/uploads/sent-form.js';

export interface BillForm {
  purchase: BillPurchase;
  files: SentForm<string, BillFile>['files'];
}

/** How many may come of each. */
export const BILL_FORM_FILES = { docs: 1, docs_back: 1, sat: 1 } as const satisfies Record<BillFile, number>;

const SHAPE = {
  fields: Object.keys(billPurchaseSchema.shape) as (keyof BillPurchase)[],
  maxFieldBytes: 2 * 1024,
  files: BILL_FORM_FILES,
  maxFileBytes: BILL_FILE_MAX_BYTES,
} as const;

/** Reads the billing purchase form and checks all of it but the files, of which some may be known already. */
export async function readBillForm(request: FastifyRequest): Promise<BillForm> {
  const { fields, files } = await readForm(request, SHAPE);
  const result = billPurchaseSchema.safeParse(fields);
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  return { purchase: result.data, files };
}
