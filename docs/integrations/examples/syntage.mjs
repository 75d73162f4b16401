// A server that speaks what Flota asks of Syntage's API: `PORT=4020 node syntage.mjs`.
// `POST /-/tell` with an event signs it and sends it to `TELL_URL`, as Syntage does.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const KEY = process.env.API_KEY ?? 'example';
const SIGNING_SECRET = process.env.SIGNING_SECRET ?? 'example-signing-secret';
const { TELL_URL = 'http://127.0.0.1:3000/api/integrations/syntage/events' } = process.env;

/** @type {Map<string, object>} by RFC */
const entities = new Map();

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function tell(event) {
  const body = JSON.stringify(event);
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', SIGNING_SECRET).update(`${time}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-syntage-signature': `t=${time},s=${signature}` };
  return (await fetch(TELL_URL, { method: 'POST', headers, body })).status;
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://syntage');
  if (pathname === '/-/tell') return answer(response, 200, { status: await tell(await json(request)) });
  if (request.headers['x-api-key'] !== KEY) return answer(response, 401, { message: 'Invalid API key' });
  if (pathname !== '/entities') return answer(response, 404, { message: 'Not found' });
  if (request.method === 'GET') {
    const known = entities.get(searchParams.get('taxpayer.id'));
    return answer(response, 200, known ? [known] : []);
  }
  const { type, name, identifiers } = await json(request).catch(() => ({}));
  const rfc = identifiers?.find(({ identifier }) => identifier === 'rfc')?.value;
  if (!['company', 'person'].includes(type) || !name || !/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/.test(rfc ?? '')) {
    return answer(response, 422, { 'hydra:description': 'type, name and identifiers are required' });
  }
  if (entities.has(rfc)) return answer(response, 409, { 'hydra:description': 'The entity exists already' });
  const id = randomUUID();
  const entity = { id, type, name, onboardingUrl: `https://onboarding.syntage.example/${id}` };
  entities.set(rfc, entity);
  answer(response, 201, entity);
});

server.listen(Number(process.env.PORT ?? 4020), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
