// A server that speaks what Flota asks of Twilio's Messages API: `PORT=4012 node sms.mjs`.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const ACCOUNT = process.env.ACCOUNT_SID ?? `AC${'0'.repeat(32)}`;
const TOKEN = process.env.AUTH_TOKEN ?? 'auth-token';
const BASE = `/2010-04-01/Accounts/${ACCOUNT}`;
// Numbers that are refused, as Twilio refuses them.
const REFUSED = {
  '+525500000000': [21614, 'To number is not a valid mobile number'],
  '+525500000001': [21610, 'Attempt to send to unsubscribed recipient'],
  '+525500000002': [21612, 'Message cannot be sent with the current combination of To and/or From parameters'],
};

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refusal = (status, code, message) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const credentials = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`;
  if (request.headers.authorization !== credentials) return answer(response, 401, refusal(401, 20003, 'Authenticate'));
  if (request.method === 'GET' && pathname === `${BASE}.json`) {
    return answer(response, 200, { sid: ACCOUNT, friendly_name: 'Flota', status: 'active', type: 'Full' });
  }
  if (request.method !== 'POST' || pathname !== `${BASE}/Messages.json`) {
    return answer(response, 404, refusal(404, 20404, 'The requested resource was not found'));
  }

  const form = new URLSearchParams(await text(request));
  const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
  const sender = form.get('From') ?? form.get('MessagingServiceSid');
  if (!/^\+[1-9]\d{7,14}$/.test(to)) return answer(response, 400, refusal(400, 21211, `Invalid 'To' Phone Number`));
  if (!sender) return answer(response, 400, refusal(400, 21603, `A 'From' phone number is required`));
  if (!body) return answer(response, 400, refusal(400, 21602, 'Message body is required'));
  if (body.length > 1600) return answer(response, 400, refusal(400, 21617, 'The message body exceeds 1600 characters'));
  if (REFUSED[to]) return answer(response, 400, refusal(400, ...REFUSED[to]));
  // Taken over: queued, sent and delivered follow to the address of StatusCallback, signed with the token.
  answer(response, 201, {
    sid: `SM${randomBytes(16).toString('hex')}`,
    account_sid: ACCOUNT,
    to,
    from: form.get('From'),
    messaging_service_sid: form.get('MessagingServiceSid'),
    body,
    status: 'queued',
    num_segments: '1',
    error_code: null,
    error_message: null,
  });
});

server.listen(Number(process.env.PORT ?? 4012), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
