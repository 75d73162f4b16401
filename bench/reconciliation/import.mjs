/**
 * How many lines a second of a bank's file of 20,000 are imported and matched to 2,000 contracts, by the product as built: from
 * the upload to the last proposal, database, worker and all.
 *
 * Run `npm run build` first, then `node bench/reconciliation/import.mjs`; BENCH_COUNT shortens it.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { median, withStack } from '../stack.mjs';

const COUNT = Number(process.env.BENCH_COUNT ?? 20_000);
const CONTRACTS = 2_000;
const ROUNDS = 3;
const POLL_MS = 50;

const MAPPING = {
  columns: {
    date: 'Fecha',
    amount: 'Importe',
    reference: 'Referencia',
    trackingKey: 'Clave',
    senderName: 'Ordenante',
    senderClabe: 'CLABE',
    concept: 'Concepto',
  },
};

await withStack({ LOG_LEVEL: 'silent' }, async (stack) => {
  const call = await signedIn(stack);
  const references = await cloneContracts(stack);
  const account = await call('bank-accounts', {
    name: 'Bench',
    bank: 'Bench',
    clabe: '012180001182717306',
    format: 'csv',
    mapping: MAPPING,
  });
  const seconds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const form = new FormData();
    form.append('bankAccountId', account.id);
    form.append('file', new Blob([fileOf(references, round)]), `banco-${round}.csv`);
    let file = await call('bank-files', form);
    while (file.state === 'pending' || file.state === 'working') {
      await delay(POLL_MS);
      file = await call(`bank-files/${file.id}`);
    }
    if (file.newLines !== COUNT) throw new Error(JSON.stringify(file));
    seconds.push((performance.now() - start) / 1000);
  }
  const sure = await call(
    `bank-lines?${new URLSearchParams({ filter: JSON.stringify({ confidence: 'sure' }), perPage: '1' })}`,
  );
  console.table({
    [`${COUNT} lines, ${references.length} contracts`]: {
      'lines a second, imported and matched': Math.round(COUNT / median(seconds)),
      'seconds (goal: 5)': median(seconds).toFixed(1),
      'sure, of all': `${Math.round((100 * sure.total) / (ROUNDS * COUNT))} %`,
    },
  });
});

/** Each with a key of its own; nine of ten name their contract. */
function fileOf(references, round) {
  const rows = ['Fecha,Concepto,Referencia,Clave,Ordenante,CLABE,Importe'];
  for (let line = 0; line < COUNT; line++) {
    const reference = line % 10 === 0 ? '' : references[line % references.length];
    const key = `BENCH${round}${String(line).padStart(12, '0')}`;
    const sender = `Cliente ${line % 500} Sociedad,0121800156789${String(line % 100_000).padStart(5, '0')}`;
    rows.push(`20/11/2026,PAGO MENSUALIDAD ${line},${reference},${key},${sender},${1_000 + line}.25`);
  }
  return rows.join('\n');
}

/** Contracts like the first one of the demo, each with its own CLABE, reference and schedule. */
async function cloneContracts(stack) {
  await stack.sql(`
    create temporary table made as
      select gen_random_uuid() id, n from generate_series(1, ${CONTRACTS}) n;
    insert into contract
      select (jsonb_populate_record(null::contract, to_jsonb(one) || jsonb_build_object('id', made.id,
        'number', 'BE-2026-' || lpad(made.n::text, 6, '0'), 'payment_reference', '99' || lpad(made.n::text, 8, '0'),
        'clabe', lpad((646180990000000000 + made.n)::text, 18, '0')))).*
      from made, (select * from contract where state = 'active' order by number limit 1) one;
    insert into instalment
      select (jsonb_populate_record(null::instalment, to_jsonb(line) || jsonb_build_object('contract_id', made.id))).*
      from made, instalment line
      where line.contract_id = (select id from contract where state = 'active' and number not like 'BE-%' order by number limit 1);
    analyze contract; analyze instalment`);
  return Array.from({ length: CONTRACTS }, (_, index) => `99${String(index + 1).padStart(8, '0')}`);
}

async function signedIn({ url, demoPassword }) {
  const session = await fetch(`${url}/api/auth/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'finance@flota.test', password: demoPassword }),
  });
  const { jwt } = await session.json();
  return async (path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${jwt}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: body && !isForm ? JSON.stringify(body) : body,
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
}
