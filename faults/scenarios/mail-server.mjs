import { setTimeout as delay } from 'node:timers/promises';
import { signInStaff } from '../lib/people.mjs';
import { quotesUnder } from '../lib/quotes.mjs';

/** Longer than the first three pauses between attempts. */
const FAULT_MS = 20_000;

/**
 * @param {Omit<import('../lib/quotes.mjs').QuoteFault, 'fault'>} scenario
 * @param {import('../../packages/mail-catcher/dist/index.js').MailFault} fault
 * @param {{ lasts?: number, keptCount?: boolean }} [how] `keptCount`: what is kept while it lasts may come again
 */
const mailServer = (scenario, fault, { lasts = FAULT_MS, keptCount = false } = {}) =>
  quotesUnder({
    ...scenario,
    async fault({ machine, accepted, arrived, inFlight }) {
      await accepted(0.3);
      machine.mail.setFault(fault);
      const before = arrived();
      await delay(lasts);
      machine.mail.setFault(null);
      if (keptCount) inFlight(arrived() - before);
    },
  });

export const mailBusy = mailServer({ name: 'mail-busy', title: 'mail server answers 451' }, 'busy');

/** What is refused for good waits for staff, who see it in the backoffice and have it sent again. */
export const mailRefused = mailServer(
  { name: 'mail-refused', title: 'mail server answers 550; staff have it sent again', after: sendAgain },
  'unknown-recipient',
);

export const mailSlow = mailServer({ name: 'mail-slow', title: 'mail server answers after 8 s' }, { slowMs: 8_000 });

export const mailDropsInData = mailServer(
  { name: 'mail-drops', title: 'mail server hangs up in DATA' },
  'drop-in-data',
);

/** The mail server has the mail and can't say so: whoever sends it must send it again, and each may come twice. */
export const mailDropsBeforeAnswer = mailServer(
  { name: 'mail-drops-late', title: 'mail server hangs up after DATA, before its 250' },
  'drop-before-answer',
  { lasts: 4_000, keptCount: true },
);

/**
 * @param {import('../lib/machine.mjs').Machine} machine
 * @param {string} recipients
 */
async function sendAgain(machine, recipients) {
  const headers = await signInStaff(machine, 'admin');
  const failed = await machine.sql("select id from outbound_email where recipient like $1 and state = 'failed'", [
    recipients,
  ]);
  for (const { id } of failed) {
    const [{ origin }] = machine.apis;
    await fetch(`${origin}/api/admin/outbound-emails/${id}/retry`, { method: 'POST', headers });
  }
}
