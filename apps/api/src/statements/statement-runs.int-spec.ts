import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import {
  type AccountStatement,
  type AdminList,
  type AdminStatementItem,
  type AdminStatementRun,
  dayInMexico,
  type FileLink,
} from '@flota/schemas';
import { contractOf } from '../testing/contract-owners.js';
import { JobQueue, PAGE } from '../platform/queue/job-queue.js';
import { eventually } from '../testing/eventually.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { IssueStatementJob } from './issue-statement.job.js';
import { StatementIssuer } from './statement-issuer.js';
import { StartStatementRun } from './statement-runs.sweeps.js';
import { finished, monthsAgo, readRun, startRun } from './statements.fixture.js';

let api: TestApp;
let finance: SignedIn;
let worker: INestApplicationContext;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.statementRun.deleteMany();
  await emptyAuditLog(api.prisma);
  await api.prisma.contract.deleteMany();
  await api.prisma.outboundEmail.deleteMany();
});

const statementsOf = async (customer: SignedIn) => {
  const { body } = await api.http.get('/api/customers/statements').set(customer.headers).expect(200);
  return body as AccountStatement[];
};
const itemsOf = async (runId: string, state?: string) => {
  const filter = JSON.stringify({ run: runId, state });
  const { body } = await api.http.get('/api/admin/statement-items').query({ filter }).set(finance.headers).expect(200);
  return (body as AdminList<AdminStatementItem>).data;
};
const mailsTo = (address: string) => api.mail.messages().filter(({ recipients }) => recipients.includes(address));
const retry = (runId: string, body?: object) =>
  api.http.post(`/api/admin/statement-runs/${runId}/retry`).set(finance.headers).send(body).expect(202);
/** What takes the place of the pause after a failure. */
const dueNow = (runId: string, attempts?: number) =>
  api.prisma.statementItem.updateMany({
    where: { runId, state: 'pending' },
    data: { nextAttemptAt: new Date(), ...(attempts && { attempts }) },
  });

describe('a run', () => {
  it('is refused while the month is not over, and for what is no month', async () => {
    const post = (month: string) => api.http.post('/api/admin/statement-runs').set(finance.headers).send({ month });
    const { body } = await post(monthsAgo(0)).expect(409);
    expect(body).toMatchObject({ code: 'STATEMENT_RUN.MONTH_OPEN' });
    await post('2026-13').expect(422);
    await post(monthsAgo(-1)).expect(409);
    expect(await api.prisma.statementRun.count()).toBe(0);
  });

  it('is refused for a month without contracts, by whoever asks, and leaves nothing behind', async () => {
    await contractOf(api, await api.signIn('customer'));
    const { body } = await api.http
      .post('/api/admin/statement-runs')
      .set(finance.headers)
      .send({ month: '2020-01' })
      .expect(409);
    expect(body).toMatchObject({ code: 'STATEMENT_RUN.NOTHING_TO_STATE' });
    await api.prisma.contract.deleteMany();
    const context = await api.startWorker();
    expect(await context.get(StartStatementRun, { strict: false }).sweep()).toBe(false);
    await context.close();
    expect(await api.prisma.statementRun.count()).toBe(0);
    expect(await api.prisma.auditEntry.count({ where: { resource: 'statement-runs' } })).toBe(0);
  });

  it('owes a statement to each contract of the month: signed by its end, and not paid off before it', async () => {
    const customer = await api.signIn('customer');
    const month = monthsAgo(2);
    const inMonth = await contractOf(api, customer, { signedOn: `${month}-28`, history: [] });
    await contractOf(api, customer, { signedOn: `${monthsAgo(1)}-01`, history: [] });
    const paidOff = [
      await contractOf(api, customer, {
        history: [
          { does: 'pays on time', instalments: 2 },
          { does: 'pays off', daysLater: 3 },
        ],
      }),
      await contractOf(api, customer, { history: [{ does: 'pays on time' }, { does: 'pays off', daysLater: 3 }] }),
    ];
    const { id, total } = await startRun(api, finance, month);
    const owed = await api.prisma.statementItem.findMany({ where: { runId: id }, select: { contractId: true } });
    expect(owed.map(({ contractId }) => contractId).sort()).toEqual([inMonth.id, paidOff[1]?.id].sort());
    expect(total).toBe(2);
  });

  it('started again adds the contracts that came since, and nothing twice', async () => {
    const customer = await api.signIn('customer');
    await contractOf(api, customer);
    const first = await startRun(api, finance);
    await contractOf(api, customer);
    const again = await startRun(api, finance, monthsAgo(1), 'Llegó un contrato más');
    expect(again).toMatchObject({ id: first.id, total: 2 });
    const { name } = await api.prisma.staffAccount.findUniqueOrThrow({ where: { id: finance.id } });
    expect(await readRun(api, finance, first.id)).toMatchObject({ startedBy: finance.id, startedByName: name });
    const list = await api.http.get('/api/admin/statement-runs').set(finance.headers).expect(200);
    expect((list.body as AdminList<AdminStatementRun>).data).toMatchObject([{ startedByName: name }]);
    expect(await api.prisma.statementRun.count()).toBe(1);
  });

  it('takes in what was brought in after the month where staff say why, and only then', async () => {
    await contractOf(api, await api.signIn('customer'));
    const { id } = await contractOf(api, await api.signIn('customer'));
    await api.prisma.contract.update({ where: { id }, data: { broughtInOn: new Date() } });
    const first = await startRun(api, finance, monthsAgo(1));
    expect(first).toMatchObject({ total: 1 });
    const again = await startRun(api, finance, monthsAgo(1), 'Contratos del sistema anterior');
    expect(again).toMatchObject({ id: first.id, total: 2 });
    expect((await itemsOf(first.id)).map(({ contractId }) => contractId)).toContain(id);
  });

  it('started again keeps who started it first and when, and asks why', async () => {
    const contract = await contractOf(api, await api.signIn('customer'));
    const first = await startRun(api, finance);
    const colleague = await api.signIn('finance');
    const post = (body: object) => api.http.post('/api/admin/statement-runs').set(colleague.headers).send(body);
    const { body: refused } = await post({ month: monthsAgo(1), reason: ' ' }).expect(422);
    expect(refused).toMatchObject({ errors: [{ field: 'reason', code: 'RUN_REASON.REQUIRED' }] });
    await post({ month: monthsAgo(1), reason: 'Lo pidió auditoría' }).expect(202);
    await api.prisma.statementItem.updateMany({ where: { contractId: contract.id }, data: { state: 'held' } });
    await retry(first.id, { reason: 'Ya cuadra' });

    const run = await readRun(api, finance, first.id);
    expect(run).toMatchObject({ startedBy: finance.id, startedAt: first.startedAt });
    expect(run.starts).toMatchObject([
      { kind: 'first', by: finance.id, reason: '', statements: 1 },
      { kind: 'again', by: colleague.id, reason: 'Lo pidió auditoría' },
      { kind: 'retry', by: finance.id, reason: 'Ya cuadra', statements: 1 },
    ]);
    expect(run.starts.map(({ byName }) => byName)).not.toContain(null);
  });

  it('is started by the schedule from six in the morning of the first day on, once', async () => {
    await contractOf(api, await api.signIn('customer'));
    const context = await api.startWorker();
    const schedule = context.get(StartStatementRun, { strict: false });
    const first = `${dayInMexico(new Date()).slice(0, 7)}-01`;
    expect(await schedule.sweep(new Date(`${first}T05:59:00-06:00`))).toBe(false);
    expect(await schedule.sweep(new Date(`${first}T06:00:00-06:00`))).toBe(true);
    expect(await schedule.sweep(new Date(`${first}T06:10:00-06:00`))).toBe(false);
    const [run] = await api.prisma.statementRun.findMany();
    expect(run).toMatchObject({ month: new Date(`${monthsAgo(1)}-01`), startedBy: null });
    expect(await readRun(api, finance, run?.id ?? '')).toMatchObject({ startedBy: null, startedByName: null });
    await context.close();
  });
});

describe('with a worker', () => {
  beforeAll(async () => {
    worker = await api.startWorker();
  });
  afterAll(() => worker.close());

  it('issues every statement once, with its mail and its file', async () => {
    const [customer, other] = [await api.signIn('customer'), await api.signIn('customer')];
    await api.prisma.customer.update({ where: { id: other.id }, data: { notifyStatements: false } });
    const contract = await contractOf(api, customer);
    await contractOf(api, other);

    const { id } = await startRun(api, finance);
    expect(await finished(api, finance, id)).toMatchObject({ total: 2, counts: { issued: 2, held: 0, failed: 0 } });

    const mail = await api.mail.waitFor(({ recipients }) => recipients.includes(customer.email));
    expect(mail.subject).toContain(contract.number);
    expect(mail.attachments).toMatchObject([
      { filename: `estado-de-cuenta-${monthsAgo(1)}-${contract.number}.pdf`, mimeType: 'application/pdf' },
    ]);
    const [statement, ...more] = await statementsOf(customer);
    expect(more).toEqual([]);
    expect(statement).toMatchObject({ contractId: contract.id, month: `${monthsAgo(1)}-01`, closingDue: '0.00' });
    const link = await api.http
      .post(`/api/customers/statements/${statement?.id}/link`)
      .set(customer.headers)
      .expect(200);
    const { body: file } = await api.http
      .get((link.body as FileLink).url)
      .buffer(true)
      .expect(200);
    expect((file as Buffer).subarray(0, 5).toString()).toBe('%PDF-');

    await startRun(api, finance, monthsAgo(1), 'Por si falta alguno');
    await retry(id);
    await finished(api, finance, id);
    expect(await api.prisma.statement.count()).toBe(2);
    expect(mailsTo(customer.email)).toHaveLength(1);
    expect(await statementsOf(other)).toHaveLength(1);
    expect(mailsTo(other.email)).toEqual([]);
  });

  it('continues from month to month, in whichever order the months are run', async () => {
    const customer = await api.signIn('customer');
    await contractOf(api, customer, { history: [{ does: 'pays late', days: 12 }] });
    for (const month of [2, 4, 1, 3].map(monthsAgo)) {
      const { id } = await startRun(api, finance, month);
      expect(await finished(api, finance, id)).toMatchObject({ counts: { issued: 1 } });
    }
    const statements = (await statementsOf(customer)).reverse();
    expect(statements).toHaveLength(4);
    for (const [index, { openingDue }] of statements.entries()) {
      if (index > 0) expect(openingDue).toBe(statements[index - 1]?.closingDue);
    }
  });

  it('holds a statement that the ledger does not bear, tells staff, and issues it once mended', async () => {
    const customer = await api.signIn('customer');
    const [wrong] = [await contractOf(api, customer), await contractOf(api, customer)];
    const { outstandingCapital } = wrong;
    await api.prisma.contract.update({ where: { id: wrong.id }, data: { outstandingCapital: '1.00' } });

    const { id } = await startRun(api, finance);
    expect(await finished(api, finance, id)).toMatchObject({ counts: { issued: 1, held: 1 } });
    const [held] = await itemsOf(id, 'held');
    expect(held).toMatchObject({ contractNumber: wrong.number });
    expect(held?.heldFor?.disagreements).toContainEqual({
      at: 'contract',
      number: null,
      field: 'outstandingCapital',
      expected: outstandingCapital.toFixed(2),
      found: '1.00',
    });
    expect((await statementsOf(customer)).map(({ contractId }) => contractId)).not.toContain(wrong.id);
    const notice = await api.mail.waitFor(({ subject }) => subject === 'Estados de cuenta por revisar');
    expect(notice.text).toContain('1 retenidos y 0 con error');

    await api.prisma.contract.update({ where: { id: wrong.id }, data: { outstandingCapital } });
    await retry(id);
    expect(await finished(api, finance, id)).toMatchObject({ counts: { issued: 2, held: 0 } });
    expect((await itemsOf(id)).map(({ heldFor }) => heldFor)).toEqual([null, null]);
  });

  it('goes on with the others when one statement fails, and gives that one up after its attempts', async () => {
    const customer = await api.signIn('customer');
    const [broken] = [
      await contractOf(api, customer),
      await contractOf(api, customer),
      await contractOf(api, customer),
    ];
    const vehicle = broken.vehicle as object;
    await api.prisma.contract.update({ where: { id: broken.id }, data: { vehicle: {} } });

    const { id } = await startRun(api, finance);
    const halfway = await eventually(
      () => readRun(api, finance, id),
      ({ counts }) => counts.issued === 2 && counts.working === 0,
    );
    expect(halfway).toMatchObject({ finishedAt: null, counts: { pending: 1, failed: 0 } });
    expect((await itemsOf(id, 'pending'))[0]).toMatchObject({ contractId: broken.id, attempts: 1 });

    await dueNow(id, 4);
    expect(await finished(api, finance, id)).toMatchObject({ counts: { issued: 2, failed: 1 } });

    await api.prisma.contract.update({ where: { id: broken.id }, data: { vehicle } });
    await retry(id);
    expect(await finished(api, finance, id)).toMatchObject({ counts: { issued: 3, failed: 0 } });
  });
});

describe('a run whose worker was killed', () => {
  it('is finished by the next one: nothing is lost and nothing made twice', async () => {
    const customer = await api.signIn('customer');
    const contracts = await Promise.all([1, 2, 3].map(() => contractOf(api, customer)));
    const { id: runId } = await startRun(api, finance);
    // As a worker leaves it that dies in the middle: in its hands, and its job gone with it.
    const [lost] = contracts;
    await api.prisma.statementItem.updateMany({
      where: { runId, contractId: lost?.id },
      data: { state: 'working', attempts: 1, lockedUntil: new Date(Date.now() - 1) },
    });
    const next = await api.startWorker();
    expect(await finished(api, finance, runId)).toMatchObject({ total: 3, counts: { issued: 3 } });
    expect(await api.prisma.statement.count()).toBe(3);
    await eventually(
      async () => mailsTo(customer.email).length,
      (mails) => mails === 3,
    );
    await next.close();
  });

  it('waits while another worker may still have it', async () => {
    const { id: contractId } = await contractOf(api, await api.signIn('customer'));
    const { id: runId } = await startRun(api, finance);
    const lockedUntil = new Date(Date.now() + 60_000);
    await api.prisma.statementItem.updateMany({
      where: { runId },
      data: { state: 'working', attempts: 1, lockedUntil },
    });
    const next = await api.startWorker();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await api.prisma.statementItem.findFirst({ where: { runId, contractId } })).toMatchObject({
      state: 'working',
      attempts: 1,
    });
    await next.close();
  });
});

describe('a run of many', () => {
  const CONTRACTS = 1_000;

  it('is worked off by the page: neither a process nor the queue ever has all of it', async () => {
    const { id: likeThis } = await contractOf(api, await api.signIn('customer'));
    await api.prisma.$executeRaw`
      insert into contract select (jsonb_populate_record(contract, jsonb_build_object('id', gen_random_uuid(), 'number', 'M-' || n, 'payment_reference', 'M-' || n))).*
      from contract, generate_series(2, ${CONTRACTS}) n where id = ${likeThis}::uuid`;
    const queue = api.app.get(JobQueue);
    const announced = jest.spyOn(queue, 'announce');
    const { id, total } = await startRun(api, finance);
    expect(total).toBe(CONTRACTS);
    expect(announced.mock.calls.map(([, keys]) => keys.length)).toEqual([PAGE]);

    // What is in a statement costs time and is tested elsewhere.
    const drafts = jest.spyOn(StatementIssuer.prototype, 'draft');
    drafts.mockResolvedValue({ held: { disagreements: [], more: 0 } });
    const context = await api.startWorker();
    let most = 0;
    const ended = await eventually(
      async () => {
        const counts = await queue.of(IssueStatementJob).getJobCounts('waiting', 'prioritized');
        most = Math.max(
          most,
          Object.values(counts).reduce((sum, count) => sum + count, 0),
        );
        return readRun(api, finance, id);
      },
      ({ finishedAt }) => finishedAt !== null,
      60_000,
    );
    await context.close();
    const drafted = drafts.mock.calls.length;
    drafts.mockRestore();
    expect(ended).toMatchObject({ total: CONTRACTS, counts: { held: CONTRACTS, pending: 0, working: 0 } });
    expect(drafted).toBe(CONTRACTS);
    expect(most).toBeLessThanOrEqual(PAGE);
    expect(await api.prisma.outboundEmail.count({ where: { aboutKind: 'statement_run', aboutId: id } })).toBe(1);
  }, 90_000);
});
