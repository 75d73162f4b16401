/**
 * What it takes to export a list of 200,000 quotes over HTTP, and to find one of them: seconds, rows a second, the first and
 * the last tenth of the file (which cost the same), how far the API's memory goes up meanwhile, and how long the search box
 * takes to answer.
 *
 * Run `npm run build` first, then `node bench/lists/export.mjs`; BENCH_COUNT shortens it.
 */
import { readFileSync } from 'node:fs';
import { median, withStack } from '../stack.mjs';

const COUNT = Number(process.env.BENCH_COUNT ?? 200_000);
const SEARCHES = ['martin arriaga 100', '(477) 000-0100', 'arriaga', 'F-000100', 'no hay nadie'];
const LINE_FEED = 10;

await withStack({}, async (stack) => {
  await seedQuotes(stack);
  const headers = { authorization: `Bearer ${await signedIn(stack)}` };

  const searches = {};
  for (const q of SEARCHES) {
    const query = new URLSearchParams({ filter: JSON.stringify({ q }), sort: 'createdAt', order: 'DESC' });
    const times = [];
    let total = 0;
    for (let time = 0; time < 7; time += 1) {
      const start = performance.now();
      const response = await fetch(`${stack.url}/api/admin/quotes?${query}`, { headers });
      ({ total } = await response.json());
      times.push(performance.now() - start);
    }
    searches[q] = { found: total, 'ms, median': median(times).toFixed(1) };
  }
  console.table(searches);

  const { api } = stack.pids();
  const before = megabytes(api);
  const start = performance.now();
  const response = await fetch(`${stack.url}/api/admin/quotes/export`, { headers });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  let [bytes, lines, highest] = [0, -1, before];
  const passed = [];
  for await (const piece of response.body) {
    bytes += piece.length;
    for (const byte of piece) if (byte === LINE_FEED) lines += 1;
    while (passed.length < Math.floor((lines / COUNT) * 10)) {
      passed.push((performance.now() - start) / 1000);
      highest = Math.max(highest, megabytes(api));
    }
  }
  const seconds = (performance.now() - start) / 1000;
  console.table({
    [`export of ${COUNT} quotes`]: {
      rows: lines,
      MB: (bytes / 2 ** 20).toFixed(1),
      seconds: seconds.toFixed(1),
      'rows a second': Math.round(lines / seconds),
      'first tenth, s': passed[0]?.toFixed(1),
      'last tenth, s': (passed[9] - passed[8]).toFixed(1),
      'API before, MB': before,
      'API at most, MB': highest,
    },
  });
});

/**
 * Copies of one of the demonstration's quotes, each with a person of its own.
 * @param {import('../../scripts/lib/stack.mjs').Stack} stack
 */
async function seedQuotes({ sql }) {
  await sql(`
    insert into quote
    select made.* from (select * from quote limit 1) one, generate_series(1, ${COUNT}) n,
      lateral jsonb_populate_record(null::quote, to_jsonb(one) || jsonb_build_object(
        'id', gen_random_uuid(), 'folio', 'F-' || lpad(n::text, 6, '0'), 'token', md5(n::text) || md5(n::text || 'x'),
        'contact_name', (array['Martín Arriaga', 'Berta Ñáñez', 'José Íñigo', 'Transportes Águila'])[1 + n % 4] || ' ' || n,
        'contact_phone', '+52477' || lpad(n::text, 7, '0'), 'created_at', now() - n * interval '1 minute',
        'schedule', null)) made`);
  await sql('vacuum analyze quote');
}

/** @param {import('../../scripts/lib/stack.mjs').Stack} stack */
async function signedIn({ url, demoPassword }) {
  const response = await fetch(`${url}/api/auth/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'care@flota.test', password: demoPassword }),
  });
  return (await response.json()).jwt;
}

/** @param {number | undefined} pid */
function megabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
