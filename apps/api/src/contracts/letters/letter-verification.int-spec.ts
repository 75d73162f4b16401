import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContractDocument, dateColumn } from '@flota/prisma';
import { type AccountDocument, addDays, letterVerificationSchema, todayInMexico } from '@flota/schemas';
import { newAddress } from '../../testing/clients.js';
import { type OwnerOfContract, signedInOwner } from '../../testing/contract-owners.js';
import { editRecord } from '../../testing/edit-record.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Ledgers } from '../ledger/ledgers.js';

const today = todayInMexico();

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const ask = (body: object, address = newAddress()) =>
  api.http.post('/api/letters/verification').set('x-forwarded-for', address).send(body);
const verify = async (body: object) => letterVerificationSchema.parse((await ask(body).expect(200)).body);

/** A payoff letter as it was issued to them. */
async function issuedTo({ contract, owner }: OwnerOfContract, on = addDays(today, 3)): Promise<ContractDocument> {
  const { body } = await api.http
    .post(`/api/customers/contracts/${contract.id}/payoff-letters`)
    .set(owner.headers)
    .send({ on })
    .expect(201);
  return api.prisma.contractDocument.findUniqueOrThrow({ where: { id: (body as AccountDocument).id } });
}
const printed = ({ code, folio }: ContractDocument) => ({ folio, code });

describe('whoever holds a letter', () => {
  it('learns that it holds, and nothing but the ends of numbers', async () => {
    const own = await signedInOwner(api);
    const letter = await issuedTo(own);
    expect(await verify(printed(letter))).toEqual({
      standing: 'holds',
      kind: 'payoff_letter',
      year: null,
      issuedOn: today,
      validUntil: addDays(today, 3),
      voidedOn: null,
      contractEnding: own.contract.number.slice(-4),
      vinEnding: own.contract.vin.slice(-4),
      clabeEnding: own.contract.clabe.slice(-4),
    });
  });

  it('may type it in small letters, in one, and with letters for digits', async () => {
    const letter = await issuedTo(await signedInOwner(api));
    await api.prisma.contractDocument.update({
      where: { id: letter.id },
      data: { folio: 'L-0011A-BCDEF', code: '01AB-CD10' },
    });
    expect(await verify({ folio: ' l0o1la bcdef', code: 'oiabcdl0' })).toMatchObject({ standing: 'holds' });
  });

  it('is told when its day is over, its sum is another one, or it was taken back', async () => {
    const own = await signedInOwner(api);
    const letter = await issuedTo(own);
    const ledgers = api.app.get(Ledgers);
    const payment = await api.prisma.$transaction((database) =>
      ledgers.enter(database, own.contract.id, { type: 'payment', on: today, amount: '1000.00' }),
    );
    expect(await verify(printed(letter))).toMatchObject({ standing: 'changed' });

    await api.prisma.contractDocument.update({
      where: { id: letter.id },
      data: { validUntil: dateColumn(addDays(today, -1)) },
    });
    expect(await verify(printed(letter))).toMatchObject({ standing: 'expired' });

    await api.prisma.contractDocument.update({ where: { id: letter.id }, data: { voidedOn: dateColumn(today) } });
    expect(await verify(printed(letter))).toMatchObject({ standing: 'voided', voidedOn: today });
    expect(payment.eventIds).toHaveLength(1);
  });
});

describe('whoever does not hold it', () => {
  it('is answered alike of a wrong code, another folio and a letter without a code', async () => {
    const letter = await issuedTo(await signedInOwner(api));
    const wrong = await verify({ ...printed(letter), code: '0000-0000' });
    expect(wrong).toEqual({ standing: 'unknown' });
    expect(await verify({ folio: 'L-00000-00000', code: letter.code })).toEqual(wrong);
    await api.prisma.contractDocument.update({ where: { id: letter.id }, data: { code: null } });
    expect(await verify(printed(letter))).toEqual(wrong);
  });

  it('tries so many codes of a folio only, from wherever, whether or not there is one', async () => {
    const letter = await issuedTo(await signedInOwner(api));
    for (const folio of [letter.folio, 'L-99999-99999']) {
      for (let tried = 0; tried < 20; tried++) await ask({ folio, code: '0000-0000' }).expect(200);
      await ask({ folio, code: letter.code }).expect(429);
    }
  });

  it.each([
    [{ folio: 'F-12345-12345', code: '0000-0000' }, 'folio', 'FOLIO.INVALID'],
    [{ folio: 'L-12345-12345', code: '123' }, 'code', 'LETTER_CODE.INVALID'],
  ])('is told what %j is not', async (body, field, code) => {
    expect((await ask(body).expect(422)).body).toMatchObject({ errors: [{ field, code }] });
  });
});

it('lets an administrator say who signs, and staff see what was issued', async () => {
  const own = await signedInOwner(api);
  const admin = await api.signIn('admin');
  const path = '/api/admin/letter-settings/1';
  await editRecord(api, admin, path, { signatory: 'Lucía Robles', position: ' ' });
  expect((await api.http.get(path).set(admin.headers).expect(200)).body).toMatchObject({
    signatory: 'Lucía Robles',
    position: null,
  });
  const { folio, code } = await issuedTo(own);
  const care = await api.signIn('care');
  const { body } = await api.http
    .get('/api/admin/letters')
    .query({ filter: JSON.stringify({ folio: folio.toLowerCase() }) })
    .set(care.headers)
    .expect(200);
  expect(body).toMatchObject({ total: 1, data: [{ folio, code, contractNumber: own.contract.number }] });
});
