// A switchboard that speaks docs/integrations/telephony.openapi.yaml: `PORT=4010 API_KEY=… node telephony.mjs`. With
// NOTICE_URL and NOTICE_SECRET it tells Flota that each call was answered and took a minute.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { API_KEY = 'example', NOTICE_URL, NOTICE_SECRET = '', PORT = '4010' } = process.env;

/** By the key they were asked for with: the same key is the same call. */
const calls = new Map();

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function notify(data) {
  const body = JSON.stringify({ type: 'call.ended', data });
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
  if (request.method === 'GET' && request.url === '/account') {
    return answer(response, 200, { name: 'Conmutador de ejemplo' });
  }
  if (request.method !== 'POST' || request.url !== '/calls') return answer(response, 404, { error: 'Not found' });
  const key = request.headers['idempotency-key'];
  const call = await json(request).catch(() => null);
  if (!key || !call?.reference || !/^\+\d{8,15}$/.test(call.to ?? '')) {
    return answer(response, 422, { error: 'Incomplete' });
  }
  const known = calls.get(key);
  if (known) return answer(response, 200, { id: known });
  const id = randomUUID();
  calls.set(key, id);
  answer(response, 202, { id });
  if (NOTICE_URL) {
    const { reference, agent } = call;
    const ended = { direction: 'outbound', outcome: 'answered', seconds: 60, endedAt: new Date().toISOString() };
    await notify({ id, reference, agent, ...ended }).catch(console.error);
  }
});

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
