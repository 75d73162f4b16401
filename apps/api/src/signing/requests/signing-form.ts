import { type NewSigningRequest, newSigningRequestSchema, SIGNING_MAX_BYTES } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { fieldErrors } from '../../platform/errors/validation.pipe.js';
import type { SentFile } from '../../platform/uploads/checked-file.js';
import { jsonOf, readForm } from '../../platform/uploads/sent-form.js';

export interface SigningForm {
  request: NewSigningRequest;
  document: SentFile | undefined;
}

const SHAPE = {
  fields: ['request'],
  maxFieldBytes: 8 * 1024,
  files: { document: 1 },
  maxFileBytes: SIGNING_MAX_BYTES,
} as const;

/** Reads what is to be signed; the file's content is not checked yet. */
export async function readSigningForm(request: FastifyRequest): Promise<SigningForm> {
  const { fields, files } = await readForm(request, SHAPE);
  const { data, error } = newSigningRequestSchema.safeParse(jsonOf(fields.request));
  if (error) throw ProblemException.invalid(fieldErrors(error.issues));
  const [document] = files.document;
  if (!document && data.documentId === null) {
    throw ProblemException.invalid([{ field: 'document', code: 'FILE.REQUIRED' }]);
  }
  return { request: data, document };
}
