import { BILL_FILE_MAX_BYTES, type BillPurchase, billPurchaseSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { fieldErrors } from '../platform/errors/validation.pipe.js';
import { readForm, type SentForm } from '../platform/uploads/sent-form.js';

export const BILL_FILES = ['docs', 'sat'] as const;
export type BillFile = (typeof BILL_FILES)[number];

export interface BillForm {
  purchase: BillPurchase;
  files: SentForm<string, BillFile>['files'];
}

const SHAPE = {
  fields: Object.keys(billPurchaseSchema.shape) as (keyof BillPurchase)[],
  maxFieldBytes: 2 * 1024,
  files: { docs: 1, sat: 1 },
  maxFileBytes: BILL_FILE_MAX_BYTES,
} as const;

/** Reads the billing purchase form and checks all of it but the files, of which some may be known already. */
export async function readBillForm(request: FastifyRequest): Promise<BillForm> {
  const { fields, files } = await readForm(request, SHAPE);
  const result = billPurchaseSchema.safeParse(fields);
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  return { purchase: result.data, files };
}
