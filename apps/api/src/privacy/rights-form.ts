import type { MultipartFile } from '@fastify/multipart';
import '@fastify/multipart';
import { type RightsRequest, RIGHTS_FILE_MAX_BYTES, rightsRequestSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { fieldErrors } from '../platform/errors/validation.pipe.js';
import { hasNul } from '../platform/http/clean-input.hook.js';
import { asMalformed } from '../platform/http/malformed-form.js';
import type { SentFile } from './rights-file.js';

export const PURPOSES = ['identification', 'power'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface RightsForm {
  request: RightsRequest;
  files: Partial<Record<Purpose, SentFile>>;
}

const MAX_REQUEST_BYTES = 32 * 1024;

/** One field and two files; the parser stops at the first byte too many and answers 413. */
const LIMITS = {
  fields: 1,
  files: PURPOSES.length,
  fieldSize: MAX_REQUEST_BYTES,
  fileSize: RIGHTS_FILE_MAX_BYTES,
  fieldNameSize: 100,
};

/** Reads the multipart form of a rights request and checks all of it but the files' content. */
export async function readRightsForm(request: FastifyRequest): Promise<RightsForm> {
  if (!request.isMultipart()) throw new ProblemException(415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE');
  const { text, files } = await partsOf(request).catch(asMalformed);
  const result = rightsRequestSchema.safeParse(parseJson(text));
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  const wanted = purposesOf(result.data);
  const missing = wanted.filter((purpose) => !files[purpose]).map((field) => ({ field, code: 'FILE.REQUIRED' }));
  if (missing.length > 0) throw ProblemException.invalid(missing);
  return { request: result.data, files: Object.fromEntries(wanted.map((purpose) => [purpose, files[purpose]])) };
}

async function partsOf(request: FastifyRequest): Promise<{ text: string; files: RightsForm['files'] }> {
  const files: RightsForm['files'] = {};
  let text = '';
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') files[purposeOf(part)] = { name: part.filename, content: await contentOf(part) };
    else if (part.valueTruncated) throw new ProblemException(413, 'REQUEST.TOO_LARGE');
    else if (part.fieldname === 'request' && typeof part.value === 'string') text = part.value;
  }
  return { text, files };
}

function purposeOf({ fieldname }: MultipartFile): Purpose {
  const purpose = PURPOSES.find((name) => name === fieldname);
  if (!purpose) throw ProblemException.invalid([{ field: fieldname, code: 'FIELD.INVALID' }]);
  return purpose;
}

async function contentOf(part: MultipartFile): Promise<Buffer> {
  return part.toBuffer().catch((error: Error & { code?: string }) => {
    if (error.code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
    const errors = [{ field: part.fieldname, code: 'FILE.TOO_LARGE' }];
    throw new ProblemException(413, 'FILE.TOO_LARGE', { errors });
  });
}

function parseJson(text: string): unknown {
  const parsed = jsonOrNothing(text);
  if (hasNul(parsed))
    throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'The NUL character is not allowed.' });
  return parsed;
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Which files the request needs; others are not kept. */
const purposesOf = ({ relation }: RightsRequest) =>
  PURPOSES.filter((purpose) => purpose === 'identification' || relation === 'representative');
