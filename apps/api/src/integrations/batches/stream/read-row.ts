import { isUtf8 } from 'node:buffer';
import { type FieldCode, type FieldError, isFieldCode } from '@flota/schemas';
import type { z } from 'zod';
import { isClean } from '../../../platform/http/clean-input.js';
import type { SentLine } from './ndjson-lines.js';

/** A line as what it says, or why it says nothing. */
export interface ReadRow<Row> extends Pick<SentLine, 'line' | 'digest'> {
  /** What its sender calls it, also where the rest is wrong. */
  externalId: string | null;
  read: { row: Row } | { problems: FieldError[] };
}

/** Whoever sends rows of another kind has no use for all that is wrong with them. */
const MOST_PROBLEMS = 10;
const MAX_EXTERNAL_ID = 100;
const MAX_DETAIL = 200;
const BYTE_ORDER_MARK = /^\uFEFF/;

/** A line by its schema; `null` where there is nothing on it. */
export function readRow<Schema extends z.ZodType>(schema: Schema, sent: SentLine): ReadRow<z.output<Schema>> | null {
  const { line, digest, content } = sent;
  const unread = (code: FieldCode) => ({ line, digest, externalId: null, read: { problems: [{ field: '', code }] } });
  if (!content) return unread('ROW.TOO_LONG');
  if (!isUtf8(content)) return unread('ROW.NOT_TEXT');
  const text = content.toString('utf8').replace(BYTE_ORDER_MARK, '');
  if (text.trim() === '') return null;
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unread('ROW.NOT_JSON');
  if (!isClean(value)) return unread('ROW.NOT_TEXT');
  const externalId = externalIdOf(value);
  const result = schema.safeParse(value);
  if (result.success) return { line, digest, externalId, read: { row: result.data } };
  return {
    line,
    digest,
    externalId,
    read: { problems: result.error.issues.flatMap(problemsOf).slice(0, MOST_PROBLEMS) },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const externalIdOf = (value: object): string | null =>
  'externalId' in value && typeof value.externalId === 'string'
    ? value.externalId.trim().slice(0, MAX_EXTERNAL_ID)
    : null;

/** Schemas of ours name their codes; what zod says by itself is told beside one. */
function problemsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key.slice(0, MAX_DETAIL)].join('.'), code: 'FIELD.UNKNOWN' }));
  }
  const field = path.join('.');
  const { message } = issue;
  if (isFieldCode(message)) return [{ field, code: message }];
  return [{ field, code: 'FIELD.INVALID', detail: message.slice(0, MAX_DETAIL) }];
}
