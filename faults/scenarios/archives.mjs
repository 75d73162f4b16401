import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '../lib/client.mjs';
import { createBorrowers } from '../lib/contracts.mjs';
import { arrivedMails } from '../lib/mails.mjs';
import { signInCustomer } from '../lib/people.mjs';
import { until } from '../lib/quiet.mjs';

const RESTART_MS = 1_000;
/** Each is the cover sheet of a contract: a worker is busy for seconds. */
const PAPERS = 40;
/** What a customer is told of is every tenth paper. */
const TOLD_EVERY = 10;
const ARCHIVES = 3;
/** Beside the papers, what there is to read about them. */
const READ_ME = 1;

/**
 * ZIPs of many papers are made while the worker is killed twice in their middle. Each is made once, whole, and mailed once.
 *
 * @type {import('../lib/scenario.mjs').Scenario}
 */
export const archivesKilled = {
  name: 'archives-killed',
  title: 'kill -9 of the worker in the middle of a ZIP of papers, twice',
  async run(machine) {
    const [worker] = machine.workers;
    const owner = await ownerOfPapers(machine);
    const headers = await signInCustomer(machine, owner);
    const client = createClient(() => machine.apis);
    /** @type {string[]} */
    const ids = [];
    for (let asked = 0; asked < ARCHIVES; asked++) {
      const body = { choice: { filter: { kind: 'cover' } }, to: 'self' };
      const archive = await client.post('/api/customers/paper-archives', { body, headers });
      if (archive?.total !== PAPERS) throw new Error(`${archive?.total} papers in a ZIP of ${PAPERS}`);
      ids.push(archive.id);
    }
    const count = async (/** @type {string} */ condition, /** @type {unknown[]} */ values = []) => {
      const statement = `select count(*)::int as archives from paper_archive where id = any($1) and ${condition}`;
      const [{ archives }] = await machine.sql(statement, [ids, ...values]);
      return archives;
    };

    let interrupted = 0;
    for (const attempt of [1, 2]) {
      const middle = `state = 'working' and attempts >= $2 and made between 1 and ${PAPERS - TOLD_EVERY}`;
      await until(async () => (await count(middle, [attempt])) > 0);
      await worker.kill();
      interrupted += await count("state = 'working'");
      await delay(RESTART_MS);
      await worker.start();
    }
    const over = Date.now();
    await until(async () => (await count("state in ('done', 'failed')")) === ARCHIVES);
    const mailsOf = (/** @type {string[]} */ states) =>
      machine.sql(
        "select id from outbound_email where about_kind = 'paper_archive' and about_id = any($1) and state::text = any($2)",
        [ids, states],
      );
    await until(async () => (await mailsOf(['pending', 'sending'])).length === 0);

    const archives = await machine.sql(
      `select attempts, coalesce(object, key) as object, key, size from paper_archive
       join stored_file on stored_file.id = file_id where paper_archive.id = any($1) and state = 'done'`,
      [ids],
    );
    const wrong = interrupted > 1 ? [] : ['nothing was in the making: the kills came at another moment'];
    for (const archive of archives) {
      const entries = await wholeEntries(machine, archive);
      if (entries !== PAPERS + READ_ME) wrong.push(`a ZIP has ${entries} of ${PAPERS + READ_ME} files`);
    }
    const owed = await mailsOf(['pending', 'sending', 'sent', 'failed']);
    if (owed.length > archives.length) wrong.push(`${owed.length - archives.length} ZIPs were told of twice`);
    const { mails, duplicates } = arrivedMails(machine, () => true, new Set(owed.map(({ id }) => id)));
    return {
      load: `${ARCHIVES} ZIPs of ${PAPERS} papers`,
      accepted: ids.length,
      stored: archives.length,
      owed: owed.length,
      mailed: mails.length,
      duplicates,
      inFlight: 0,
      lost: ids.length - archives.length + (ids.length - mails.length),
      seconds: (Date.now() - over) / 1_000,
      tally: client.tally,
      wrong,
    };
  },
};

/**
 * Somebody whose papers they all are.
 * @param {import('../lib/machine.mjs').Machine} machine
 */
async function ownerOfPapers(machine) {
  const run = `zip-${Date.now()}`;
  const borrowers = await createBorrowers(machine, PAPERS, (index) => `${run}-${index}@faults.example`);
  const [owner] = borrowers;
  const contracts = borrowers.map(({ contractId }) => contractId);
  await machine.sql('update contract set customer_id = (select id from customer where email = $1) where id = any($2)', [
    owner.email,
    contracts,
  ]);
  return owner;
}

/**
 * How many files a ZIP says it has, if it is stored as it was made.
 * @param {import('../lib/machine.mjs').Machine} machine
 * @param {{ object: string, key: string, size: number }} archive
 */
async function wholeEntries({ env }, { key, object, size }) {
  const content = await readFile(join(String(env.STORAGE_DIR), object)).catch(() => null);
  if (content?.length !== size || !key.endsWith(createHash('sha256').update(content).digest('hex'))) return 0;
  const end = content.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  return end < 0 ? 0 : content.readUInt16LE(end + 10);
}
