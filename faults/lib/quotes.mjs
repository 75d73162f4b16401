import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, inParallel } from './client.mjs';
import { arrivedMails } from './mails.mjs';
import { until } from './quiet.mjs';

const VISITORS_AT_ONCE = 8;
/** They come over so long a time, so that some come before the fault, while it lasts and when it is over. */
const USUAL_MS = 10_000;

/**
 * What a fault of quotes works with.
 * @typedef {object} Trial
 * @property {import('./machine.mjs').Machine} machine
 * @property {(part: number) => Promise<void>} accepted waits until so great a part of the quotes is accepted
 * @property {(part: number) => Promise<void>} mailed waits until so great a part is mailed, and more mails are in workers' hands
 * @property {() => Promise<number>} inHand how many mails are in workers' hands, as the database has it
 * @property {() => number} arrived how many mails have come, copies included
 * @property {(count: number) => void} inFlight so many mails were being handed over when the fault came
 *
 * @typedef {object} QuoteFault
 * @property {string} name
 * @property {string} title
 * @property {number} [share]
 * @property {import('./machine.mjs').Arrangement} [arrangement]
 * @property {import('./scenario.mjs').Scenario['missing']} [missing]
 * @property {(machine: import('./machine.mjs').Machine) => Promise<void>} [before] the load begins
 * @property {number} [lastsMs] how long the visitors go on coming
 * @property {(trial: Trial) => Promise<void>} fault from its beginning to its end
 * @property {(machine: import('./machine.mjs').Machine, recipients: string) => Promise<void>} [after] what people do then
 * @property {(machine: import('./machine.mjs').Machine) => Promise<void>} [cleanUp]
 */

/**
 * Visitors ask for quotes, something goes wrong in the middle, and is over. Then it is counted: every quote that a visitor
 * was told of is stored, and was mailed to them, once.
 * @param {QuoteFault} quoteFault
 * @returns {import('./scenario.mjs').Scenario}
 */
export function quotesUnder({ before, fault, after, cleanUp, lastsMs = USUAL_MS, ...scenario }) {
  return {
    ...scenario,
    async run(machine, { quotes: count }) {
      const load = startLoad(machine, scenario.name, { count, lastsMs });
      let inFlight = 0;
      await before?.(machine);
      const sending = load.send();
      await fault({
        machine,
        accepted: (part) => until(async () => load.accepted.length >= count * part).then(() => undefined),
        mailed: (part) =>
          until(async () => load.arrived().count >= count * part && (await load.countMails(['sending'])) > 0).then(
            () => undefined,
          ),
        inHand: () => load.countMails(['sending']),
        arrived: () => load.arrived().count,
        inFlight: (more) => {
          inFlight += more;
        },
      });
      const over = Date.now();
      await sending;
      await after?.(machine, load.recipients);
      await until(async () => (await load.countMails(['pending', 'sending'])) === 0);
      await cleanUp?.(machine);
      return { load: `${count} quotes`, inFlight, tally: load.client.tally, ...(await load.account(over)) };
    },
  };
}

/**
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} name
 * @param {{ count: number, lastsMs: number }} size
 */
function startLoad(machine, name, { count, lastsMs }) {
  const run = `${name}-${randomUUID().slice(0, 8)}`;
  const addressOf = (/** @type {number} */ index) => `${run}-${index}@faults.example`;
  const recipients = `${run}-%@faults.example`;
  const client = createClient(() => machine.apis);
  /** @type {{ email: string, folio: string, at: number }[]} */
  const accepted = [];
  const arrived = () => arrivedMails(machine, (address) => address.startsWith(`${run}-`));

  return {
    client,
    accepted,
    recipients,
    arrived,

    send() {
      const since = Date.now();
      return inParallel(count, VISITORS_AT_ONCE, async (index) => {
        await delay(Math.max(0, since + (index / count) * lastsMs - Date.now()));
        const email = addressOf(index);
        const quote = await client.post('/api/quotes', { body: quoteFor(email), key: randomUUID() });
        if (quote) accepted.push({ email, folio: quote.folio, at: Date.now() });
      });
    },

    async countMails(/** @type {string[]} */ states) {
      const [{ count: mails }] = await machine.sql(
        'select count(*)::int from outbound_email where recipient like $1 and state::text = any($2)',
        [recipients, states],
      );
      return mails;
    },

    /** @param {number} over when the fault was */
    async account(over) {
      const stored = await machine.sql('select contact_email as email, folio from quote where contact_email like $1', [
        recipients,
      ]);
      const folios = new Set(stored.map(({ folio }) => folio));
      const { mails, duplicates } = arrived();
      const reached = new Set(mails.map(({ recipient }) => recipient));
      const wrong = [];
      const unanswered = count - accepted.length;
      if (unanswered > 0) wrong.push(`${unanswered} visitors were never served`);
      const twice = stored.length - new Set(stored.map(({ email }) => email)).size;
      if (twice > 0) wrong.push(`${twice} quotes were stored twice`);
      if (mails.length > reached.size) wrong.push(`${mails.length - reached.size} visitors were owed a second mail`);
      const early = new Set(accepted.filter(({ at }) => at <= over).map(({ email }) => email));
      const firstAfter = accepted
        .filter(({ at }) => at > over)
        .map(({ at }) => at)
        .slice(0, 1);
      const done = mails.filter(({ recipient }) => early.has(recipient)).map(({ at }) => at);
      return {
        accepted: accepted.length,
        stored: stored.length,
        owed: stored.length,
        mailed: reached.size,
        duplicates,
        lost:
          accepted.filter(({ folio }) => !folios.has(folio)).length +
          stored.filter(({ email }) => !reached.has(email)).length,
        seconds: Math.max(0, ...done.map((at) => at - over), ...firstAfter.map((at) => at - over)) / 1000,
        wrong,
      };
    },
  };
}

/** @param {string} email */
const quoteFor = (email) => ({
  plan: 'credito-directo',
  personType: 'moral',
  vehicle: { type: 'camion', model: 'cascadia-126', version: 'dd13-dt12-6x4-cabina-dormitorio' },
  downPaymentPercent: '20',
  termMonths: 60,
  contact: { name: 'Transportes Rosales del Norte', email, phone: '81 5555 0130' },
  consent: true,
});
