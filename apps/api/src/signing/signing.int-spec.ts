import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dateColumn } from '@flota/prisma';
import { addDays, constanciaVerdictSchema, fileLinkSchema, todayInMexico } from '@flota/schemas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { sha256 } from '../platform/crypto/keys.js';
import { Files } from '../platform/storage/files.js';
import { makePdf } from '../testing/make-pdf.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import {
  ask,
  createSignatory,
  idOf,
  ownList,
  pageOf,
  press,
  RFC,
  runErrands,
  type Signatory,
  shown,
  toSign,
} from './signing.fixture.js';
import { SigningSweep } from './work/signing.sweep.js';

let api: TestApp;
let care: SignedIn;
let finance: SignedIn;
let stranger: SignedIn;
let signatory: Signatory;

beforeAll(async () => {
  api = await startTestApp();
  care = await api.signIn('care');
  finance = await api.signIn('finance');
  stranger = await api.signIn('customer');
});
afterAll(() => api.close());
beforeEach(async () => {
  signatory = await createSignatory(api);
});

/** Asked for, and with the provider. */
async function sent(change: object = {}): Promise<string> {
  const id = idOf(await ask(api, care, toSign(signatory.contract.id, change)).expect(201));
  await runErrands(api);
  return id;
}

async function signed(answer = 'own'): Promise<string> {
  const id = await sent();
  await press(api, await pageOf(api, signatory.owner, id), answer).expect(303);
  await runErrands(api);
  return id;
}

const mailsAbout = async (id: string): Promise<string[]> => {
  const mails = await api.prisma.outboundEmail.findMany({ where: { aboutId: id }, orderBy: { createdAt: 'asc' } });
  return mails.map(({ kind }) => kind.replace('signing.send-', ''));
};
const state = async (id: string): Promise<string> => (await shown(api, care, id)).state;
const verify = async (id: string) => {
  const { body } = await api.http
    .post(`/api/customers/signing-requests/${id}/verify`)
    .set(signatory.owner.headers)
    .expect(200);
  return constanciaVerdictSchema.parse(body);
};
const act = (who: SignedIn, id: string, action: string, body: object = { reason: 'Lo pidió el cliente' }) =>
  api.http.post(`/api/admin/signing-requests/${id}/${action}`).set(who.headers).send(body);
async function download(id: string, which: string): Promise<Buffer> {
  const path = `/api/customers/signing-requests/${id}/files/${which}/link`;
  const { url } = fileLinkSchema.parse((await api.http.post(path).set(signatory.owner.headers).expect(200)).body);
  return (await api.http.get(url).buffer(true).expect(200)).body as Buffer;
}

describe('a document to sign', () => {
  it('reaches the customer once the provider has it, and nobody else', async () => {
    const id = idOf(await ask(api, care, toSign(signatory.contract.id)).expect(201));
    expect(await ownList(api, signatory.owner)).toEqual([]);
    expect(await mailsAbout(id)).toEqual([]);
    await runErrands(api);
    expect(await ownList(api, signatory.owner)).toMatchObject([
      { id, state: 'sent', title: 'Contrato de crédito', way: 'page', files: ['document'], isLegal: false },
    ]);
    expect(await mailsAbout(id)).toEqual(['invitation']);
    expect(await ownList(api, stranger)).toEqual([]);
    for (const path of ['page', 'verify', 'files/document/link']) {
      await api.http.post(`/api/customers/signing-requests/${id}/${path}`).set(stranger.headers).expect(404);
    }
  });

  it('is signed, and comes back with a constancia that is of its very bytes', async () => {
    const id = await signed();
    const [own] = await ownList(api, signatory.owner);
    expect(own).toMatchObject({ state: 'completed', way: null, files: ['document', 'signed', 'constancia'] });
    expect(await mailsAbout(id)).toEqual(['invitation', 'completed']);
    const copy = await download(id, 'signed');
    expect((await PDFDocument.load(copy)).getPageCount()).toBe(2);
    const verdict = await verify(id);
    expect(verdict).toMatchObject({ fault: null, sha256: sha256(copy), isLegal: false });
    expect(verdict.issuer).toContain('sin valor legal');
    expect((await shown(api, care, id)).events.map(({ kind }) => kind)).toEqual([
      ...['asked', 'sent', 'seen', 'signed', 'completed'],
    ]);
  });

  it('is not believed any more once a byte of it was changed where it is kept', async () => {
    const id = await signed();
    const { signedFile } = await api.prisma.signingRequest.findUniqueOrThrow({
      where: { id },
      include: { signedFile: true },
    });
    const names = await readdir(api.storageDir, { recursive: true });
    const name = names.find((each) => each.endsWith((signedFile?.object ?? '').split('/').at(-1) ?? '?'));
    const place = join(api.storageDir, name ?? '?');
    const bytes = await readFile(place);
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
    await writeFile(place, bytes);
    expect(await verify(id)).toMatchObject({ fault: 'other-document' });
  });

  it('keeps the RFC and the page encrypted, and shows staff an RFC that is masked', async () => {
    const id = await signed();
    const signers = await api.prisma.signingSigner.findMany({ where: { requestId: id } });
    expect(JSON.stringify(signers)).not.toContain(RFC);
    expect(JSON.stringify(signers)).not.toContain('firma-de-prueba');
    const { signers: seen } = await shown(api, care, id);
    expect(seen).toMatchObject([{ state: 'signed', identity: { matches: true, name: 'Irene Salas Prieto' } }]);
    expect(JSON.stringify(seen)).not.toContain(RFC);
  });

  it('is signed on a page that looks as it should, and can do nothing else', async () => {
    const page = await pageOf(api, signatory.owner, await sent());
    const { headers, text } = await api.http.get(page).expect(200);
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none';style-src 'sha256-${hash}'`);
    expect(text).not.toMatch(/type="(text|password|file)"/);
  });

  it('that was declined says why, to staff too', async () => {
    const id = await signed('decline');
    expect(await ownList(api, signatory.owner)).toMatchObject([{ state: 'declined', way: null, files: ['document'] }]);
    expect(await mailsAbout(id)).toEqual(['invitation', 'notice']);
    expect(await shown(api, care, id)).toMatchObject({ reason: expect.stringContaining('rechazó') });
  });

  it('is asked for once, however often it is sent', async () => {
    const request = toSign(signatory.contract.id);
    const [one, other] = [
      await ask(api, care, request, { key: 'the-same-key' }).expect(201),
      await ask(api, care, request, { key: 'the-same-key' }).expect(201),
    ];
    expect(idOf(one)).toBe(idOf(other));
  });

  it.each([
    ['no file', {}, null, [{ field: 'document', code: 'FILE.REQUIRED' }]],
    ['no PDF', {}, Buffer.from('hello'), [{ field: 'document', code: 'FILE.TYPE_REFUSED' }]],
    ['a day that is over', { deadline: '2020-01-01' }, makePdf(), [{ field: 'deadline', code: 'DATE.IN_PAST' }]],
    ['a day too far', { deadline: '2099-01-01' }, makePdf(), [{ field: 'deadline', code: 'DATE.TOO_FAR' }]],
    ['no title', { title: ' ' }, makePdf(), [{ field: 'title', code: 'TEXT.REQUIRED' }]],
  ])('is refused with %s', async (_what, change, document, errors) => {
    const { body } = await ask(api, care, toSign(signatory.contract.id, change), { document }).expect(422);
    expect(body).toMatchObject({ errors });
  });
});

describe('a certificate of somebody else', () => {
  it('completes nothing by itself; finance may accept it with a reason', async () => {
    const id = await signed('other');
    expect(await shown(api, care, id)).toMatchObject({
      state: 'review',
      warns: true,
      signers: [{ identity: { matches: false, name: 'OTRA PERSONA DE PRUEBA' } }],
    });
    expect(await mailsAbout(id)).toEqual(['invitation', 'notice']);
    await runErrands(api);
    expect(await state(id)).toBe('review');
    await act(care, id, 'accept').expect(403);
    await act(finance, id, 'accept', { reason: '' }).expect(422);
    await act(finance, id, 'accept').expect(204);
    await runErrands(api);
    expect(await state(id)).toBe('completed');
    await act(finance, id, 'accept').expect(409);
  });
});

describe('the lender’s representative', () => {
  it('signs too, by a link of their own', async () => {
    await ask(api, care, toSign(signatory.contract.id, { withRepresentative: true })).expect(409);
    await api.prisma.signingSettings.update({
      where: { id: '1' },
      data: {
        representativeName: 'Rosa Lima',
        representativeEmail: 'rosa@flota.test',
        representativeRfc: api.app.get(FieldEncryption).encrypt('LIRO800101AB1', 'signing.rfc'),
      },
    });
    const id = await sent({ withRepresentative: true });
    await press(api, await pageOf(api, signatory.owner, id), 'own').expect(303);
    await runErrands(api);
    expect(await state(id)).toBe('partly_signed');
    const signer = await api.prisma.signingSigner.findFirstOrThrow({ where: { requestId: id, role: 'lender' } });
    expect(await mailsAbout(signer.id)).toEqual(['representative-invitation']);
    const page = api.app.get(FieldEncryption).decrypt(signer.page ?? '', 'signing_signer.page');
    expect((await press(api, new URL(page).pathname, 'own').expect(303)).headers.location).toBe(new URL(page).pathname);
    await runErrands(api);
    expect(await shown(api, care, id)).toMatchObject({
      state: 'completed',
      signers: [{ role: 'customer' }, { role: 'lender' }],
    });
  });
});

describe('staff', () => {
  it('cancel with a reason, after which nobody can sign', async () => {
    const id = await sent();
    const page = await pageOf(api, signatory.owner, id);
    await act(care, id, 'cancel').expect(204);
    await press(api, page, 'own').expect(303);
    await runErrands(api);
    expect(await shown(api, care, id)).toMatchObject({ state: 'cancelled', reason: 'Lo pidió el cliente' });
    expect(await mailsAbout(id)).toEqual(['invitation', 'ended']);
    await act(care, id, 'cancel').expect(409);
    await api.http.post(`/api/customers/signing-requests/${id}/page`).set(signatory.owner.headers).expect(409);
    const entries = await api.prisma.auditEntry.findMany({ where: { recordId: id, action: 'cancel' } });
    expect(entries).toMatchObject([{ changes: { state: { from: 'seen', to: 'cancelled' } } }]);
  });

  it('remind, download with a trace, and verify', async () => {
    const id = await signed();
    await act(care, id, 'remind').expect(409);
    const open = await sent();
    await act(care, open, 'remind').expect(204);
    expect(await mailsAbout(open)).toEqual(['invitation', 'reminder']);
    const { headers } = await api.http
      .get(`/api/admin/signing-requests/${id}/files/constancia`)
      .set(care.headers)
      .expect(200);
    expect(headers['content-disposition']).toMatch(/constancia-E-.*\.tsr"$/);
    expect(await api.prisma.auditEntry.count({ where: { recordId: id, action: 'read-file' } })).toBe(1);
    const { body } = await api.http.post(`/api/admin/signing-requests/${id}/verify`).set(care.headers).expect(200);
    expect(body).toMatchObject({ fault: null });
  });

  it('use a letter that was issued for the contract, and no other one’s', async () => {
    const file = await api.app.get(Files).keep(makePdf(), 'application/pdf', 'private');
    const letter = { folio: `L-${Date.now()}`, kind: 'payoff_letter' as const, figures: {}, fileId: file.id };
    const { id: documentId } = await api.prisma.contractDocument.create({
      data: { ...letter, contractId: signatory.contract.id },
    });
    const request = toSign(signatory.contract.id, { documentId });
    const id = idOf(await ask(api, care, request, { document: null }).expect(201));
    expect((await shown(api, care, id)).sha256).toBe(sha256(makePdf()));
    const another = await createSignatory(api);
    await ask(api, care, { ...request, contractId: another.contract.id }, { document: null }).expect(422);
  });
});

describe('what nobody signs', () => {
  it('ends with its last day, and is told', async () => {
    const id = await sent();
    await api.app.get(SigningSweep, { strict: false }).sweep(new Date(), addDays(todayInMexico(), 11));
    expect(await state(id)).toBe('expired');
    expect(await mailsAbout(id)).toEqual(['invitation', 'ended']);
  });

  it('is reminded of, once however many sweeps look', async () => {
    const id = await sent();
    const later = addDays(todayInMexico(), 3);
    const at = new Date(Date.now() + 3 * 24 * 3_600_000);
    const sweep = api.app.get(SigningSweep, { strict: false });
    await Promise.all([sweep.sweep(at, later), sweep.sweep(at, later)]);
    expect(await mailsAbout(id)).toEqual(['invitation', 'reminder']);
  });

  it('is asked about after a silence, so that a lost message loses nothing', async () => {
    const id = await sent();
    const signer = await api.prisma.signingSigner.findFirstOrThrow({ where: { requestId: id } });
    const rfc = api.app.get(FieldEncryption).encrypt(RFC, 'signing.rfc');
    await api.prisma.sandboxSignature.create({ data: { signerId: signer.id, declined: false, name: 'IRENE', rfc } });
    await api.prisma.signingErrand.updateMany({
      where: { requestId: id },
      data: { createdAt: dateColumn('2026-01-01') },
    });
    await api.app.get(SigningSweep, { strict: false }).sweep();
    await runErrands(api);
    expect(await state(id)).toBe('completed');
  });
});

describe('the database', () => {
  it('lets nothing change of what was asked, of how it ended, nor of what happened', async () => {
    const id = await signed();
    const { prisma } = api;
    await expect(prisma.signingRequest.update({ where: { id }, data: { title: 'Otro' } })).rejects.toThrow();
    await expect(prisma.signingRequest.update({ where: { id }, data: { state: 'sent' } })).rejects.toThrow();
    await expect(prisma.signingEvent.updateMany({ where: { requestId: id }, data: { detail: 'x' } })).rejects.toThrow();
    await expect(
      prisma.signingConstancia.update({ where: { requestId: id }, data: { serial: '1' } }),
    ).rejects.toThrow();
  });
});
