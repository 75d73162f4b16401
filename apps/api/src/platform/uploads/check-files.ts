import { ProblemException } from '../errors/problem.exception.js';
import type { PdfInspector } from './pdf-inspector.js';
import { checkFile, type CheckedFile, type SentFile } from './checked-file.js';

/** Checks the files of a form by their content, all of them: 422 names each field with a file that is refused. */
export async function checkFiles<Name extends string>(
  files: Partial<Record<Name, readonly SentFile[]>>,
  inspector: PdfInspector,
): Promise<(CheckedFile & { field: Name })[]> {
  const sent = (Object.entries(files) as [Name, readonly SentFile[] | undefined][]).flatMap(([field, each = []]) =>
    each.map((file) => ({ field, file })),
  );
  const results = await Promise.all(
    sent.map(async ({ field, file }) => ({ field, result: await checkFile(file, inspector) })),
  );
  const refused = results.flatMap(({ field, result }) => (typeof result === 'string' ? [{ field, code: result }] : []));
  if (refused.length > 0) throw ProblemException.invalid(refused);
  return results.flatMap(({ field, result }) => (typeof result === 'object' ? [{ ...result, field }] : []));
}
