import { setTimeout as delay } from 'node:timers/promises';
import { createBorrowers } from '../lib/contracts.mjs';
import { signInStaff } from '../lib/people.mjs';
import { startPac } from '../lib/pac.mjs';
import { until } from '../lib/quiet.mjs';

const RESTART_MS = 1_000;
const CONTRACTS = 10;

/**
 * Invoices are stamped while the worker is killed twice, each time after the PAC stamped and before its answer was noted. Each
 * document has one stamp, and none is without.
 *
 * @type {import('../lib/scenario.mjs').Scenario}
 */
export const stampingKilled = {
  name: 'stamping-killed',
  title: 'kill -9 of the worker between the PAC’s stamp and its being noted, twice',
  arrangement: { env: { OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' } },
  async run(machine) {
    const pac = await startPac();
    await connect(machine, pac.url);
    await machine.sql(`
      insert into invoicing_settings (id, is_on, starts_on, rfc, name, postal_code)
      values (1, true, current_date - 200, 'EKU9003173C9', 'ESCUELA KEMPER URGATE', '06600')
      on conflict (id) do update set is_on = excluded.is_on, starts_on = excluded.starts_on, rfc = excluded.rfc,
        name = excluded.name, postal_code = excluded.postal_code`);
    const [worker] = machine.workers;
    await worker.stop();
    const borrowers = await createBorrowers(machine, CONTRACTS, (index) => `timbre-${index}@faults.example`);
    const contracts = borrowers.map(({ contractId }) => contractId);
    await machine.sql(
      `update tax_profile set regime = '612', cfdi_use = 'G03', postal_code = '06600'
       where id in (select tax_profile_id from contract where id = any($1))`,
      [contracts],
    );
    await worker.start();

    for (const stamped of [10, 30]) {
      await until(async () => pac.stamped.length >= stamped);
      pac.hold();
      await until(async () => pac.held() > 0);
      await worker.kill();
      pac.letGo();
      await delay(RESTART_MS);
      await worker.start();
    }
    const over = Date.now();
    const documents = () =>
      machine.sql('select id, state::text, failure_code as code from issued_cfdi where contract_id = any($1)', [
        contracts,
      ]);
    await until(async () => {
      const [{ due }] = await machine.sql(
        'select count(*)::int as due from invoicing_due where contract_id = any($1)',
        [contracts],
      );
      return due === 0 && (await documents()).every(({ state }) => !['pending', 'sending'].includes(state));
    });

    const all = await documents();
    const stored = all.filter(({ state }) => state === 'stamped').length;
    await machine.sql('update invoicing_settings set is_on = false');
    await pac.close();
    return {
      load: `${all.length} documents of ${CONTRACTS} contracts`,
      accepted: pac.stamped.length,
      stored,
      owed: 0,
      mailed: 0,
      duplicates: 0,
      inFlight: 0,
      lost: all.length - stored,
      seconds: (Date.now() - over) / 1_000,
      tally: { refused: 0, broken: pac.lost(), unexpected: {} },
      wrong: [
        ...(pac.stamped.length > all.length ? [`${pac.stamped.length - all.length} documents were stamped twice`] : []),
        ...(pac.lost() > 1 ? [] : ['no answer was lost: the kills came at another moment']),
        ...new Set(all.flatMap(({ code }) => code ?? [])),
      ],
    };
  },
};

/** @param {import('../lib/machine.mjs').Machine} machine @param {string} url */
async function connect(machine, url) {
  const headers = { ...(await signInStaff(machine, 'admin')), 'content-type': 'application/json' };
  const path = `${machine.apis[0].origin}/api/admin/connectors/stamping`;
  const { updatedAt } = await (await fetch(path, { headers })).json();
  const settings = { environment: 'other', baseUrl: url, satUrl: url, token: 'ejemplo' };
  const body = JSON.stringify({ isOn: true, settings, updatedAt });
  const answer = await fetch(path, { method: 'PATCH', headers, body });
  if (!answer.ok) throw new Error(`No PAC: ${answer.status} ${await answer.text()}`);
}
