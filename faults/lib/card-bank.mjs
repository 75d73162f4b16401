import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { heldAnswers, listening } from './held-answers.mjs';

/**
 * As much of Stripe as charges saved cards, behind a line that can keep its answers back. Its bank says yes to everything; the
 * same idempotency key is the same charge.
 *
 * @typedef {Awaited<ReturnType<typeof startCardBank>>} CardBank
 */
export async function startCardBank() {
  /** By their idempotency keys. @type {Map<string, { id: string, customer: string }>} */
  const charges = new Map();
  const answers = heldAnswers();
  /** So many charges are answered, and no further one. */
  let answered = Infinity;

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bank');
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const reply = (/** @type {number} */ status, /** @type {object} */ body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname !== '/v1/payment_intents') return reply(404, { error: { type: 'invalid_request_error' } });
    if (request.method === 'GET') {
      const data = [...charges.values()].filter(({ customer }) => customer === searchParams.get('customer'));
      return reply(200, { object: 'list', data });
    }
    const key = String(request.headers['idempotency-key']);
    const charge = charges.get(key) ?? {
      id: `pi_${charges.size + 1}`,
      status: 'succeeded',
      amount: Number(form.amount),
      currency: form.currency,
      customer: form.customer ?? '',
      metadata: { charge_id: form['metadata[charge_id]'] },
    };
    charges.set(key, charge);
    if (charges.size > answered) return answers.keep(response);
    return reply(200, charge);
  });
  const { close, url } = await listening(server);
  return {
    url,
    charged: () => charges.size,
    /** After so many charges it makes further ones and says nothing. */
    holdAfter: (/** @type {number} */ count) => {
      answered = count;
    },
    held: answers.held,
    /** What it kept back is lost; from now on it answers. */
    letGo: () => {
      answered = Infinity;
      answers.lose();
    },
    lost: answers.lost,
    close,
  };
}
