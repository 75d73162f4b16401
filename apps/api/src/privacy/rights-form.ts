import { type RightsRequest, RIGHTS_FILE_MAX_BYTES, rightsRequestSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { fieldErrors } from '../platform/errors/validation.pipe.js';
import type { SentFile } from '../platform/uploads/checked-file.js';
import { jsonOf, readForm } from '../platform/uploads/sent-form.js';

export const PURPOSES = ['identification', 'power'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface RightsForm {
  request: RightsRequest;
  files: Partial<Record<Purpose, SentFile[]>>;
}

const SHAPE = {
  fields: ['request'],
  maxFieldBytes: 32 * 1024,
  files: { identification: 1, power: 1 },
  maxFileBytes: RIGHTS_FILE_MAX_BYTES,
} as const;

/** Reads the multipart form of a rights request and checks all of it but the files' content. */
export async function readRightsForm(request: FastifyRequest): Promise<RightsForm> {
  const { fields, files } = await readForm(request, SHAPE);
  const result = rightsRequestSchema.safeParse(jsonOf(fields.request));
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  const wanted = purposesOf(result.data);
  const missing = wanted.filter((purpose) => files[purpose].length === 0);
  if (missing.length > 0) throw ProblemException.invalid(missing.map((field) => ({ field, code: 'FILE.REQUIRED' })));
  return { request: result.data, files: Object.fromEntries(wanted.map((purpose) => [purpose, files[purpose]])) };
}

/** Which files the request needs; others are not kept. */
const purposesOf = ({ relation }: RightsRequest) =>
  PURPOSES.filter((purpose) => purpose === 'identification' || relation === 'representative');
