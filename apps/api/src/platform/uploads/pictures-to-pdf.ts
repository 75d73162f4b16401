import { drawAnew } from './checked-file.js';

/** Letter, in points, with a margin: as it leaves the printer of whoever reviews it. */
const PAPER = [612, 792] as const;
const MARGIN = 18;

/** One PDF of pictures, each on a page of its own that lies as the picture does; `null` where one can't be read. */
export async function picturesToPdf(pictures: readonly Buffer[]): Promise<Buffer | null> {
  const { PDFDocument } = await import('@cantoo/pdf-lib'); // with the first of them, not at every start
  // Without dates: the same pictures make the same bytes, and so the repeat of a request is known again.
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const picture of pictures) {
    const drawn = await drawAnew(picture, 'image/jpeg');
    if (!drawn) return null;
    const image = await document.embedJpg(drawn);
    const paper = image.width > image.height ? ([PAPER[1], PAPER[0]] as const) : PAPER;
    const page = document.addPage([...paper]);
    const { width, height } = image.scaleToFit(paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN);
    page.drawImage(image, { x: (paper[0] - width) / 2, y: (paper[1] - height) / 2, width, height });
  }
  return Buffer.from(await document.save());
}
