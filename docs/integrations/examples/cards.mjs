// Stripe's Checkout as far as Flota asks for it, by its published shapes; no money moves. Pay at its page, and Flota is told by a
// signed message. FLOTA=http://127.0.0.1:3000 PORT=4010 node cards.mjs
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const KEY = process.env.KEY ?? 'sk_test_ejemplo';
const SECRET = process.env.WEBHOOK_SECRET ?? 'whsec_ejemplo';
const FLOTA = process.env.FLOTA ?? 'http://127.0.0.1:3000';
const WEBHOOK = `${FLOTA}/api/payments/webhooks/stripe`;
const EVENTS = ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired'].map(
  (what) => `checkout.session.${what}`,
);

/** By id; and by idempotency key, which gets the same session again. */
const sessions = new Map();
const byKey = new Map();
const returns = new Map();

const shortId = () => randomUUID().replaceAll('-', '');
const refuse = (status, message) => ({ status, json: { error: { type: 'invalid_request_error', message } } });
const found = (session) => ({ status: 200, json: session });

function open(key, form) {
  const known = byKey.get(key);
  if (known) return found(known);
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  if (!Number.isInteger(amount) || amount < 1000) return refuse(400, 'Amount too small.');
  const id = `cs_test_${shortId()}`;
  const session = {
    ...{ id, object: 'checkout.session', livemode: false, mode: form.get('mode') },
    client_reference_id: form.get('client_reference_id'),
    amount_total: amount,
    currency: form.get('line_items[0][price_data][currency]'),
    ...{ status: 'open', payment_status: 'unpaid' },
    url: `http://127.0.0.1:${server.address().port}/c/pay/${id}`,
    expires_at: Number(form.get('expires_at')),
  };
  sessions.set(id, session);
  returns.set(id, form.get('success_url'));
  if (key) byKey.set(key, session);
  return found(session);
}

function expire(session) {
  if (session.status !== 'open') {
    return refuse(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  session.status = 'expired';
  return found(session);
}

async function pay(session) {
  if (session.status === 'open') {
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    await tell('checkout.session.completed', session);
  }
  return { status: 303, location: returns.get(session.id) };
}

async function tell(type, session) {
  const created = Math.floor(Date.now() / 1000);
  const event = { id: `evt_${shortId()}`, object: 'event', type, created, livemode: false };
  const body = JSON.stringify({ ...event, data: { object: session } });
  const signature = createHmac('sha256', SECRET).update(`${created}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${created},v1=${signature}` };
  await fetch(WEBHOOK, { method: 'POST', headers, body }).catch((error) => console.error(`Not told: ${error.message}`));
}

const page = ({
  amount_total: cents,
  id,
  status,
}) => `<!doctype html><meta charset="utf-8"><title>Pago de ejemplo</title>
<p>${(cents / 100).toFixed(2)} MXN: ${status}</p><form method="post" action="/c/pay/${id}"><button>Pagar</button></form>`;

async function answer({ method, headers, url }, body) {
  const { pathname } = new URL(url, 'http://example');
  const [, root, kind, ...rest] = pathname.split('/');
  const hosted = root === 'c' ? sessions.get(rest[0]) : undefined;
  if (hosted) return method === 'POST' ? pay(hosted) : { status: 200, html: page(hosted) };
  if (headers.authorization !== `Bearer ${KEY}`) return refuse(401, 'Invalid API Key provided');
  if (pathname === '/v1/account') {
    const settings = { dashboard: { display_name: 'Flota de ejemplo' } };
    return found({ id: 'acct_ejemplo', object: 'account', charges_enabled: true, settings });
  }
  if (pathname === '/v1/webhook_endpoints') {
    const endpoint = { id: 'we_ejemplo', object: 'webhook_endpoint', status: 'enabled' };
    return found({ object: 'list', has_more: false, data: [{ ...endpoint, url: WEBHOOK, enabled_events: EVENTS }] });
  }
  if (kind !== 'checkout' || rest[0] !== 'sessions')
    return refuse(404, `Unrecognized request URL (${method}: ${pathname})`);
  const [, id, action] = rest;
  if (!id && method === 'POST') return open(headers['idempotency-key'], new URLSearchParams(body));
  if (!id) return found({ object: 'list', has_more: false, data: [...sessions.values()].slice(-1) });
  const session = sessions.get(id);
  if (!session) return refuse(404, `No such checkout.session: '${id}'`);
  return action === 'expire' && method === 'POST' ? expire(session) : found(session);
}

const server = createServer(async (request, response) => {
  const { html, json, location, status } = await answer(request, await text(request));
  if (location) return response.writeHead(status, { location }).end();
  const type = html ? 'text/html; charset=utf-8' : 'application/json';
  return response.writeHead(status, { 'content-type': type }).end(html ?? JSON.stringify(json));
});
server.listen(Number(process.env.PORT ?? 4010), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
