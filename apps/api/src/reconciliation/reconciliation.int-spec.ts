import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Contract, dateColumn } from '@flota/prisma';
import {
  type AcceptedSure,
  addDays,
  type AdminBankFile,
  type AdminBankLine,
  type AdminBankLineDetail,
  type DayProof,
  dayProofSchema,
  todayInMexico,
} from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
import { Ledgers } from '../contracts/index.js';
import { BANK_MAPPING, bankFileOf, type BankRow } from '../testing/bank-file.js';
import { contractOf } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ImportBankFileJob } from './files/import-bank-file.job.js';

const today = todayInMexico();
const [DAY, NEXT, LAST] = [addDays(today, -9), addDays(today, -8), addDays(today, -7)];
const OWING = { history: [{ does: 'pays on time', instalments: 13 }] } as const;

let api: TestApp;
let finance: SignedIn;
let owner: SignedIn;
let contracts: Contract[];
let accountId: string;
beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
  owner = await api.signIn('customer');
  contracts = [];
  for (let count = 0; count < 10; count += 1) contracts.push(await contractOf(api, owner, OWING));
  const { body } = await post('bank-accounts', {
    name: 'Concentradora',
    bank: 'BBVA',
    clabe: '012180001182717306',
    format: 'csv',
    mapping: BANK_MAPPING,
  }).expect(201);
  accountId = (body as { id: string }).id;
}, 60_000);
afterAll(() => api.close());

const post = (path: string, body: object = {}, caller = finance) =>
  api.http.post(`/api/admin/${path}`).set(caller.headers).send(body);
const get = (path: string) => api.http.get(`/api/admin/${path}`).set(finance.headers);

/** Sends it, and does at once what the worker would. */
async function importFile(content: Buffer): Promise<AdminBankFile> {
  const sent = await api.http
    .post('/api/admin/bank-files')
    .set(finance.headers)
    .field('bankAccountId', accountId)
    .attach('file', content, 'banco.csv')
    .expect(202);
  const { id } = sent.body as AdminBankFile;
  await api.app.get(ImportBankFileJob, { strict: false }).process({ id });
  return (await get(`bank-files/${id}`).expect(200)).body as AdminBankFile;
}
const importRows = (rows: BankRow[]) => importFile(bankFileOf(rows));

async function linesOf(file: AdminBankFile): Promise<AdminBankLine[]> {
  const { body } = await get('bank-lines')
    .query({ filter: JSON.stringify({ bankFileId: file.id }), perPage: 100, sort: 'line', order: 'ASC' })
    .expect(200);
  return (body as { data: AdminBankLine[] }).data;
}
const lineAt = async (id: string) => (await get(`bank-lines/${id}`).expect(200)).body as AdminBankLineDetail;
/** As it is proposed. */
const accept = (line?: { id?: string; contract?: { id: string } | null }) =>
  post(`bank-lines/${line?.id}/accept`, { contractId: line?.contract?.id });
const proofOn = async (day: string): Promise<DayProof> =>
  dayProofSchema.parse((await get(`bank-days/${day}/proof`).expect(200)).body);
const at = (index: number): Contract => contracts[index] as Contract;
const close = (day: string, difference: string, note?: string) => post('bank-days', { day, difference, note });
let keys = 0;
const newKey = () => `BNET0100${String((keys += 1)).padStart(8, '0')}`;
const postings = (contractId: string) => api.prisma.payment.count({ where: { contractId, provider: 'transfer' } });

describe('a day of five hundred lines', () => {
  const [UNKNOWN, SURE] = [440, 60];
  const row = (index: number): BankRow => {
    const contract = at(index % 10);
    const named = index % 3 === 0 ? { clabe: contract.clabe } : { reference: contract.paymentReference };
    return { day: DAY, amount: '100.50', key: newKey(), sender: 'ALGUIEN', ...named };
  };
  let rows: BankRow[];
  let file: AdminBankFile;

  it('comes in whole, with a proposal for each that tells whose it is', async () => {
    rows = Array.from({ length: 500 }, (_, index) =>
      index < UNKNOWN ? { day: DAY, amount: '7.00', concept: `DEPOSITO ${index}` } : row(index),
    );
    file = await importRows(rows);
    expect(file).toMatchObject({
      state: 'imported',
      newLines: 500,
      knownLines: 0,
      received: '9110.00',
      firstDay: DAY,
      lastDay: DAY,
      done: 500,
    });
    const count = (confidence: 'sure' | 'none') =>
      api.prisma.bankLine.count({ where: { bankFileId: file.id, confidence } });
    expect([await count('sure'), await count('none')]).toEqual([SURE, UNKNOWN]);
    expect(await proofOn(DAY)).toMatchObject({
      received: '9110.00',
      difference: '0.00',
      suspense: { count: 500, amount: '9110.00' },
      openLines: 500,
    });
  });

  it('is no second import, as the same file or within another one', async () => {
    expect((await importRows(rows)).id).toBe(file.id);
    const more = await importRows([...rows.slice(400), { day: DAY, amount: '7.00', concept: 'DEPOSITO 0' }]);
    // The same words and amount on the same day as a line that is known: it is that line.
    expect(more).toMatchObject({ state: 'imported', newLines: 0, knownLines: 101 });
  });

  it('is posted in bulk, with the bank’s date, and the books close', async () => {
    let answer: AcceptedSure;
    let accepted = 0;
    do {
      const { body } = await post('bank-lines/accept-sure', { day: DAY }).expect(200);
      answer = body as AcceptedSure;
      accepted += answer.accepted;
      expect(answer.refused).toBe(0);
    } while (answer.left > 0);
    expect(accepted).toBe(SURE);
    expect(
      await api.prisma.payment.count({
        where: { provider: 'transfer', paidAt: new Date(`${DAY}T06:00:00Z`), trackingKey: { not: null } },
      }),
    ).toBe(SURE);
    expect(await proofOn(DAY)).toMatchObject({
      difference: '0.00',
      posted: { bank: { count: SURE, amount: '6030.00' } },
      suspense: { count: UNKNOWN, amount: '3080.00' },
      blockedBy: null,
    });
    expect(
      await api.prisma.outboundEmail.count({ where: { kind: 'payments.send-receipt', recipient: owner.email } }),
    ).toBe(SURE);
  }, 120_000);

  it('is closed, with its paper, and takes nothing more', async () => {
    const { body } = await close(DAY, '0.00').expect(201);
    expect(body).toMatchObject({ blockedBy: 'closed', difference: '0.00' });
    await close(DAY, '0.00').expect(409);
    const pdf = await get(`bank-days/${DAY}/pdf`).expect(200);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.body as Buffer)), {
      mergePages: true,
    });
    for (const said of ['Cierre del día', '$9,110.00', '$6,030.00', '$3,080.00', 'Concentradora'])
      expect(text).toContain(said);
    expect(
      await api.prisma.auditEntry.count({ where: { resource: 'bank-days', action: 'close', recordId: DAY } }),
    ).toBe(1);
  });

  it('refuses another file with a line of that day, by its number', async () => {
    const refused = await importRows([
      { day: NEXT, amount: '5.00', key: newKey() },
      { day: DAY, amount: '5.00', key: newKey() },
    ]);
    expect(refused).toMatchObject({
      state: 'refused',
      newLines: 0,
      problems: [{ line: 3, column: 'date', code: 'DAY_CLOSED', detail: DAY }],
    });
    expect(await api.prisma.bankLine.count({ where: { bankFileId: refused.id } })).toBe(0);
  });

  it('undoes no match, and the database itself lets nothing in', async () => {
    const matched = await api.prisma.bankLine.findFirstOrThrow({ where: { bankFileId: file.id, state: 'matched' } });
    const { body } = await post(`bank-lines/${matched.id}/undo`, { reason: 'Era de otro contrato' }).expect(409);
    expect(body).toMatchObject({ code: 'BANK_DAY.CLOSED' });
    const entry = {
      bankLineId: matched.id,
      bookedOn: dateColumn(DAY),
      debit: 'contracts',
      credit: 'suspense',
      amount: '1.00',
    } as const;
    await expect(api.prisma.suspenseEntry.create({ data: entry })).rejects.toThrow(/closed/);
    await expect(api.prisma.suspenseEntry.updateMany({ data: { amount: '1.00' } })).rejects.toThrow(/never changed/);
  });

  it('lets what waited in suspense go on another day, and keeps what it proved', async () => {
    const waiting = await api.prisma.bankLine.findFirstOrThrow({ where: { bankFileId: file.id, state: 'suspense' } });
    const before = await proofOn(DAY);
    await post(`bank-lines/${waiting.id}/accept`, { contractId: at(0).id }).expect(204);
    expect((await lineAt(waiting.id)).entries.map(({ bookedOn, debit, credit }) => [bookedOn, debit, credit])).toEqual([
      [DAY, 'bank', 'suspense'],
      [today, 'suspense', 'contracts'],
    ]);
    expect(await proofOn(DAY)).toEqual(before);
    expect((await proofOn(today)).suspenseAccount).toMatchObject({
      opening: '3080.00',
      posted: '7.00',
      closing: '3073.00',
    });
  });
});

describe('a transfer that a clerk posted', () => {
  it('is matched to that payment and not posted again', async () => {
    const contract = at(1);
    const reference = newKey();
    const body = { kind: 'payment', amount: '1500.00', receivedOn: NEXT, reference };
    await post(`contracts/${contract.id}/payments`, body).expect(201);
    const before = await postings(contract.id);
    expect(await proofOn(NEXT)).toMatchObject({
      difference: '-1500.00',
      items: [{ code: 'POSTED_WITHOUT_BANK', amount: '-1500.00', contractNumber: contract.number }],
    });

    const [line] = await linesOf(await importRows([{ day: NEXT, amount: '1500.00', key: reference }]));
    expect(line).toMatchObject({ confidence: 'sure', contract: { id: contract.id }, reasons: [{ code: 'POSTED' }] });
    await accept(line).expect(204);
    expect(await postings(contract.id)).toBe(before);
    expect(await proofOn(NEXT)).toMatchObject({ difference: '0.00', items: [] });
  });

  it('after the proposal was made is found when it is accepted', async () => {
    const key = newKey();
    const [line] = await linesOf(
      await importRows([{ day: NEXT, amount: '30.00', key, reference: at(2).paymentReference }]),
    );
    const { id } = await api.prisma.payment.findFirstOrThrow({ where: { contractId: at(3).id } });
    await api.prisma.payment.update({ where: { id }, data: { trackingKey: key } });
    expect((await accept(line).expect(409)).body).toMatchObject({
      code: 'BANK_LINE.ALREADY_POSTED',
    });
    const { body } = await post('bank-lines/accept-sure', { day: NEXT }).expect(200);
    expect(body).toEqual({ accepted: 0, refused: 1, left: 0 });
    expect(await lineAt(line?.id ?? '')).toMatchObject({
      state: 'open',
      confidence: 'unsure',
      reasons: [{ code: 'REFERENCE' }, { code: 'REFUSED' }],
    });
    await post(`bank-lines/${line?.id}/return`, { reason: 'Se cobró dos veces', reference: 'DEV1' }).expect(204);
    expect(await proofOn(NEXT)).toMatchObject({ difference: '0.00', returned: { count: 1, amount: '30.00' } });
  });
});

describe('a line', () => {
  const one = async (row: Partial<BankRow> = {}) => {
    const [line] = await linesOf(await importRows([{ day: NEXT, amount: '250.00', key: newKey(), ...row }]));
    return line as AdminBankLine;
  };

  it('is accepted once, also when two people do it at the same moment', async () => {
    const line = await one({ clabe: at(4).clabe });
    const { id } = line;
    const before = await postings(at(4).id);
    const answers = await Promise.all([1, 2, 3].map(() => accept(line)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(await postings(at(4).id)).toBe(before + 1);
    // Not even a hand in the database takes more out of it than it brought.
    const again = {
      bankLineId: id,
      bookedOn: dateColumn(NEXT),
      debit: 'suspense',
      credit: 'own',
      amount: '0.01',
    } as const;
    await expect(api.prisma.suspenseEntry.create({ data: again })).rejects.toThrow(/holds less/);
  });

  it('without a proposal needs a contract', async () => {
    const { id } = await one();
    await post(`bank-lines/${id}/accept`).expect(422);
    await post(`bank-lines/${id}/accept`, { contractId: 'x' }).expect(422);
    await post(`bank-lines/${id}/accept`, { contractId: accountId }).expect(404);
    await post(`bank-lines/${id}/accept`, { contractId: at(0).id }).expect(204);
    expect(await lineAt(id)).toMatchObject({ state: 'matched', contract: { id: at(0).id } });
  });

  it('is set aside, returned or the lender’s own, each with a reason, and taken back while its day is open', async () => {
    const { id } = await one();
    await post(`bank-lines/${id}/suspend`, { reason: 'x' }).expect(422);
    await post(`bank-lines/${id}/suspend`, { reason: 'Preguntar a cobranza' }).expect(204);
    await post(`bank-lines/${id}/own`, { reason: 'Traspaso entre cuentas propias' }).expect(204);
    expect(await proofOn(NEXT)).toMatchObject({ difference: '0.00', own: { count: 1, amount: '250.00' } });
    await post(`bank-lines/${id}/own`, { reason: 'Traspaso entre cuentas propias' }).expect(409);
    await post(`bank-lines/${id}/undo`, { reason: 'Era de un cliente' }).expect(204);
    expect(await proofOn(NEXT)).toMatchObject({ difference: '0.00', own: { count: 0, amount: '0.00' } });
    await post(`bank-lines/${id}/undo`, { reason: 'Era de un cliente' }).expect(409);
    await post(`bank-lines/${id}/return`, { reason: 'No es cliente' }).expect(422);
    await post(`bank-lines/${id}/return`, { reason: 'No es cliente', reference: 'DEV2' }).expect(204);
    expect((await lineAt(id)).entries.map(({ debit, credit }) => `${debit}-${credit}`)).toEqual([
      'bank-suspense',
      'suspense-own',
      'own-suspense',
      'suspense-bank',
    ]);
  });

  it('that is wrong keeps the whole file out', async () => {
    const rows = [1, 2, 3].map(() => ({ day: NEXT, amount: '5.00', key: newKey() }));
    const content = bankFileOf(rows).toString().replace('5.00', 'cinco');
    const refused = await importFile(Buffer.from(content));
    expect(refused).toMatchObject({
      state: 'refused',
      problemCount: 1,
      problems: [{ line: 2, column: 'amount', code: 'AMOUNT_INVALID', detail: 'cinco' }],
    });
    expect(await linesOf(refused)).toEqual([]);
  });
});

describe('a payment that was reversed', () => {
  it('holds nothing of its line any more, which waits in suspense again and goes where it belongs', async () => {
    const key = newKey();
    const [line] = await linesOf(
      await importRows([{ day: NEXT, amount: '640.00', key, reference: at(2).paymentReference }]),
    );
    const id = line?.id ?? '';
    await accept(line).expect(204);
    const undo = () => post(`bank-lines/${id}/undo`, { reason: 'Era de otro contrato' });
    expect((await undo().expect(409)).body).toMatchObject({ code: 'BANK_LINE.NOT_REVERSED' });

    const payment = await api.prisma.payment.findUniqueOrThrow({
      where: { trackingKey: key },
      include: { contractEvents: true },
    });
    const reversal = { type: 'reversal', of: payment.contractEvents[0]?.id ?? '', on: today } as const;
    await api.prisma.$transaction((database) => api.app.get(Ledgers).enter(database, at(2).id, reversal));
    await api.prisma.payment.update({ where: { id: payment.id }, data: { trackingKey: null } });
    expect(await proofOn(NEXT)).toMatchObject({
      difference: '640.00',
      items: [{ code: 'REVERSED', amount: '640.00' }],
    });

    await undo().expect(204);
    expect(await proofOn(NEXT)).toMatchObject({ difference: '0.00', items: [] });
    await post(`bank-lines/${id}/accept`, { contractId: at(3).id }).expect(204);
    expect(await lineAt(id)).toMatchObject({ state: 'matched', contract: { id: at(3).id } });
    expect(await proofOn(NEXT)).toMatchObject({ difference: '0.00' });
  });
});

it('a proposal says that the money settles the contract, also when it is renewed', async () => {
  const { payoff } = await api.app.get(Ledgers).standing(at(5).id, NEXT);
  const row = { day: NEXT, amount: payoff?.total ?? '', key: newKey(), reference: at(5).paymentReference };
  const settles = { confidence: 'sure', reasons: [{ code: 'REFERENCE' }, { code: 'AMOUNT_PAYOFF' }] };
  const [line] = await linesOf(await importRows([row]));
  expect(line).toMatchObject(settles);
  await api.prisma.bankLine.updateMany({
    where: { id: line?.id },
    data: { confidence: 'none', reasons: [], contractId: null },
  });
  await post('bank-lines/propose').expect(204);
  expect(await lineAt(line?.id ?? '')).toMatchObject({ ...settles, contract: { id: at(5).id } });
  await accept({ id: line?.id, contract: at(5) }).expect(204);
  expect(await api.prisma.contract.findUnique({ where: { id: at(5).id } })).toMatchObject({ state: 'paid_off' });
});

describe('closing', () => {
  it.each([
    [today, 'not-over'],
    [addDays(today, 3), 'not-over'],
    [LAST, 'earlier-open'],
  ])('of %s waits: %s', async (day, blockedBy) => {
    expect(await proofOn(day)).toMatchObject({ blockedBy });
    await close(day, '0.00').expect(409);
  });

  it('with a difference needs a note, and lists what makes it', async () => {
    await post(`contracts/${at(0).id}/payments`, {
      kind: 'payment',
      amount: '12.34',
      receivedOn: NEXT,
      reference: newKey(),
    }).expect(201);
    const { body } = await close(NEXT, '-12.34').expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'note', code: 'NOTE.REQUIRED' }] });
    await close(NEXT, '-12.34', 'El banco la muestra mañana').expect(201);
    expect(await proofOn(NEXT)).toMatchObject({ difference: '-12.34', items: [{ code: 'POSTED_WITHOUT_BANK' }] });
  });
});
