import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Contract, TaxProfile } from '@flota/prisma';
import { createContract, createTaxChange, createTaxProfile } from '@flota/prisma/seed';
import { type AccountDocument, type AccountTaxChange, addDays, taxChangeSchema, todayInMexico } from '@flota/schemas';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { Files } from '../platform/storage/files.js';
import { makePng, pdf } from '../testing/bill-form.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const RFC = 'TNO010203AB1';
const NEW_RFC = 'TNO010203AB9';
const NAME = 'Transportes del Norte';
const NEW_NAME = 'Logística del Norte';

let api: TestApp;
let cipher: FieldEncryption;
let care: SignedIn;
let stranger: SignedIn;
let owner: SignedIn;
let profile: TaxProfile;
let contract: Contract;

beforeAll(async () => {
  api = await startTestApp();
  cipher = api.app.get(FieldEncryption);
  [care, stranger] = [await api.signIn('care'), await api.signIn('customer')];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.contract.deleteMany();
  await api.prisma.taxProfile.deleteMany();
  owner = await api.signIn('customer');
  const held = { customerId: owner.id, rfc: RFC, legalName: NAME, regime: '601', cfdiUse: 'G03', postalCode: '64000' };
  profile = await createTaxProfile(api.prisma, cipher, held);
  contract = await createContract(api.prisma, { fieldCipher: cipher, customerId: owner.id, taxProfileId: profile.id });
  await emptyAuditLog(api.prisma);
  await api.mail.clear();
});

const asked = () => ({
  taxProfileId: profile.id,
  legalName: NEW_NAME,
  rfc: NEW_RFC,
  regime: '601',
  postalCode: '64010',
});
const ask = (who: SignedIn, fields: object = {}, certificate: Buffer | null = pdf, headers = {}) => {
  const call = api.http.post('/api/customers/tax-changes').set(who.headers).set(headers);
  for (const [name, value] of Object.entries({ ...asked(), ...fields })) call.field(name, String(value));
  return certificate ? call.attach('certificate', certificate, '../constancia.pdf') : call;
};
const askedFor = async (fields: object = {}): Promise<AccountTaxChange> =>
  taxChangeSchema.parse((await ask(owner, fields).expect(201)).body);
const list = async (who: SignedIn) =>
  z.array(taxChangeSchema).parse((await api.http.get('/api/customers/tax-changes').set(who.headers).expect(200)).body);
const cancel = (who: SignedIn, id: string) => api.http.post(`/api/customers/tax-changes/${id}/cancel`).set(who.headers);
const decide = (id: string, body: object, who = care) =>
  api.http.post(`/api/admin/tax-changes/${id}/decision`).set(who.headers).send(body);
const row = () => api.prisma.taxProfile.findUniqueOrThrow({ where: { id: profile.id } });
const payoffLetter = async (): Promise<string> => {
  const { body } = await api.http
    .post(`/api/customers/contracts/${contract.id}/payoff-letters`)
    .set(owner.headers)
    .send({ on: addDays(todayInMexico(), 3) })
    .expect(201);
  return textOf(body as AccountDocument);
};
const certificate = async (year: number): Promise<string> => {
  const path = `/api/customers/contracts/${contract.id}/interest-certificates`;
  return textOf((await api.http.post(path).set(owner.headers).send({ year }).expect(201)).body as AccountDocument);
};
async function textOf({ id }: AccountDocument): Promise<string> {
  const { file } = await api.prisma.contractDocument.findUniqueOrThrow({ where: { id }, include: { file: true } });
  const content = await buffer((await api.app.get(Files).open(file))!);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('a request', () => {
  it('changes nothing: it waits, with its certificate private and both mails owed', async () => {
    const change = await askedFor();
    expect(change).toMatchObject({
      state: 'pending',
      asked: { legalName: NEW_NAME, rfc: NEW_RFC, regime: '601', postalCode: '64010' },
      former: { legalName: NAME, rfc: RFC, regime: '601', postalCode: '64000' },
      fileName: 'constancia.pdf',
    });
    expect(await row()).toEqual(profile);
    expect(await list(owner)).toEqual([change]);
    const { rfc, file } = await api.prisma.taxChange.findUniqueOrThrow({
      where: { id: change.id },
      include: { file: true },
    });
    expect(rfc).not.toContain(NEW_RFC);
    expect(file).toMatchObject({ visibility: 'private', contentType: 'application/pdf' });
    const mails = await api.prisma.outboundEmail.findMany({ where: { aboutId: change.id }, orderBy: { kind: 'asc' } });
    expect(mails).toMatchObject([
      { kind: 'tax-changes.send-notice' },
      { kind: 'tax-changes.send-receipt', recipient: owner.email },
    ]);
  });

  it('is one at a time, also of two at once; a cancelled one makes room', async () => {
    const answers = await Promise.all([ask(owner), ask(owner, { legalName: 'Otro Nombre' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await ask(owner).expect(409);
    expect(body).toMatchObject({ code: 'TAX_CHANGE.PENDING' });
    const [pending] = await list(owner);
    await cancel(owner, pending!.id).expect(200);
    await cancel(owner, pending!.id).expect(409);
    await askedFor();
    expect((await list(owner)).map(({ state }) => state)).toEqual(['pending', 'cancelled']);
  });

  it('is the same one when it is sent again', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await ask(owner, {}, pdf, headers).expect(201);
    const again = await ask(owner, {}, pdf, headers).expect(201);
    expect(again.body).toEqual(first.body);
  });

  it.each<[string, object, Buffer | null, string, string]>([
    ['no certificate', {}, null, 'certificate', 'FILE.REQUIRED'],
    ['no name', { legalName: '' }, pdf, 'legalName', 'NAME.REQUIRED'],
    ['no RFC', { rfc: 'X' }, pdf, 'rfc', 'RFC.INVALID'],
    ["a person's RFC for a company", { rfc: 'GODE561231GR8' }, pdf, 'rfc', 'RFC.OTHER_PERSON'],
    ['the RFC of the public', { rfc: 'XAXX010101000' }, pdf, 'rfc', 'RFC.OTHER_PERSON'],
    ["a person's régimen", { regime: '612' }, pdf, 'regime', 'REGIME.NOT_FOR_PERSON'],
    ['a postal code that is none', { postalCode: '1' }, pdf, 'postalCode', 'POSTAL_CODE.INVALID'],
    ['half a PDF', {}, Buffer.from('%PDF-1.7\n'), 'certificate', 'FILE.UNREADABLE'],
    ['nothing new', { legalName: NAME, rfc: RFC, postalCode: '64000' }, pdf, 'legalName', 'TAX_DATA.UNCHANGED'],
  ])('is refused with %s', async (_what, fields, content, field, code) => {
    const { body } = await ask(owner, fields, content).expect(422);
    expect((body as { errors: object[] }).errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await list(owner)).toEqual([]);
  });

  it('is refused with a picture of the certificate', async () => {
    const { body } = await ask(owner, {}, await makePng()).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'certificate', code: 'FILE.TYPE_REFUSED' }] });
  });

  it('is ten a day', async () => {
    for (let sent = 0; sent < 10; sent++) await cancel(owner, (await askedFor()).id).expect(200);
    await ask(owner).expect(429);
  });
});

describe('a decision', () => {
  it('approves: the profile says so from now on, with an audit entry and a mail, and the history stays', async () => {
    const { id } = await askedFor({ regime: '601' });
    await decide(id, { decision: 'approved' }).expect(204);
    const { rfc, ...now } = await row();
    expect(now).toMatchObject({ legalName: NEW_NAME, regime: '601', postalCode: '64010', cfdiUse: 'G03' });
    expect(cipher.decrypt(rfc, 'tax_profile.rfc')).toBe(NEW_RFC);
    expect(await api.prisma.auditEntry.findMany()).toMatchObject([
      {
        action: 'decision',
        resource: 'tax-changes',
        recordId: id,
        actorId: care.id,
        changes: { state: { from: 'pending', to: 'approved' }, legalName: { from: NAME, to: NEW_NAME } },
      },
    ]);
    const worker = await api.startWorker();
    const mail = await api.mail.waitFor(({ subject }) => subject.startsWith('Cambiamos sus datos fiscales'));
    await worker.close();
    expect(mail.recipients).toEqual([owner.email]);
    expect(mail.text).toContain(NEW_NAME);
    for (const said of [mail.text, mail.html]) expect(said).not.toMatch(new RegExp(`${RFC}|${NEW_RFC}`));
    expect(await list(owner)).toMatchObject([{ state: 'approved', former: { legalName: NAME, rfc: RFC } }]);
    await expect(api.prisma.taxChange.update({ where: { id }, data: { legalName: 'X' } })).rejects.toThrow();
    await decide(id, { decision: 'rejected', reason: 'Se me olvidó algo' }).expect(409);
    await cancel(owner, id).expect(409);
  });

  it('rejects with a reason that the customer reads', async () => {
    const { id } = await askedFor();
    const { body } = await decide(id, { decision: 'rejected', reason: 'no' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'reason', code: 'REASON.REQUIRED' }] });
    await decide(id, { decision: 'rejected', reason: 'La constancia es de otra empresa.' }).expect(204);
    expect(await row()).toEqual(profile);
    expect(await list(owner)).toMatchObject([{ state: 'rejected', reason: 'La constancia es de otra empresa.' }]);
    const worker = await api.startWorker();
    const mail = await api.mail.waitFor(({ subject }) => subject.startsWith('No pudimos cambiar'));
    await worker.close();
    expect(mail.text).toContain('La constancia es de otra empresa.');
    await askedFor();
  });

  it('of two at once is one', async () => {
    const { id } = await askedFor();
    const both = await Promise.all([
      decide(id, { decision: 'approved' }),
      decide(id, { decision: 'rejected', reason: 'No coincide' }),
      cancel(owner, id),
    ]);
    expect(both.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('never gives a customer the RFC of another, and says so before', async () => {
    await createTaxProfile(api.prisma, cipher, { customerId: stranger.id, rfc: 'TAK010203AB5', legalName: 'Tomada' });
    const { id } = await askedFor({ rfc: 'TAK010203AB5' });
    const { body: shown } = await api.http.get(`/api/admin/tax-changes/${id}`).set(care.headers).expect(200);
    expect(shown).toMatchObject({ rfcTaken: true });
    const { body } = await decide(id, { decision: 'approved' }).expect(409);
    expect(body).toMatchObject({ code: 'TAX_CHANGE.RFC_TAKEN' });
    expect(await row()).toEqual(profile);
    expect(await list(owner)).toMatchObject([{ state: 'pending' }]);
  });

  it('renames a holder whose RFC somebody else has too: nobody takes an RFC over', async () => {
    await createTaxProfile(api.prisma, cipher, { customerId: stranger.id, rfc: RFC });
    const { id } = await askedFor({ rfc: RFC });
    await decide(id, { decision: 'approved' }).expect(204);
    expect((await row()).legalName).toBe(NEW_NAME);
  });

  it('drops a use of the CFDI that does not go with the new régimen', async () => {
    const { id } = await askedFor({ regime: '610', rfc: RFC });
    await decide(id, { decision: 'approved' }).expect(204);
    expect((await row()).cfdiUse).toBeNull();
  });
});

describe('the backoffice', () => {
  it('lists them by state with RFCs masked, and shows one with both sides in full', async () => {
    const { id, folio } = await askedFor();
    const get = async (path: string, query: object = {}) =>
      (await api.http.get(`/api/admin/tax-changes${path}`).query(query).set(care.headers).expect(200)).body as object;
    const filter = JSON.stringify({ state: 'pending', customerId: owner.id });
    const rows = await get('', { filter });
    expect(rows).toMatchObject({ data: [{ folio, legalName: NEW_NAME, formerName: NAME }] });
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${RFC}|${NEW_RFC}|v1\\.`));
    expect(await get(`/${id}`)).toMatchObject({
      asked: { rfc: NEW_RFC },
      former: { rfc: RFC },
      contracts: [{ number: contract.number }],
      rfcTaken: false,
    });
  });

  it('hands out the certificate to care, and every reading is in the audit log', async () => {
    const { id, folio } = await askedFor();
    const read = (who: SignedIn) =>
      api.http.get(`/api/admin/tax-changes/${id}/certificate`).set(who.headers).buffer(true);
    const { body, headers } = await read(care).expect(200);
    expect(body as Buffer).toEqual(pdf);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="${folio}-constancia-fiscal.pdf"`,
      'cache-control': 'no-store',
    });
    expect(await api.prisma.auditEntry.findMany()).toMatchObject([{ action: 'read-file', resource: 'tax-changes' }]);
    await read(await api.signIn('finance')).expect(403);
    await read(owner).expect(401);
    await decide('0198a000-0000-7000-8000-000000000000', { decision: 'approved' }).expect(404);
  });
});

describe('whoever would have letters in another name', () => {
  it('finds no way but the approval of staff', async () => {
    const year = Number(todayInMexico().slice(0, 4));
    const renamed = { legalName: NEW_NAME, regime: '601', cfdiUse: 'G03', postalCode: '64000' };
    const put = (body: object) =>
      api.http.put(`/api/customers/tax-profiles/${profile.id}`).set(owner.headers).send(body);
    await put(renamed).expect(422);
    await put({ ...renamed, legalName: NAME, rfc: NEW_RFC }).expect(422);
    await api.http.patch('/api/customers/profile').set(owner.headers).send({ name: NEW_NAME }).expect(200);
    const { id } = await askedFor();
    await decide(id, { decision: 'approved' }, stranger).expect(401);
    for (const letter of [await payoffLetter(), await certificate(year)]) {
      expect(letter).toContain(NAME);
      expect(letter).toContain(RFC);
      expect(letter).not.toContain(NEW_NAME);
      expect(letter).not.toContain(NEW_RFC);
    }
    await decide(id, { decision: 'rejected', reason: 'No es su constancia' }).expect(204);
    expect(await certificate(year)).not.toContain(NEW_NAME);

    const { id: another } = await askedFor();
    await decide(another, { decision: 'approved' }).expect(204);
    const letter = await payoffLetter();
    expect(letter).toContain(`Contrato firmado como ${NAME}, RFC ${RFC}`);
    expect(letter).toContain(NEW_NAME);
    // What is made out from now on bears one name only.
    contract = await createContract(api.prisma, {
      fieldCipher: cipher,
      customerId: owner.id,
      taxProfileId: profile.id,
    });
    expect(await payoffLetter()).not.toContain(NAME);
  });

  it("reaches no request of somebody else's", async () => {
    const { id } = await askedFor();
    await cancel(stranger, id).expect(404);
    await ask(stranger).expect(404);
    expect(await list(stranger)).toEqual([]);
    expect(await list(owner)).toMatchObject([{ id, state: 'pending' }]);
  });

  it('is written to when the request comes in, whoever sent it', async () => {
    const worker = await api.startWorker();
    const { folio } = await askedFor();
    const mail = await api.mail.waitFor(({ subject }) => subject === `Recibimos su cambio de datos fiscales ${folio}`);
    const notice = await api.mail.waitFor(({ subject }) => subject === `Nuevo cambio de datos fiscales ${folio}`);
    await worker.close();
    expect(mail.recipients).toEqual([owner.email]);
    expect(mail.text).toContain('cambie su contraseña de inmediato');
    expect(notice.text).not.toMatch(new RegExp(`${RFC}|${NEW_RFC}|${NEW_NAME}`));
  });

  it('goes with the profile: no request, file or mail of it is left', async () => {
    const change = await createTaxChange(api.prisma, cipher, { taxProfileId: profile.id });
    await api.prisma.contract.delete({ where: { id: contract.id } });
    await api.prisma.taxProfile.delete({ where: { id: profile.id } });
    expect(await api.prisma.taxChange.count({ where: { id: change.id } })).toBe(0);
  });
});
