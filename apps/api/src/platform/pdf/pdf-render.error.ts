/** A document that could not be set. The message says why: what Typst found, or that the time was up. */
export class PdfRenderError extends Error {
  override readonly name = 'PdfRenderError';

  constructor(template: string, cause: unknown) {
    super(`The PDF "${template}" could not be made: ${reason(cause)}`, { cause });
  }
}

function reason(cause: unknown): string {
  // Not `instanceof Error`: what a thread threw comes over as an error of its own realm.
  const { name, message } = Object(cause) as Partial<Error>;
  return name === 'AbortError' ? 'it took too long' : (message ?? 'unknown cause');
}
