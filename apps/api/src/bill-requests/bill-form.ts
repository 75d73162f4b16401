import {
  BILL_FILE_MAX_BYTES,
  BILL_FILES,
  type BillFile,
  type BillMend,
  billMendSchema,
  type BillPurchase,
  billPurchaseSchema,
} from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { sha256 } from '../platform/crypto/keys.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { fieldErrors } from '../platform/errors/validation.pipe.js';
import { readForm, type SentForm } from '../platform/uploads/sent-form.js';

type BillFiles = SentForm<string, BillFile>['files'];

export interface BillForm {
  purchase: BillPurchase;
  files: BillFiles;
}

/** What a customer mends of a request. */
export interface BillMendForm {
  mend: BillMend;
  files: BillFiles;
}

/** How many may come of each. */
export const BILL_FORM_FILES = { docs: 1, docs_back: 1, sat: 1 } as const satisfies Record<BillFile, number>;

/** Reads the billing purchase form and checks all of it but the files, of which some may be known already. */
export async function readBillForm(request: FastifyRequest): Promise<BillForm> {
  const { values, files } = await readChecked(request, billPurchaseSchema);
  return { purchase: values, files };
}

/** The same of what is mended, of which the correction says what has to be there. */
export async function readBillMend(request: FastifyRequest): Promise<BillMendForm> {
  const { values, files } = await readChecked(request, billMendSchema);
  return { mend: values, files };
}

/** By what a repeat of the form is known. */
export const fileHashes = (files: BillFiles): string[] =>
  BILL_FILES.map((purpose) => files[purpose][0]?.content.sha256 ?? sha256(''));

async function readChecked<Shape extends z.ZodRawShape>(request: FastifyRequest, schema: z.ZodObject<Shape>) {
  const { fields, files } = await readForm(request, {
    fields: Object.keys(schema.shape),
    maxFieldBytes: 2 * 1024,
    files: BILL_FORM_FILES,
    maxFileBytes: BILL_FILE_MAX_BYTES,
  });
  const result = schema.safeParse(fields);
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  return { values: result.data, files };
}
