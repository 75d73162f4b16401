import {
  type BillArrival,
  billArrivalSchema,
  BILL_FILE_MAX_BYTES,
  type NewBillHandover,
  newBillHandoverSchema,
} from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { fieldErrors } from '../../platform/errors/validation.pipe.js';
import type { SentFile } from '../../platform/uploads/checked-file.js';
import { jsonOf, readForm } from '../../platform/uploads/sent-form.js';

/** How many files may come of each with a handover, and with the arrival of one. */
export const HANDOVER_FILES = { signed: 1, authority: 1 } as const;
export const ARRIVAL_FILES = { proof: 1 } as const;

/** A signature of as many points as one may have. */
const MAX_FIELD_BYTES = 96 * 1024;

export interface HandoverForm {
  handover: NewBillHandover;
  files: Record<keyof typeof HANDOVER_FILES, SentFile[]>;
}

export interface ArrivalForm {
  arrival: BillArrival;
  files: Record<keyof typeof ARRIVAL_FILES, SentFile[]>;
}

/** Checks all of it but the files, of which some depend on whose contract it is. */
export async function readHandoverForm(request: FastifyRequest): Promise<HandoverForm> {
  const { value, files } = await readChecked(request, 'handover', newBillHandoverSchema, HANDOVER_FILES);
  return { handover: value, files };
}

export async function readArrivalForm(request: FastifyRequest): Promise<ArrivalForm> {
  const { value, files } = await readChecked(request, 'arrival', billArrivalSchema, ARRIVAL_FILES);
  return { arrival: value, files };
}

async function readChecked<Value, File extends string>(
  request: FastifyRequest,
  field: string,
  schema: z.ZodType<Value>,
  shape: Readonly<Record<File, number>>,
) {
  const limits = { maxFieldBytes: MAX_FIELD_BYTES, maxFileBytes: BILL_FILE_MAX_BYTES };
  const { fields, files } = await readForm(request, { fields: [field], files: shape, ...limits });
  const { data, error } = schema.safeParse(jsonOf(fields[field]));
  if (error) throw ProblemException.invalid(fieldErrors(error.issues));
  return { value: data, files };
}
