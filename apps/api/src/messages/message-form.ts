import { MESSAGE_FILE_MAX_BYTES, MESSAGE_MAX_FILES } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { fieldErrors } from '../platform/errors/validation.pipe.js';
import type { SentFile } from '../platform/uploads/checked-file.js';
import { jsonOf, readForm } from '../platform/uploads/sent-form.js';

export interface MessageForm<Message> {
  message: Message;
  files: SentFile[];
}

const SHAPE = {
  fields: ['message'],
  maxFieldBytes: 32 * 1024,
  // One more than may come, to tell so instead of breaking off.
  files: { files: MESSAGE_MAX_FILES + 1 },
  maxFileBytes: MESSAGE_FILE_MAX_BYTES,
} as const;

/** Reads a message and its files; the files' content is not checked yet. */
export async function readMessageForm<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): Promise<MessageForm<z.output<Schema>>> {
  const { fields, files } = await readForm(request, SHAPE);
  const result = schema.safeParse(jsonOf(fields.message));
  if (!result.success) throw ProblemException.invalid(fieldErrors(result.error.issues));
  if (files.files.length > MESSAGE_MAX_FILES) {
    throw ProblemException.invalid([{ field: 'files', code: 'FILES.TOO_MANY' }]);
  }
  return { message: result.data, files: files.files };
}

/** What a repeat of the same files is recognised by. */
export const hashesOf = (files: readonly SentFile[]): string[] => files.map(({ content }) => content.sha256);
