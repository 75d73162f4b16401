import { ProblemException } from '../errors/problem.exception.js';

export const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** Readers look for the end of a PDF in its last kilobyte. */
const TAIL_BYTES = 1_024;
const ENCRYPTION = /\/Encrypt\s*(<<|\d+\s+\d+\s+R)/;

export const startsAsPdf = (start: Buffer): boolean => start.subarray(0, 5).toString('latin1') === '%PDF-';

/** Refuses a PDF that visitors could not open: broken off, or protected by a password. */
export function requireReadablePdf(upload: Buffer): void {
  const text = upload.toString('latin1');
  const tail = text.slice(-TAIL_BYTES);
  const whole = /^%PDF-[12]\.\d/.test(text) && /startxref\s+\d+\s+%%EOF/.test(tail);
  if (!whole) throw new ProblemException(422, 'FILE.PDF_UNREADABLE');
  if (ENCRYPTION.test(text)) throw new ProblemException(422, 'FILE.PDF_PROTECTED');
}
