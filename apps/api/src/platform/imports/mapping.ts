import type { StaffImport } from '@flota/prisma';
import type { FieldError, ImportMapping } from '@flota/schemas';
import type { z } from 'zod';
import { problemsOf } from '../errors/row-problems.js';
import { fieldErrors } from '../errors/validation.pipe.js';
import { ProblemException } from '../errors/problem.exception.js';
import { documentsOf, type ImportDocuments, type ImportKind } from './import-kind.js';

/** As people write the same heading differently: without accents, capitals and signs. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Which column of a file each of the kind's is, by their headings. */
export function guessedMapping({ columns }: ImportKind, headings: readonly string[]): ImportMapping {
  const found = headings.map(plain);
  return Object.fromEntries(
    columns.map(({ name, heading, aliases }) => {
      const names = new Set([name, heading, ...aliases].map(plain));
      const at = found.findIndex((each) => names.has(each));
      return [name, at < 0 ? null : at];
    }),
  );
}

/** @throws ProblemException 422 on each column that is missing, or of a file that has none at that place */
export function checkedMapping(
  { columns }: ImportKind,
  headings: readonly string[],
  sent: ImportMapping,
): ImportMapping {
  const mapping = Object.fromEntries(columns.map(({ name }) => [name, sent[name] ?? null]));
  const wrong = columns.filter(({ name, isRequired }) => {
    const at = mapping[name] ?? null;
    return at === null ? isRequired : at >= headings.length;
  });
  if (wrong.length === 0) return mapping;
  throw ProblemException.invalid(
    wrong.map(({ name }): FieldError => ({ field: `mapping.${name}`, code: 'IMPORT.COLUMN_MISSING' })),
  );
}

export type ReadImportRow = { row: unknown } | { problems: FieldError[] };

/** What the rows of a file are read by. */
export type ImportedTable = Pick<StaffImport, 'headings' | 'mapping'>;

/** A row by the kind's schema, of which a cell without anything on it is no field; or the file that it is. */
export function readRow(
  kind: ImportKind,
  { headings, mapping }: ImportedTable,
  cells: readonly string[],
  content: Uint8Array | null = null,
): ReadImportRow {
  const documents = documentsOf(kind);
  if (documents) return readDocument(documents, content);
  const { columns, schema } = kind;
  // Which of them stand in the wrong place, nobody knows.
  if (cells.length > headings.length) return { problems: [{ field: '', code: 'IMPORT.TOO_MANY_CELLS' }] };
  const fields = columns.flatMap(({ name, read = asItIs }) => {
    const at = (mapping as ImportMapping)[name];
    const cell = typeof at === 'number' ? (cells[at] ?? '') : '';
    return cell === '' ? [] : [[name, read(cell)] as const];
  });
  const { success, data, error } = schema.safeParse(placed(fields));
  return success ? { row: data } : { problems: fieldErrors(error.issues.flatMap(namedIssue)) };
}

function readDocument(documents: ImportDocuments<unknown>, content: Uint8Array | null): ReadImportRow {
  if (content === null) return { problems: [{ field: '', code: 'FILE.TOO_LARGE' }] };
  try {
    return { row: documents.read(Buffer.from(content)) };
  } catch (error) {
    return { problems: problemsOf(error) };
  }
}

/** One for each column that the row may not have. */
const namedIssue = (issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'message' | 'path'>[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] })) : [issue];

/** Those named `terms.kind` stand within `terms`. */
function placed(fields: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const [first = '', second] = name.split('.');
    row[first] = second === undefined ? value : { ...(row[first] as object | undefined), [second]: value };
  }
  return row;
}

const asItIs = (cell: string): unknown => cell;
