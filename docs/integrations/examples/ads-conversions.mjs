// A server that takes what Meta's Conversions API takes: `PORT=4010 API_KEY=… node ads-conversions.mjs`.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { API_KEY = 'example', PORT = '4010' } = process.env;
const HASH = /^[0-9a-f]{64}$/;

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refusal = (message, code) => ({ error: { message, type: 'OAuthException', code, fbtrace_id: 'example' } });

const isEvent = ({ event_name, event_time, event_id, user_data = {} }) =>
  event_name &&
  Number.isInteger(event_time) &&
  event_id &&
  ['em', 'ph', 'fn'].every((name) => user_data[name]?.every((value) => HASH.test(value)));

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (request.headers.authorization !== `Bearer ${API_KEY}`) {
    return answer(response, 401, refusal('Invalid OAuth access token.', 190));
  }
  const [, id, events] = /^\/(\d+)(\/events)?$/.exec(pathname) ?? [];
  if (!id) return answer(response, 404, refusal('Unknown path', 2500));
  if (!events) return answer(response, 200, { id, name: 'Píxel de ejemplo' });
  const body = await json(request).catch(() => null);
  if (!body?.data?.length || !body.data.every(isEvent)) return answer(response, 400, refusal('Invalid parameter', 100));
  answer(response, 200, { events_received: body.data.length, messages: [], fbtrace_id: 'example' });
});

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
