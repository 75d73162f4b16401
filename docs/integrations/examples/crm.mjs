// A CRM that speaks docs/integrations/crm.openapi.yaml: `PORT=4010 API_KEY=… node crm.mjs`. With NOTICE_URL and
// NOTICE_SECRET it tells Flota that it got in touch with each prospect.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { API_KEY = 'example', NOTICE_URL, NOTICE_SECRET = '', PORT = '4010' } = process.env;

/** By the key they were sent with: the same key is the same prospect, however often it comes. */
const prospects = new Map();

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function notify(data) {
  const body = JSON.stringify({ type: 'prospect.changed', data });
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
  if (request.method === 'GET' && request.url === '/account') return answer(response, 200, { name: 'CRM de ejemplo' });
  if (request.method !== 'POST' || request.url !== '/prospects') return answer(response, 404, { error: 'Not found' });
  const key = request.headers['idempotency-key'];
  const prospect = await json(request).catch(() => null);
  if (!key || !prospect?.reference || !prospect.person?.email) return answer(response, 422, { error: 'Incomplete' });
  const known = prospects.get(key);
  if (known) return answer(response, 200, { id: known });
  const id = `P-${prospects.size + 1}`;
  prospects.set(key, id);
  answer(response, 201, { id });
  if (NOTICE_URL) {
    const { reference } = prospect;
    await notify({ reference, state: 'contacted', note: null, at: new Date().toISOString() }).catch(console.error);
  }
});

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
