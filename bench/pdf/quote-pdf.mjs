/**
 * How many quotes (60 months, two pages, PDF/UA-1) one thread sets in a second, how that compares with the limit (the
 * bare compiler in this process, without pool and view model), and whether memory stays flat.
 *
 * Run `npm run build` first, then `node bench/pdf/quote-pdf.mjs`.
 */
import { sampleQuote } from '../../apps/api/dist/quotes/quote-document.fixture.js';
import { quoteDocument } from '../../apps/api/dist/quotes/quote-document.js';
import { renderQuotePdf } from '../../apps/api/dist/quotes/quote-pdf.js';
import { sampleBrand } from '../../apps/api/dist/testing/sample-brand.js';
import { PdfService } from '../../apps/api/dist/platform/pdf/pdf.service.js';
import bareRender from '../../apps/api/templates/typst-worker.mjs';

const ROUNDS = 5;
const DOCUMENTS_A_ROUND = 30;
const WARM_UP = 10;

let made = 0;

/** Another folio, name and link each time, so that nothing of the last document can be served again. */
function nextDocument() {
  made += 1;
  const quote = sampleQuote('direct_credit', { contactName: `Transportes Núñez ${made}, S.A. de C.V.` });
  const reopenUrl = `https://flota.test/cotizacion/token-${made}`;
  return quoteDocument({ ...quote, folio: `FLT-2026-${String(made).padStart(6, '0')}` }, sampleBrand, { reopenUrl });
}

const pool = new PdfService({ threads: 1 });
const inThisProcess = {
  render: async (template, data, { title }) => bareRender({ template, inputs: { title, data: JSON.stringify(data) } }),
};

async function perSecond(service, prepare) {
  const documents = Array.from({ length: DOCUMENTS_A_ROUND }, nextDocument);
  const start = performance.now();
  for (const document of documents) await renderQuotePdf(service, prepare ? nextDocument() : document);
  return (DOCUMENTS_A_ROUND * 1000) / (performance.now() - start);
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);

for (const service of [pool, inThisProcess]) {
  for (let warm = 0; warm < WARM_UP; warm++) await renderQuotePdf(service, nextDocument());
}
const rows = { bare: [], product: [] };
const memory = [megabytes()];
for (let round = 0; round < ROUNDS; round++) {
  rows.bare.push(await perSecond(inThisProcess, false));
  rows.product.push(await perSecond(pool, true));
  memory.push(megabytes());
}
const bytes = (await renderQuotePdf(pool, nextDocument())).length;
await pool.onApplicationShutdown();

const [bare, product] = [median(rows.bare), median(rows.product)];
console.table({
  'bare compiler, same template': { 'a second': bare.toFixed(1), ratio: '100 %' },
  'pool of one thread, with view model': {
    'a second': product.toFixed(1),
    ratio: `${((100 * product) / bare).toFixed(0)} %`,
  },
});
console.log(
  `${Math.round(bytes / 1024)} KB a document; resident memory after each ${2 * DOCUMENTS_A_ROUND}: ${memory.join(', ')} MB`,
);
