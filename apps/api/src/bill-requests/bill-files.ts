import { type BillFile, type FieldError, personKindOfRfc } from '@flota/schemas';
import { ProblemException } from '../platform/errors/problem.exception.js';
import type { SentFile } from '../platform/uploads/checked-file.js';
import { inMemory } from '../platform/uploads/in-memory.js';
import type { KeptUpload } from '../platform/uploads/kept-uploads.js';
import { pdfPageCount } from '../platform/uploads/pdf-pages.js';

/**
 * What has to come with the form: the tax certificate, and of a person both sides of the identification, in two files or in one
 * PDF of two pages; of a company the power, which is one document.
 *
 * @param isKnown whether it is there already, of the request that is corrected
 */
export async function requireBillFiles(
  files: Readonly<Record<BillFile, readonly SentFile[]>>,
  rfc: string,
  isKnown: (purpose: BillFile) => boolean,
): Promise<void> {
  const errors: FieldError[] = (['docs', 'sat'] as const)
    .filter((purpose) => files[purpose].length === 0 && !isKnown(purpose))
    .map((field) => ({ field, code: 'FILE.REQUIRED' }));
  const [front] = files.docs;
  const isPerson = personKindOfRfc(rfc) === 'fisica';
  if (front && isPerson && files.docs_back.length === 0 && !(await hasBothSides(front, isKnown('docs_back')))) {
    errors.push({ field: 'docs_back', code: 'FILE.BACK_REQUIRED' });
  }
  if (errors.length > 0) throw ProblemException.invalid(errors);
}

/**
 * A PDF takes the place of a former other side, so it has to have its own. What is neither picture nor PDF counts as whole
 * here: its own check says what is wrong with it.
 */
async function hasBothSides({ content }: SentFile, hasFormerBack: boolean): Promise<boolean> {
  const start = (await content.slice(0, 4)).toString('latin1');
  if (start === '%PDF') return ((await inMemory(content, pdfPageCount)) ?? 2) > 1;
  return hasFormerBack || (!start.startsWith('\u00ff\u00d8\u00ff') && start !== '\u0089PNG');
}

/** Of which parts the files that were there are replaced by those that come: a PDF has both sides of an identification. */
export function replacedFiles(kept: readonly KeptUpload<BillFile>[]): ReadonlySet<BillFile> {
  const replaced = new Set(kept.map(({ field }) => field));
  if (kept.some(({ field, stored }) => field === 'docs' && stored.contentType === 'application/pdf')) {
    replaced.add('docs_back');
  }
  return replaced;
}
