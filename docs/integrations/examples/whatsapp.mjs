// A server that speaks what Flota asks of Meta's WhatsApp Cloud API: `PORT=4011 node whatsapp.mjs`.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const TOKEN = process.env.ACCESS_TOKEN ?? 'EAAexample';
const NUMBER = process.env.PHONE_NUMBER_ID ?? '106540352242922';
const ACCOUNT = process.env.ACCOUNT_ID ?? '102290129340398';
// A number without WhatsApp.
const NOBODY = '525500000000';

const TEMPLATES = [
  {
    name: 'enlace_cotizacion',
    language: 'es_MX',
    status: 'APPROVED',
    components: [
      {
        type: 'BODY',
        text: 'Hola, {{1}}. Esta es la cotización {{2}}, vigente hasta el {{3}}: {{4}} Si no la pidió, ignore este mensaje.',
      },
    ],
  },
  {
    name: 'pago_recibido',
    language: 'es_MX',
    status: 'PENDING',
    components: [{ type: 'BODY', text: 'Recibimos {{1}}.' }],
  },
];

const answer = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refusal = (code, message) => ({ error: { message, type: 'OAuthException', code, fbtrace_id: randomUUID() } });

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (request.headers.authorization !== `Bearer ${TOKEN}`)
    return answer(response, 401, refusal(190, 'Invalid access token'));
  if (request.method === 'GET' && pathname === `/${NUMBER}`) {
    return answer(response, 200, { id: NUMBER, display_phone_number: '+52 55 1234 5678', verified_name: 'Flota' });
  }
  if (request.method === 'GET' && pathname === `/${ACCOUNT}/message_templates`) {
    return answer(response, 200, { data: TEMPLATES });
  }
  if (request.method !== 'POST' || pathname !== `/${NUMBER}/messages`) {
    return answer(response, 404, refusal(100, 'Unsupported request'));
  }

  const message = await json(request).catch(() => null);
  if (message?.messaging_product !== 'whatsapp' || !message.to)
    return answer(response, 400, refusal(100, 'Invalid parameter'));
  if (message.to === NOBODY) return answer(response, 400, refusal(131026, 'Message undeliverable'));
  if (message.type === 'template') {
    const known = TEMPLATES.find(
      ({ name, language }) => name === message.template.name && language === message.template.language.code,
    );
    if (!known) return answer(response, 404, refusal(132001, 'Template name does not exist in the translation'));
    const given = message.template.components?.[0]?.parameters?.length ?? 0;
    const wanted = known.components[0].text.match(/\{\{\d+\}\}/g).length;
    if (given !== wanted) return answer(response, 400, refusal(132000, 'Number of parameters does not match'));
  }
  // Taken over: sent, delivered and read follow to the webhook, with `biz_opaque_callback_data`.
  answer(response, 200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: message.to, wa_id: message.to }],
    messages: [{ id: `wamid.${randomUUID()}` }],
  });
});

server.listen(Number(process.env.PORT ?? 4011), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
