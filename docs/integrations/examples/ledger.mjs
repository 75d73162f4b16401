// A ledger that speaks docs/integrations/ledger.openapi.yaml: `PORT=4010 API_KEY=… CONTRACTS=contracts.json node ledger.mjs`,
// where contracts.json has a list of contracts as the document describes them. With NOTICE_URL and NOTICE_SECRET it tells
// Flota that contracts changed.
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { API_KEY = 'example', CONTRACTS, NOTICE_URL, NOTICE_SECRET = '', PORT = '4010' } = process.env;

/** By number. Each change gives a contract the next position, which cursors go by: a contract that changes comes again. */
const contracts = new Map();
/** By Flota's id of it: the same movement is the same, however often it comes. */
const movements = new Map();
let position = 0;

function keep(contract) {
  position += 1;
  contracts.set(contract.number, { position, contract });
}
for (const contract of CONTRACTS ? JSON.parse(readFileSync(CONTRACTS, 'utf8')) : []) keep(contract);

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function changes({ searchParams }) {
  const after = Number(searchParams.get('after') ?? '0');
  const limit = Number(searchParams.get('limit') ?? '25');
  const changed = [...contracts.values()].filter((one) => one.position > after).sort((a, b) => a.position - b.position);
  const page = changed.slice(0, limit);
  return {
    data: page.map(({ contract }) => contract),
    next: String(page.at(-1)?.position ?? after),
    more: changed.length > page.length,
  };
}

/** Money that Flota tells of. A real ledger works its balance and schedule out anew; this one only writes it down. */
function take(number, told) {
  const id = movements.get(told.id) ?? `M-${movements.size + 1}`;
  movements.set(told.id, id);
  const known = contracts.get(number)?.contract;
  if (!known) return id;
  const { kind, amount, receivedOn, reference, state } = told;
  const others = known.movements.filter((movement) => movement.id !== id && movement.flotaId !== told.id);
  const movement = { id, flotaId: told.id, kind, amount, receivedOn, reference, state };
  const isMoneyIn = ['payment', 'prepayment', 'payoff', 'purchase_option'].includes(kind);
  keep({ ...known, movements: isMoneyIn ? [...others, movement] : others });
  return id;
}

async function notify() {
  const body = JSON.stringify({ type: 'contracts.changed', data: {} });
  const [id, seconds] = [randomUUID(), Math.floor(Date.now() / 1000)];
  const key = NOTICE_SECRET.startsWith('whsec_') ? Buffer.from(NOTICE_SECRET.slice(6), 'base64') : NOTICE_SECRET;
  const signature = `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  await fetch(NOTICE_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature,
    },
    body,
  });
}

const server = createServer(async (request, response) => {
  if (request.headers['x-api-key'] !== API_KEY) return answer(response, 401, { error: 'Unknown key' });
  const address = new URL(request.url, 'http://ledger');
  const route = `${request.method} ${address.pathname}`;
  if (route === 'GET /account') return answer(response, 200, { name: 'Cartera de ejemplo', currency: 'MXN' });
  if (route === 'GET /contracts/changes') return answer(response, 200, changes(address));
  const [, number] = /^PUT \/contracts\/([^/]+)\/movements\/[^/]+$/.exec(route) ?? [];
  if (!number) return answer(response, 404, { error: 'Not found' });
  const told = await json(request).catch(() => null);
  if (!request.headers['idempotency-key'] || !told?.id || !told.amount) {
    return answer(response, 422, { error: 'Incomplete' });
  }
  answer(response, 200, { id: take(decodeURIComponent(number), told) });
  if (NOTICE_URL) await notify().catch(console.error);
});

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
