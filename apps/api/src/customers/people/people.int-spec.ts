import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createContract, createCustomer, createPolicy, createTaxProfile, FACTORY_PASSWORD } from '@flota/prisma/seed';
import {
  accountActivitySchema,
  addDays,
  todayInMexico,
  type AccountPerson,
  type AccountRole,
  type OwnAccounts,
} from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { pdf } from '../../testing/bill-form.js';
import { joinAccount } from '../../testing/members.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const PASSWORD = 'caballo bateria grapa';

let api: TestApp;
let holder: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  await api.startWorker();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.mail.clear();
  holder = await api.signIn('customer');
});

let count = 0;
const newMailbox = () => `invitado-${Date.now()}-${(count += 1)}@flota.test`;
const invite = (who: SignedIn, email: string, more: object = {}) =>
  api.http
    .post('/api/customers/people')
    .set(who.headers)
    .send({ email, role: 'accountant', currentPassword: FACTORY_PASSWORD, ...more });
const change = (who: SignedIn, id: string, role: AccountRole, more: object = {}) =>
  api.http
    .put(`/api/customers/people/${id}`)
    .set(who.headers)
    .send({ role, currentPassword: FACTORY_PASSWORD, ...more });
const revoke = (who: SignedIn, id: string) => api.http.post(`/api/customers/people/${id}/revocation`).set(who.headers);
const tokenOf = async (email: string): Promise<string> => {
  const { text } = await api.mail.waitFor(
    ({ recipients, subject }) => recipients.includes(email) && subject.includes('le da acceso'),
  );
  return /\/invitacion#token=([\w.~-]+)/.exec(text)?.[1] ?? '';
};
const invited = async (email: string, more: object = {}) => {
  const { body } = await invite(holder, email, more).expect(201);
  return { person: body as AccountPerson, token: await tokenOf(email) };
};
const join = (token: string) =>
  api.http.post('/api/auth/customers/invitation/accept').send({ token, name: 'Clara Núñez', password: PASSWORD });
const accept = (who: SignedIn, token: string) =>
  api.http.post('/api/customers/invitations/accept').set(who.headers).send({ token });
const accountsOf = async ({ headers }: Pick<SignedIn, 'headers'>) =>
  (await api.http.get('/api/customers/accounts').set(headers).expect(200)).body as OwnAccounts;
const activity = async () => {
  const { body } = await api.http.get('/api/customers/people/activity').set(holder.headers).expect(200);
  return accountActivitySchema.parse(body).entries;
};
const contractOf = async (customerId: string) => {
  const fieldCipher = api.app.get(FieldEncryption);
  const { id: taxProfileId } = await createTaxProfile(api.prisma, fieldCipher, { customerId });
  return (await createContract(api.prisma, { customerId, taxProfileId, fieldCipher })).id;
};

describe('an invitation', () => {
  it('gives who has no account one, without telephone and contracts, in that account', async () => {
    const contract = await contractOf(holder.id);
    const email = newMailbox();
    const { token } = await invited(email);
    const state = await api.http.post('/api/auth/customers/invitation').send({ token }).expect(200);
    expect(state.body).toMatchObject({ role: 'accountant', email, way: 'choose-password' });
    const { jwt } = (await join(token).expect(200)).body as { jwt: string };
    const headers = { authorization: `Bearer ${jwt}` };
    const { body } = await api.http.get('/api/customers/contracts').set(headers).expect(200);
    expect(body).toMatchObject([{ id: contract }]);
    expect(await accountsOf({ headers })).toMatchObject({ current: { role: 'accountant' } });
    expect(await api.prisma.customer.findUniqueOrThrow({ where: { email } })).toMatchObject({
      phone: null,
      name: 'Clara Núñez',
    });
    await api.mail.waitFor(({ recipients, subject }) => recipients.includes(holder.email) && subject.includes('Clara'));
    const signedIn = await api.http.post('/api/auth/customers/login').send({ email, password: PASSWORD }).expect(200);
    const again = { authorization: `Bearer ${(signedIn.body as { jwt: string }).jwt}` };
    expect(await accountsOf({ headers: again })).toMatchObject({ current: { role: 'accountant' } });
    expect((await activity()).map(({ did, who }) => [did, who])).toEqual([
      ['entered', email],
      ['accepted', email],
      ['invited', holder.email],
    ]);
  });

  it('is accepted once, however many do at once', async () => {
    const { token } = await invited(newMailbox());
    const answers = await Promise.all([join(token), join(token)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([409, 410]).toContain(statuses[1]);
    await join(token).expect(410);
  });

  it('is accepted by who has an account only with the address it went to', async () => {
    const member = await createCustomer(api.prisma);
    const { token } = await invited(member.email);
    const other = await api.signIn('customer');
    expect((await accept(other, token).expect(403)).body).toMatchObject({ code: 'INVITATION.OTHER_ADDRESS' });
    await join(token).expect(409);
    const { body } = await api.http
      .post('/api/auth/customers/login')
      .send({ email: member.email, password: FACTORY_PASSWORD })
      .expect(200);
    const headers = { authorization: `Bearer ${(body as { jwt: string }).jwt}` };
    await accept({ ...other, headers }, token).expect(204);
    expect(await accountsOf({ headers })).toMatchObject({ current: { role: 'accountant' } });
  });

  it('lets nobody choose a password for a client who never registered', async () => {
    const { email } = await createCustomer(api.prisma, { passwordHash: null });
    const { token } = await invited(email);
    const { body } = await api.http.post('/api/auth/customers/invitation').send({ token }).expect(200);
    expect(body).toMatchObject({ way: 'register' });
    await join(token).expect(409);
    expect(await api.prisma.customer.findUnique({ where: { email } })).toMatchObject({ passwordHash: null });
  });

  it('is answered the same whether or not the address has an account', async () => {
    const known = await createCustomer(api.prisma);
    const [one, other] = [
      await invite(holder, known.email).expect(201),
      await invite(holder, newMailbox()).expect(201),
    ];
    const shape = ({ id: _id, email: _email, invitedAt: _at, expiresAt: _until, ...rest }: AccountPerson) => rest;
    expect(shape(one.body as AccountPerson)).toEqual(shape(other.body as AccountPerson));
  });

  it('is refused to oneself, to the holder and to who is there, also of two at once', async () => {
    const administrator = await joinAccount(api, holder.id, 'administrator');
    const refused = { errors: [{ field: 'email', code: 'EMAIL.HAS_ACCESS' }] };
    for (const [who, email] of [
      [holder, holder.email],
      [administrator, holder.email],
      [administrator, administrator.email],
      [holder, administrator.email.toUpperCase()],
    ] as const) {
      expect((await invite(who, email).expect(422)).body).toMatchObject(refused);
    }
    const email = newMailbox();
    const answers = await Promise.all([invite(holder, email), invite(administrator, email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('asks for the password of whoever invites', async () => {
    const { body } = await invite(holder, newMailbox(), { currentPassword: 'otra' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'currentPassword', code: 'PASSWORD.WRONG' }] });
  });

  it('works no more once it was sent again, withdrawn or is old', async () => {
    const email = newMailbox();
    const { person, token } = await invited(email);
    await api.mail.clear();
    await api.http.post(`/api/customers/people/${person.id}/invitation`).set(holder.headers).expect(200);
    await join(token).expect(410);
    const next = await tokenOf(email);
    await api.prisma.accountMember.update({ where: { id: person.id }, data: { expiresAt: new Date() } });
    await join(next).expect(410);
    await api.mail.clear();
    await api.http.post(`/api/customers/people/${person.id}/invitation`).set(holder.headers).expect(200);
    const last = await tokenOf(email);
    await revoke(holder, person.id).expect(200);
    await join(last).expect(410);
    expect((await revoke(holder, person.id).expect(409)).body).toMatchObject({ code: 'PERSON.ENDED' });
  });

  it('of a driver names units of the account, and at least one', async () => {
    const [own, foreign] = [await contractOf(holder.id), await contractOf((await api.signIn('customer')).id)];
    for (const contractIds of [[], [foreign], [own, foreign]]) {
      await invite(holder, newMailbox(), { role: 'driver', contractIds }).expect(422);
    }
    await invite(holder, newMailbox(), { role: 'driver', contractIds: [own] }).expect(201);
  });
});

describe('somebody in an account', () => {
  const home = ({ headers }: SignedIn) => api.http.get('/api/customers/home').set(headers);

  it('is out with the very next call once revoked, with every session in it, and is told', async () => {
    const member = await joinAccount(api, holder.id, 'payer');
    await home(member).expect(200);
    await revoke(holder, member.membershipId).expect(200);
    await home(member).expect(401);
    await api.http.get('/api/customers/me').set(member.headers).expect(401);
    expect(await api.prisma.authSession.count({ where: { customerId: member.id, endedAt: null } })).toBe(0);
    await api.mail.waitFor(({ recipients, subject }) => recipients.includes(member.email) && subject.includes('Ya no'));
  });

  it('is out even where the end of sessions missed one', async () => {
    const member = await joinAccount(api, holder.id, 'payer');
    await api.prisma.accountMember.update({ where: { id: member.membershipId }, data: { revokedAt: new Date() } });
    await home(member).expect(401);
  });

  it('has another role with the very next call', async () => {
    const member = await joinAccount(api, holder.id, 'payer');
    await api.http.get('/api/customers/payment-options').set(member.headers).expect(200);
    await change(holder, member.membershipId, 'accountant').expect(200);
    await api.http.get('/api/customers/payment-options').set(member.headers).expect(403);
    await home(member).expect(200);
  });

  it('acts on their own sign-in and never on that of the holder', async () => {
    const member = await joinAccount(api, holder.id, 'administrator');
    const { body } = await api.http.get('/api/customers/profile').set(member.headers).expect(200);
    expect(body).toMatchObject({ id: member.id, email: member.email });
    await api.http.patch('/api/customers/profile').set(member.headers).send({ name: 'Otro Nombre' }).expect(200);
    await api.http.delete('/api/customers/sessions/others').set(member.headers).expect(204);
    await home(holder).expect(200);
    expect(await api.prisma.customer.findUniqueOrThrow({ where: { id: holder.id } })).not.toMatchObject({
      name: 'Otro Nombre',
    });
  });

  it('is several people in several accounts, one at a time, and in none that nobody let them into', async () => {
    const other = await api.signIn('customer');
    const member = await joinAccount(api, holder.id, 'accountant');
    const elsewhere = await joinAccount(api, other.id, 'accountant');
    const actFor = (membershipId: string | null) =>
      api.http.post('/api/customers/acting-for').set(member.headers).send({ membershipId });
    await actFor(elsewhere.membershipId).expect(404);
    expect(await accountsOf(member)).toMatchObject({ current: { membershipId: member.membershipId } });
    await actFor(null).expect(204);
    expect(await accountsOf(member)).toMatchObject({ current: { membershipId: null, role: null } });
    await revoke(holder, member.membershipId).expect(200);
    // It was not in that account, so it goes on; it does not get back in.
    await actFor(member.membershipId).expect(404);
    await home(member).expect(200);
  });

  it('is stopped where the page shows another account than the session is in', async () => {
    const member = await joinAccount(api, holder.id, 'accountant');
    const { body } = await home(member).set('x-account', 'own').expect(409);
    expect(body).toMatchObject({ code: 'ACCOUNT.SWITCHED' });
    await home(member).set('x-account', member.membershipId).expect(200);
  });

  it('never reaches the people of another account', async () => {
    const stranger = await api.signIn('customer');
    const member = await joinAccount(api, holder.id, 'payer');
    await revoke(stranger, member.membershipId).expect(404);
    await change(stranger, member.membershipId, 'administrator').expect(404);
    await change(member, member.membershipId, 'administrator').expect(403);
    await api.http.post(`/api/customers/people/${member.membershipId}/invitation`).set(stranger.headers).expect(404);
  });

  it('gives their access up', async () => {
    const member = await joinAccount(api, holder.id, 'payer');
    await api.http.post(`/api/customers/accounts/${member.membershipId}/leave`).set(member.headers).expect(204);
    await home(member).expect(401);
  });

  it('is told to the holder with what they did', async () => {
    const contract = await contractOf(holder.id);
    const member = await joinAccount(api, holder.id, 'accountant');
    await api.http
      .get(`/api/customers/contracts/${contract}/movements/export`)
      .query({ format: 'csv' })
      .set(member.headers)
      .expect(200);
    await revoke(holder, member.membershipId).expect(200);
    expect((await activity()).map(({ did, who, to }) => [did, who, to])).toEqual([
      ['revoked', holder.email, member.email],
      ['movements.exported', member.email, null],
      ['entered', member.email, null],
    ]);
  });
});

describe('an accountant', () => {
  it('gets the papers of the account, in a ZIP that is mailed to themselves', async () => {
    await contractOf(holder.id);
    const accountant = await joinAccount(api, holder.id, 'accountant');
    await api.http.get('/api/customers/papers').set(accountant.headers).expect(200);
    await api.http
      .post('/api/customers/paper-archives')
      .set(accountant.headers)
      .send({ choice: { filter: { kind: 'cover' } }, to: 'self' })
      .expect(201);
    await api.mail.waitFor(
      ({ recipients, subject }) => recipients.includes(accountant.email) && subject.includes('documentos están listos'),
    );
    expect(api.mail.messages().filter(({ recipients }) => recipients.includes(holder.email))).toEqual([]);
    await api.http.put('/api/customers/accountant').set(accountant.headers).send({ email: newMailbox() }).expect(403);
  });
});

describe('a driver', () => {
  it('sends in the policy of a unit that was chosen, by files of their own', async () => {
    const [chosen, another] = [await contractOf(holder.id), await contractOf(holder.id)];
    const driver = await joinAccount(api, holder.id, 'driver', [chosen]);
    const today = todayInMexico();
    const send = (contractId: string) => {
      const said = {
        contractId,
        insurer: 'Aseguradora Horizonte',
        number: `HZ-${crypto.randomUUID().slice(0, 8)}`,
        coverage: 'Cobertura amplia',
      };
      const figures = { startsOn: today, endsOn: addDays(today, 365), premium: '48900.00', sumInsured: '1250000' };
      const call = api.http.post('/api/customers/policy-submissions').set(driver.headers);
      for (const [name, value] of Object.entries({ ...said, ...figures, lenderFirst: 'yes' })) call.field(name, value);
      return call.attach('policy', pdf, 'poliza.pdf');
    };
    await send(another).expect(404);
    await send(chosen).expect(201);
    const { body } = await api.http.get('/api/customers/insurance').set(driver.headers).expect(200);
    expect(body).toMatchObject([
      { contractId: chosen, submissions: [{ state: 'received', premium: null, sumInsured: null }] },
    ]);
    const upload = await api.http
      .post('/api/customers/uploads')
      .set(holder.headers)
      .send({ name: 'poliza.pdf', size: 9 })
      .expect(201);
    const { id } = upload.body as { id: string };
    await api.http.get(`/api/customers/uploads/${id}`).set(driver.headers).expect(404);
  });

  it.each(['driver', 'blind-driver'] as const)(
    'sees what insures a unit, and not what that costs: %s',
    async (role) => {
      const chosen = await contractOf(holder.id);
      const period = { startsOn: addDays(todayInMexico(), -9), endsOn: addDays(todayInMexico(), 9) };
      await createPolicy(api.prisma, { contractId: chosen, ...period });
      const driver = await joinAccount(api, holder.id, role, [chosen]);
      const accountant = await joinAccount(api, holder.id, 'accountant');
      const read = async (path: string, { headers }: typeof driver) =>
        (await api.http.get(`/api/customers/${path}`).set(headers).expect(200)).text;
      for (const path of ['policies', 'insurance', 'units']) {
        expect(await read(path, driver)).not.toMatch(/"\w+":"\d+\.\d\d"/);
      }
      for (const path of ['policies', 'insurance']) expect(await read(path, accountant)).toMatch(/"premium":"\d/);
    },
  );

  it('sees the units that were chosen, and no amount where the holder says so', async () => {
    const [chosen] = [await contractOf(holder.id), await contractOf(holder.id)];
    const driver = await joinAccount(api, holder.id, 'blind-driver', [chosen]);
    const { body } = await api.http.get('/api/customers/units').set(driver.headers).expect(200);
    expect(body).toMatchObject([{ contractId: chosen }]);
    await api.http.get('/api/customers/payments').set(driver.headers).expect(403);
  });
});

describe('staff', () => {
  it('see the people of a customer, and customer care takes access away', async () => {
    const member = await joinAccount(api, holder.id, 'payer');
    const [care, auditor] = [await api.signIn('care'), await api.signIn('auditor')];
    const path = `/api/admin/customers/${holder.id}/people`;
    const { body } = await api.http.get(path).set(auditor.headers).expect(200);
    expect(body).toMatchObject({ people: [{ email: member.email, role: 'payer', state: 'active' }] });
    await api.http.post(`${path}/${member.membershipId}/revocation`).set(auditor.headers).expect(403);
    await api.http.post(`${path}/${member.membershipId}/revocation`).set(care.headers).expect(200);
    await api.http.get('/api/customers/home').set(member.headers).expect(401);
  });
});
