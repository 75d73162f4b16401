import { setTimeout as delay } from 'node:timers/promises';
import { startCardBank } from '../lib/card-bank.mjs';
import { booksThatDisagree, createBorrowers } from '../lib/contracts.mjs';
import { signInStaff } from '../lib/people.mjs';
import { until } from '../lib/quiet.mjs';

const RESTART_MS = 1_000;
const CONTRACTS = 30;
/** The first time and the second: workers have eight in hand at most. */
const HELD_AFTER = /** @type {const} */ ([5, 16]);

/**
 * Saved cards are charged while both workers are killed twice, each time after the bank took the money and before its answer
 * was noted. Each card is charged once, and each charge is posted once.
 *
 * @type {import('../lib/scenario.mjs').Scenario}
 */
export const chargesKilled = {
  name: 'charges-killed',
  title: 'kill -9 of both workers between the charge of a saved card and its being noted, twice',
  arrangement: { workers: 2, env: { OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' } },
  async run(machine) {
    const bank = await startCardBank();
    await connect(machine, { isOn: true, baseUrl: bank.url });
    const run = `cobro-${Date.now()}`;
    const borrowers = await createBorrowers(machine, CONTRACTS, (index) => `${run}-${index}@faults.example`);
    const contracts = borrowers.map(({ contractId }) => contractId);
    bank.holdAfter(HELD_AFTER[0]);
    await agree(machine, contracts);

    for (const next of [HELD_AFTER[1], Infinity]) {
      await until(async () => bank.held() > 0);
      await Promise.all(machine.workers.map((worker) => worker.kill()));
      bank.letGo();
      bank.holdAfter(next);
      await delay(RESTART_MS);
      await Promise.all(machine.workers.map((worker) => worker.start()));
    }
    const over = Date.now();
    // The next ones have been planned by now: nobody was told of them.
    const waiting = `select count(*)::int as waiting from automatic_charge c join automatic_payment a on a.id = c.automatic_payment_id
      where a.contract_id = any($1) and c.noticed_at is not null and c.outcome is null`;
    await until(async () => (await machine.sql(waiting, [contracts]))[0].waiting === 0);

    const payments = await machine.sql(
      `select state::text, (select count(*)::int from contract_event where payment_id = payment.id) as events
       from payment where contract_id = any($1)`,
      [contracts],
    );
    const stored = payments.filter(({ events, state }) => state === 'paid' && events === 1).length;
    await connect(machine, { isOn: false, baseUrl: bank.url });
    await bank.close();
    return {
      load: `${CONTRACTS} charges of saved cards`,
      accepted: bank.charged(),
      stored,
      owed: 0,
      mailed: 0,
      duplicates: 0,
      inFlight: 0,
      lost: CONTRACTS - stored,
      seconds: (Date.now() - over) / 1_000,
      tally: { refused: 0, broken: bank.lost(), unexpected: {} },
      books: CONTRACTS,
      wrong: [
        ...(bank.charged() > CONTRACTS ? [`${bank.charged() - CONTRACTS} cards were charged twice`] : []),
        ...(payments.length > CONTRACTS ? [`${payments.length - CONTRACTS} payments too many`] : []),
        ...(bank.lost() > 1 ? [] : ['no answer was lost: the kills came at another moment']),
        ...(await booksThatDisagree(machine, contracts)),
      ],
    };
  },
};

/** @param {import('../lib/machine.mjs').Machine} machine @param {{ isOn: boolean, baseUrl: string }} bank */
async function connect(machine, { baseUrl, isOn }) {
  const headers = { ...(await signInStaff(machine, 'admin')), 'content-type': 'application/json' };
  const path = `${machine.apis[0].origin}/api/admin/connectors/cards`;
  const { updatedAt } = await (await fetch(path, { headers })).json();
  const keys = { secretKey: 'sk_test_ejemplo', webhookSecret: 'whsec_ejemplo' };
  const body = JSON.stringify({ isOn, settings: { provider: 'stripe', baseUrl, ...keys }, updatedAt });
  const answer = await fetch(path, { method: 'PATCH', headers, body });
  if (!answer.ok) throw new Error(`No bank: ${answer.status} ${await answer.text()}`);
}

/**
 * Each of the contracts is paid by itself, and is to be charged now what it owes.
 * @param {import('../lib/machine.mjs').Machine} machine
 * @param {readonly string[]} contracts
 */
async function agree(machine, contracts) {
  await machine.sql(
    `insert into saved_card (id, customer_id, provider, state, setup_expires_at, saved_at, holder_reference, method_reference,
       brand, last_four, expiry_month, expiry_year)
     select gen_random_uuid(), customer_id, 'stripe', 'saved', now(), now(), 'cus_' || id, 'pm_' || id, 'visa', '4242', 12, 2099
     from contract where id = any($1)`,
    [contracts],
  );
  await machine.sql(
    `insert into automatic_payment (id, folio, contract_id, card_id, days_before, text_version, text, address_hash, changed_at)
     select gen_random_uuid(), 'G-' || contract.id, contract.id, saved_card.id, 0, '1', 'Autorizo.', '', now()
     from contract join saved_card on saved_card.method_reference = 'pm_' || contract.id where contract.id = any($1)`,
    [contracts],
  );
  await machine.sql(
    `insert into automatic_charge (id, automatic_payment_id, due_on, charge_on, noticed_amount, noticed_at, next_attempt_at)
     select gen_random_uuid(), automatic_payment.id, max(instalment.due_on), (now() at time zone 'America/Mexico_City')::date,
       900000, now(), now()
     from automatic_payment join instalment using (contract_id)
     where contract_id = any($1) and instalment.due_on <= current_date group by automatic_payment.id`,
    [contracts],
  );
}
