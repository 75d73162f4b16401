/**
 * How long the API takes to list the papers of a fleet of sixty contracts with seventy-two months each, among two million of
 * others': the newest, an old page by its filter, one company's invoices; the median of many, beside PostgreSQL's own time
 * for the query of the list.
 *
 * Run `npm run build` first, then `node bench/account/papers.mjs`; BENCH_COUNT sets how many there are of others.
 */
import { median, withStack } from '../stack.mjs';

const OTHERS = Number(process.env.BENCH_COUNT ?? 2_000_000);
const MONTHS = 72;
const TIMES = 20;
const FLEET = 'flotilla@flota.test';

await withStack({}, async (stack) => {
  await seedPapers(stack);
  const headers = { authorization: `Bearer ${await signedIn(stack)}` };
  const { companies } = await (await fetch(`${stack.url}/api/customers/papers`, { headers })).json();
  const asked = {
    newest: {},
    'of four years ago': { from: '2022-01', until: '2022-06' },
    'invoices of a company': { kind: 'invoice', company: companies[0].id },
  };
  const found = {};
  for (const [name, query] of Object.entries(asked)) {
    const times = [];
    let total = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const start = performance.now();
      const response = await fetch(`${stack.url}/api/customers/papers?${new URLSearchParams(query)}`, { headers });
      ({ total } = await response.json());
      times.push(performance.now() - start);
    }
    found[name] = {
      papers: total,
      'median, ms': median(times).toFixed(1),
      'slowest, ms': Math.max(...times).toFixed(1),
    };
  }
  console.table(found);
  const plan = await stack.sql(`
    explain (analyze, costs off, timing off, summary on)
    select * from paper where contract_id in (
      select contract.id from contract join customer on customer.id = customer_id where email = '${FLEET}')
    order by day desc, id desc, place limit 51`);
  for (const row of plan.rows ?? plan) console.log(Object.values(row)[0]);
});

/**
 * A statement and an invoice a month of each contract of the fleet; and as many of others as are asked for, all of one
 * contract, which is the worst an index can be asked to step around.
 * @param {import('../../scripts/lib/stack.mjs').Stack} stack
 */
async function seedPapers({ sql }) {
  const fleet = `(select contract.id from contract join customer on customer.id = customer_id where email = '${FLEET}')`;
  const other = `(select contract.id from contract join customer on customer.id = customer_id where email <> '${FLEET}' limit 1)`;
  const file = '(select id from stored_file limit 1)';
  const invoice = (n) => `
    insert into invoice (id, contract_id, uuid, series, folio, concept, issued_at, subtotal, vat, total, xml_file_id)
    select gen_random_uuid(), made.id, gen_random_uuid(), 'B', made.n || '-' || made.id, 'Mensualidad',
      now() - made.n % 2000 * interval '1 day', 100, 16, 116, ${file} from (${n}) made`;
  await sql(`
    insert into statement (id, contract_id, month, cut_on, figures, file_id)
    select gen_random_uuid(), id, made, made, '{}', ${file}
    from ${fleet} fleet, lateral (
      select (date_trunc('month', now()) - n * interval '1 month')::date made from generate_series(100, 100 + ${MONTHS}) n
    ) months
    on conflict do nothing`);
  await sql(invoice(`select id, n * 30 as n from ${fleet} fleet, generate_series(1, ${MONTHS}) n`));
  await sql(invoice(`select id, n from ${other} other, generate_series(1, ${OTHERS}) n`));
  await sql('analyze');
}

/** @param {import('../../scripts/lib/stack.mjs').Stack} stack */
async function signedIn({ url, demoPassword }) {
  const response = await fetch(`${url}/api/auth/customers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: FLEET, password: demoPassword }),
  });
  return (await response.json()).jwt;
}
