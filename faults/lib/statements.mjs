import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from './client.mjs';
import { booksThatDisagree, createBorrowers } from './contracts.mjs';
import { arrivedMails } from './mails.mjs';
import { signInStaff } from './people.mjs';
import { until } from './quiet.mjs';

/**
 * @typedef {object} StatementTrial
 * @property {import('./machine.mjs').Machine} machine
 * @property {ReturnType<typeof createClient>} client
 * @property {(part: number) => Promise<void>} issued waits until so great a part is issued
 * @property {() => Promise<number>} inHand how many of its mails are in workers' hands
 * @property {(count: number) => void} inFlight so many mails were being handed over when the fault came
 *
 * @typedef {object} StatementFault
 * @property {string} name
 * @property {string} title
 * @property {import('./machine.mjs').Arrangement | ((machine: import('./machine.mjs').Machine) => Promise<import('./machine.mjs').Arrangement>)} [setting]
 * @property {import('./scenario.mjs').Scenario['missing']} [missing]
 * @property {(trial: StatementTrial) => Promise<void>} fault
 * @property {(machine: import('./machine.mjs').Machine, object: string) => Promise<Buffer | null>} [readFile]
 * @property {(machine: import('./machine.mjs').Machine) => Promise<void>} [cleanUp]
 */

/**
 * Staff have a month's statements issued, something goes wrong in the middle, and is over. Then it is counted: every contract
 * has one statement, whose PDF is stored, and which was mailed.
 * @param {StatementFault} statementFault
 * @returns {import('./scenario.mjs').Scenario}
 */
export function statementsUnder({ fault, setting = {}, readFile: read = readStored, cleanUp, ...scenario }) {
  return {
    ...scenario,
    async run(machine, { contracts: count }) {
      try {
        await machine.arrange(typeof setting === 'function' ? await setting(machine) : setting);
        return await issue(machine, count);
      } finally {
        await cleanUp?.(machine);
      }
    },
  };

  /**
   * @param {import('./machine.mjs').Machine} machine
   * @param {number} count
   * @returns {Promise<import('./scenario.mjs').Outcome>}
   */
  async function issue(machine, count) {
    const { sql } = machine;
    const run = `${scenario.name}-${randomUUID().slice(0, 8)}`;
    const borrowers = await createBorrowers(machine, count, (index) => `${run}-${index}@faults.example`);
    const month = await monthToIssue(machine);
    const client = createClient(() => machine.apis);
    const headers = await signInStaff(machine, 'finance');
    const started = await client.post('/api/admin/statement-runs', { body: { month }, headers });
    if (!started) throw new Error(`The statements of ${month} could not be started: ${JSON.stringify(client.tally)}`);

    const items = async (/** @type {string[]} */ states) => {
      const [{ items: found }] = await sql(
        'select count(*)::int as items from statement_item where run_id = $1 and state::text = any($2)',
        [started.id, states],
      );
      return found;
    };
    const mailsOf = (/** @type {string[]} */ states) =>
      sql(
        `select email.id, recipient from outbound_email email join statement on about_kind = 'statement' and about_id = statement.id
         where statement.month = $1 and email.state::text = any($2)`,
        [`${month}-01`, states],
      );
    let inFlight = 0;
    await fault({
      machine,
      client,
      issued: (part) => until(async () => (await items(['issued'])) >= count * part).then(() => undefined),
      inHand: async () => (await mailsOf(['sending'])).length,
      inFlight: (more) => {
        inFlight += more;
      },
    });
    const over = Date.now();
    await until(async () => (await items(['pending', 'working'])) === 0);
    await until(async () => (await mailsOf(['pending', 'sending'])).length === 0);

    const [{ contracts }] = await sql('select count(*)::int as contracts from statement_item where run_id = $1', [
      started.id,
    ]);
    const statements = await sql(
      `select statement.contract_id, key, size, coalesce(object, key) as object from statement
       left join stored_file on stored_file.id = statement.file_id where statement.month = $1`,
      [`${month}-01`],
    );
    const wrong = [];
    let readable = 0;
    for (const { key, size, object } of statements) {
      const content = key && (await read(machine, object));
      if (content?.length === size && key.endsWith(createHash('sha256').update(content).digest('hex'))) readable += 1;
    }
    if (readable < statements.length)
      wrong.push(`${statements.length - readable} PDFs are not stored as they were made`);
    const twice = statements.length - new Set(statements.map(({ contract_id: id }) => id)).size;
    if (twice > 0) wrong.push(`${twice} contracts have two statements`);
    const waiting = await items(['held', 'failed']);
    if (waiting > 0) wrong.push(`${waiting} statements wait for staff`);
    const [ended] = await sql('select finished_at from statement_run where id = $1', [started.id]);
    if (!ended.finished_at) wrong.push('the run did not end');
    const owed = await mailsOf(['pending', 'sending', 'sent', 'failed']);
    const ids = new Set(owed.map(({ id }) => id));
    const { mails, duplicates } = arrivedMails(machine, () => true, ids);
    wrong.push(
      ...(await booksThatDisagree(
        machine,
        borrowers.map(({ contractId }) => contractId),
      )),
    );
    return {
      load: `${contracts} statements`,
      accepted: contracts,
      stored: statements.length,
      owed: owed.length,
      mailed: mails.length,
      duplicates,
      inFlight,
      lost: contracts - statements.length + (owed.length - mails.length),
      seconds: Math.max(0, ...mails.map(({ at }) => at - over)) / 1000,
      tally: client.tally,
      books: borrowers.length,
      wrong,
    };
  }
}

/**
 * The last month that was never issued.
 * @param {import('./machine.mjs').Machine} machine
 * @returns {Promise<string>} `YYYY-MM`
 */
async function monthToIssue({ sql }) {
  const [{ month }] = await sql(
    `select to_char(month, 'YYYY-MM') as month from generate_series(1, 11) back,
       lateral (select date_trunc('month', current_date) - back * interval '1 month' as month) months
     where not exists (select from statement_run where statement_run.month = months.month::date) order by back limit 1`,
  );
  return month;
}

/**
 * @param {import('./machine.mjs').Machine} machine
 * @param {string} key
 */
const readStored = ({ env }, key) => readFile(join(String(env.STORAGE_DIR), key)).catch(() => null);
