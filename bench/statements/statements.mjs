/**
 * How many statements of 40 movements one core makes in a second (figures, check of the whole ledger, view model, PDF), and
 * whether memory stays flat over many: it is told after each tenth of them.
 *
 * Run `npm run build` first, then `node bench/statements/statements.mjs`; BENCH_COUNT shortens it.
 */
import { PdfService } from '../../apps/api/dist/platform/pdf/pdf.service.js';
import { sampleBrand } from '../../apps/api/dist/testing/sample-brand.js';
import { whyHeld } from '../../apps/api/dist/statements/statement-check.js';
import { statementDocument } from '../../apps/api/dist/statements/statement-document.js';
import { statementFigures } from '../../apps/api/dist/statements/statement-figures.js';
import { monthOf } from '../../apps/api/dist/statements/statement-month.js';
import { sampleMonth, sampleSubject } from '../../apps/api/dist/statements/statement.fixture.js';

const COUNT = Number(process.env.BENCH_COUNT ?? 10_000);
const TENTHS = 10;
const WARM_UP = 10;

const month = monthOf('2026-10');
const issuedAt = new Date('2026-11-01T12:00:00Z');
const pdf = new PdfService({ threads: 1 });
const { ledger, movements } = sampleMonth(40);
const ofMonth = movements.filter(({ postedOn }) => postedOn >= month.firstDay && postedOn <= month.cutOn).length;

let made = 0;
let calculating = 0;

/** Another contract each time, so that nothing of the last document can be served again. */
async function makeOne() {
  made += 1;
  const start = performance.now();
  const figures = statementFigures(ledger, movements, month);
  const held = whyHeld(ledger, movements, figures, { before: null, after: null });
  if (held) throw new Error(held);
  const sample = sampleSubject();
  const contract = { ...sample.contract, number: `FL-2026-${String(made).padStart(6, '0')}` };
  const holder = { ...sample.holder, legalName: `Transportes Núñez ${made}, S.A. de C.V.` };
  const subject = { ...sample, contract, holder };
  const document = statementDocument({ subject, month, figures, movements, settings: sampleBrand, issuedAt });
  calculating += performance.now() - start;
  return pdf.render('statement', document, { title: `${document.title} ${contract.number}` });
}

const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);

for (let warm = 0; warm < WARM_UP; warm++) await makeOne();
calculating = 0;
const memory = [];
let bytes = 0;
const start = performance.now();
for (let tenth = 0; tenth < TENTHS; tenth++) {
  for (let one = 0; one < COUNT / TENTHS; one++) bytes = (await makeOne()).length;
  memory.push(megabytes());
}
const seconds = (performance.now() - start) / 1000;
await pdf.onApplicationShutdown();

console.table({
  [`statements of ${ofMonth} movements`]: {
    'a second': (COUNT / seconds).toFixed(1),
    'of which figures and check, ms each': (calculating / COUNT).toFixed(1),
    'KB each': Math.round(bytes / 1024),
  },
});
console.log(`resident memory after each tenth of ${COUNT}: ${memory.join(', ')} MB`);
