import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DOCUMENT_MAX_PAGES, fieldCode } from '@flota/schemas';
import { ProblemException } from '../errors/problem.exception.js';
import { requireClean } from '../http/clean-input.js';
import { asMalformed } from '../http/malformed-form.js';
import type { SentFile } from './checked-file.js';
import { documentOf } from './document-of.js';
import type { TemporaryFile } from './temporary-file.js';
import { filesOf, type IncomingFiles } from './upload-scope.js';

/** What a multipart form may hold; anything else in it is refused. */
export interface FormShape<Field extends string, File extends string> {
  fields: readonly Field[];
  maxFieldBytes: number;
  /** By name of the part, how many files may come under it. */
  files: Readonly<Record<File, number>>;
  maxFileBytes: number;
  /** Of all of them together, where many may come. */
  maxTotalBytes?: number;
}

export interface SentForm<Field extends string, File extends string> {
  fields: Partial<Record<Field, string>>;
  /** In the order they came. */
  files: Record<File, SentFile[]>;
}

const MAX_NAME_BYTES = 100;

/**
 * Reads a multipart form within its limits and no further than the first byte too many: its texts into memory, its files
 * onto the disk as they come, where they stay until the request ends (`UploadScope`). A file that a customer sent ahead is
 * named by its id, as text in the part that would hold it; pages of one document by theirs, parted by commas. What the texts
 * say and what the files are is for the caller to check.
 */
export async function readForm<Field extends string, File extends string>(
  request: FastifyRequest,
  shape: FormShape<Field, File>,
): Promise<SentForm<Field, File>> {
  if (!request.isMultipart()) throw new ProblemException(415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE');
  return partsOf(request, shape).catch(asMalformed);
}

async function partsOf<Field extends string, File extends string>(
  request: FastifyRequest,
  shape: FormShape<Field, File>,
): Promise<SentForm<Field, File>> {
  const fileNames = Object.keys(shape.files) as File[];
  const fields: Partial<Record<Field, string>> = {};
  const files = Object.fromEntries(fileNames.map((name) => [name, []])) as unknown as Record<File, SentFile[]>;
  let total = 0;
  for await (const part of request.parts({ limits: limitsOf(shape) })) {
    if (part.type === 'file') {
      const name = known(fileNames, part.fieldname);
      const file = { name: part.filename, content: await receive(part, filesOf(request)) };
      // What a browser sends for a file nobody chose.
      if (!file.name && file.content.size === 0) continue;
      if (files[name].push(file) > shape.files[name]) throw refused(name);
      total += file.content.size;
      if (total > (shape.maxTotalBytes ?? Infinity)) throw tooLarge(name);
    } else if (isFileName(fileNames, part.fieldname)) {
      const name = part.fieldname;
      if (files[name].length === shape.files[name]) throw refused(name);
      files[name].push(await sentAhead(name, textOf(part), request, shape.maxFileBytes));
    } else {
      const name = known(shape.fields, part.fieldname);
      if (fields[name] !== undefined) throw refused(name);
      fields[name] = textOf(part);
    }
  }
  return { fields, files };
}

const limitsOf = ({ fields, files, maxFieldBytes, maxFileBytes }: FormShape<string, string>) => ({
  // One more than may come, so that it can be named.
  fields: fields.length + fileCount(files) + 1,
  files: fileCount(files),
  fieldSize: maxFieldBytes,
  fileSize: maxFileBytes,
  fieldNameSize: MAX_NAME_BYTES,
});

const fileCount = (files: Readonly<Record<string, number>>) =>
  Object.values(files).reduce((sum, count) => sum + count, 0);

const isFileName = <Name extends string>(names: readonly Name[], sent: string): sent is Name =>
  names.some((each) => each === sent);

/** @throws ProblemException 422, or 413 where all of it together is too large */
async function sentAhead(field: string, text: string, request: FastifyRequest, maxBytes: number): Promise<SentFile> {
  const ids = z.array(z.uuid()).min(1).max(DOCUMENT_MAX_PAGES).safeParse(text.split(','));
  if (!ids.success) throw refused(field);
  const pages = await filesOf(request).claim(ids.data, field);
  if (pages.reduce((sum, { content }) => sum + content.size, 0) > maxBytes) throw tooLarge(field);
  return documentOf(pages, field);
}

function known<Name extends string>(names: readonly Name[], sent: string): Name {
  const name = names.find((each) => each === sent);
  if (!name) throw refused(sent);
  return name;
}

const refused = (field: string) => ProblemException.invalid([{ field, code: 'FIELD.INVALID' }]);

async function receive(part: MultipartFile, incoming: IncomingFiles): Promise<TemporaryFile> {
  const file = await incoming.receive(part);
  if (!part.file.truncated) return file;
  throw tooLarge(part.fieldname);
}

const tooLarge = (field: string) =>
  new ProblemException(413, 'FILE.TOO_LARGE', { errors: [{ field, code: fieldCode('FILE.TOO_LARGE') }] });

function textOf({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw new ProblemException(413, 'REQUEST.TOO_LARGE');
  // A field that says it is JSON comes parsed.
  if (typeof value !== 'string') throw refused(fieldname);
  requireClean(value);
  return value;
}

/** The JSON in a text field; `{}` when it is none, which the schema then refuses field by field. */
export function jsonOf(text: string | undefined): unknown {
  const value = parsed(text ?? '');
  requireClean(value);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
