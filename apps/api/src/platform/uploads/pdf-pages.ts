/** How many pages a PDF has; `null` where it can't be read. */
export async function pdfPageCount(bytes: Buffer): Promise<number | null> {
  const { PDFDocument } = await import('@cantoo/pdf-lib'); // with the first of them, not at every start
  return PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true })
    .then((document) => document.getPageCount())
    .catch(() => null);
}
