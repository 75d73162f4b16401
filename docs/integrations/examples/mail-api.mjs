// A server that speaks what Flota asks of SendGrid's mail API: `PORT=4010 node mail-api.mjs`.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const KEY = process.env.API_KEY ?? 'SG.example';

const answer = (response, status, body, headers = {}) => {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, { ...(text && { 'content-type': 'application/json' }), ...headers }).end(text);
};
const refusal = (message, field = null) => ({ errors: [{ message, field, help: null }] });

const server = createServer(async (request, response) => {
  if (request.headers.authorization !== `Bearer ${KEY}`) {
    return answer(response, 401, refusal('The provided authorization grant is invalid, expired, or revoked'));
  }
  if (request.method === 'GET' && request.url === '/v3/scopes') return answer(response, 200, { scopes: ['mail.send'] });
  if (request.method !== 'POST' || request.url !== '/v3/mail/send') return answer(response, 404, refusal('not found'));

  const mail = await json(request).catch(() => null);
  const to = mail?.personalizations?.[0]?.to?.[0]?.email;
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(to ?? '')) {
    return answer(response, 400, refusal('Does not contain a valid address.', 'personalizations.0.to.0.email'));
  }
  if (!mail.subject || !mail.content?.length)
    return answer(response, 400, refusal('The subject is required.', 'subject'));
  // Taken over: what becomes of it is told to the Signed Event Webhook, with the `custom_args` of the mail.
  answer(response, 202, undefined, { 'x-message-id': randomUUID() });
});

server.listen(Number(process.env.PORT ?? 4010), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
