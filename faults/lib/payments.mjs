import { randomUUID } from 'node:crypto';
import { SandboxProvider, sandboxReference } from '../../apps/api/dist/payments/providers/sandbox-provider.js';
import { createClient, inParallel } from './client.mjs';
import { booksThatDisagree, createBorrowers } from './contracts.mjs';
import { arrivedMails } from './mails.mjs';
import { signInCustomer } from './people.mjs';
import { until } from './quiet.mjs';

const AT_ONCE = 6;

/**
 * Customers start to pay, and the card provider tells how it went: that the first card failed, that it was paid, the same
 * message again, the same news in another message, and a failure that comes last. In any order; each until it is taken.
 * @param {Omit<import('./quotes.mjs').QuoteFault, 'fault'> & { fault: (trial: import('./quotes.mjs').Trial) => Promise<void> }} paymentFault
 * @returns {import('./scenario.mjs').Scenario}
 */
export function paymentsUnder({ fault, ...scenario }) {
  return {
    ...scenario,
    async run(machine, { contracts: count }) {
      const run = `${scenario.name}-${randomUUID().slice(0, 8)}`;
      const borrowers = await createBorrowers(machine, count, (index) => `${run}-${index}@faults.example`);
      const client = createClient(() => machine.apis);
      const payments = await startPayments(machine, client, borrowers);
      const messages = shuffled(payments.flatMap((payment) => messagesOf(payment)));
      const provider = new SandboxProvider({ appUrl: machine.env.APP_URL, appSecret: machine.env.APP_SECRET });
      const arrived = () => arrivedMails(machine, (address) => address.startsWith(`${run}-`));
      let inFlight = 0;
      let taken = 0;
      const paid = new Set();
      const delivery = inParallel(messages.length, AT_ONCE, async (index) => {
        const message = messages[index];
        const answer = await client.post('/api/payments/webhooks/sandbox', provider.signed(message));
        if (answer) taken += 1;
        if (answer && message.type === 'checkout.paid') paid.add(message.paymentId);
      });
      const countMails = async (/** @type {string[]} */ states) => {
        const [{ mails }] = await machine.sql(
          'select count(*)::int as mails from outbound_email where recipient like $1 and state::text = any($2)',
          [`${run}-%`, states],
        );
        return mails;
      };
      await fault({
        machine,
        accepted: (part) => until(async () => taken >= messages.length * part).then(() => undefined),
        mailed: (part) => until(async () => arrived().count >= count * part).then(() => undefined),
        inHand: () => countMails(['sending']),
        arrived: () => arrived().count,
        inFlight: (more) => {
          inFlight += more;
        },
      });
      const over = Date.now();
      await delivery;
      await until(async () => (await countMails(['pending', 'sending'])) === 0);

      const ids = payments.map(({ id }) => id);
      const stored = await machine.sql(
        `select id, amount = (select coalesce(sum(amount), 0) from contract_event where payment_id = payment.id) as once,
           (select count(*)::int from contract_event where payment_id = payment.id) as events
         from payment where id = any($1::uuid[]) and state = 'paid'`,
        [ids],
      );
      const owed = await machine.sql(
        `select id, about_id as payment from outbound_email where recipient like $1 and about_kind = 'payment'`,
        [`${run}-%`],
      );
      const { mails, duplicates } = arrived();
      const wrong = await booksThatDisagree(
        machine,
        borrowers.map(({ contractId }) => contractId),
      );
      const posted = stored.filter(({ events, once }) => events === 1 && once);
      if (posted.length < stored.length)
        wrong.push(`${stored.length - posted.length} payments are not posted exactly once`);
      if (payments.length < count) wrong.push(`${count - payments.length} payments could not be started`);
      const receipts = new Set(owed.map(({ payment }) => payment));
      if (owed.length > receipts.size) wrong.push(`${owed.length - receipts.size} receipts are owed twice`);
      const ended = mails.map(({ at }) => at - over);
      return {
        load: `${count} payments, ${messages.length} messages`,
        accepted: paid.size,
        stored: posted.length,
        owed: owed.length,
        mailed: mails.length,
        duplicates,
        inFlight,
        lost: paid.size - posted.length + (paid.size - receipts.size) + Math.max(0, owed.length - mails.length),
        seconds: Math.max(0, ...ended) / 1000,
        tally: client.tally,
        books: borrowers.length,
        wrong,
      };
    },
  };
}

/**
 * @param {import('./machine.mjs').Machine} machine
 * @param {ReturnType<typeof createClient>} client
 * @param {Awaited<ReturnType<typeof createBorrowers>>} borrowers
 */
async function startPayments(machine, client, borrowers) {
  /** @type {{ id: string, amount: string }[]} */
  const payments = [];
  await inParallel(borrowers.length, AT_ONCE, async (index) => {
    const { contractId, ...who } = borrowers[index];
    const headers = await signInCustomer(machine, who);
    const body = { contractId, kind: 'due' };
    const payment = await client.post('/api/customers/payments', { body, key: randomUUID(), headers });
    if (payment) payments.push(payment);
  });
  return payments;
}

/** @param {{ id: string, amount: string }} payment */
function messagesOf({ id: paymentId, amount }) {
  const message = (/** @type {'checkout.paid' | 'checkout.failed'} */ type) => ({
    id: `sandbox_event_${randomUUID()}`,
    type,
    reference: sandboxReference(paymentId),
    paymentId,
    amount,
    currency: 'MXN',
    failureCode: type === 'checkout.failed' ? 'card_declined' : null,
  });
  const paid = message('checkout.paid');
  return [message('checkout.failed'), paid, paid, message('checkout.paid'), message('checkout.failed')];
}

/**
 * @template T
 * @param {T[]} values
 */
function shuffled(values) {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
