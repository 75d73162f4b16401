import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { ViewedFile, ViewedPage } from './viewed-page.js';

GlobalWorkerOptions.workerSrc = workerUrl;

/** What customers send has one page or a few; of anything longer the rest is seen in the file itself. */
const MOST_PAGES = 30;

/** The page's policy runs no WebAssembly, and scripts in a file do nothing here. */
export async function openPdf(blob: Blob): Promise<ViewedFile> {
  const opening = getDocument({ data: await blob.arrayBuffer(), useWasm: false, enableXfa: false });
  const pdf = await opening.promise;
  const numbers = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => viewedPage(await pdf.getPage(number))));
  return { pages, pageCount: pdf.numPages, close: () => void opening.destroy() };
}

const viewedPage = (page: PDFPageProxy): ViewedPage => ({
  size: (rotation) => page.getViewport({ scale: 1, rotation: page.rotate + rotation }),
  draw: (canvas, scale, rotation) => {
    const task = page.render({ canvas, viewport: page.getViewport({ scale, rotation: page.rotate + rotation }) });
    return { done: task.promise, cancel: () => task.cancel() };
  },
});
