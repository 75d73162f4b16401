import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCustomer, FACTORY_PASSWORD } from '@flota/prisma/seed';
import { customerSessionsSchema, linkStateSchema, profileSchema } from '@flota/schemas';
import { mailedToken, newAddress } from '../../testing/clients.js';
import { eventually } from '../../testing/eventually.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const NEW_PASSWORD = 'caballo bateria grapa';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await api.startWorker();
});
afterAll(() => api.close());
beforeEach(() => api.mail.clear());

const login = (email: string, password: string) =>
  api.http
    .post('/api/auth/customers/login')
    .set({ 'x-forwarded-for': newAddress(), 'user-agent': IPHONE })
    .send({ email, password });
/** Another session of the same customer. */
async function elsewhere({ email }: SignedIn): Promise<{ authorization: string }> {
  const { body } = await login(email, FACTORY_PASSWORD).expect(200);
  return { authorization: `Bearer ${(body as { jwt: string }).jwt}` };
}
const me = (headers: { authorization: string }) => api.http.get('/api/customers/me').set(headers);
const post = ({ headers }: SignedIn, path: string, body: object) =>
  api.http.post(`/api/customers/${path}`).set(headers).send(body);
const noticeTo = (recipient: string, subject: string) =>
  api.mail.waitFor((sent) => sent.recipients.includes(recipient) && sent.subject === subject);
const confirmEmail = (token: string) => api.http.post('/api/auth/customers/confirm-email').send({ token });
let mailboxes = 0;
const newMailbox = () => `nuevo-${(mailboxes += 1)}@flota.test`;

describe('POST /api/customers/password', () => {
  const change = { currentPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD };

  it('ends all other sessions, not this one, and tells the owner', async () => {
    const who = await api.signIn('customer');
    const other = await elsewhere(who);
    await post(who, 'password', change).expect(204);
    await me(other).expect(401);
    await me(who.headers).expect(200);
    await login(who.email, FACTORY_PASSWORD).expect(401);
    await login(who.email, NEW_PASSWORD).expect(200);
    await noticeTo(who.email, 'Su contraseña cambió');
  });

  it.each([
    [{ ...change, currentPassword: 'equivocada' }, 'currentPassword', 'PASSWORD.WRONG'],
    [{ ...change, newPassword: 'once letras' }, 'newPassword', 'PASSWORD.TOO_SHORT'],
    [{ ...change, newPassword: '123454321234' }, 'newPassword', 'PASSWORD.TOO_COMMON'],
    [{ newPassword: NEW_PASSWORD }, 'currentPassword', 'PASSWORD.REQUIRED'],
  ])('refuses %j, and changes nothing', async (body, field, code) => {
    const who = await api.signIn('customer');
    const other = await elsewhere(who);
    expect((await post(who, 'password', body).expect(422)).body).toMatchObject({ errors: [{ field, code }] });
    await me(other).expect(200);
    await login(who.email, FACTORY_PASSWORD).expect(200);
  });

  it("refuses one made of the customer's own address", async () => {
    const { id } = await api.signIn('customer').then(async (who) => {
      const newPassword = `${who.email.split('@')[0]}-2026`;
      const { body } = await post(who, 'password', { ...change, newPassword }).expect(422);
      expect(body).toMatchObject({ errors: [{ field: 'newPassword', code: 'PASSWORD.PERSONAL' }] });
      return who;
    });
    expect(id).toEqual(expect.any(String));
  });
});

describe('POST /api/customers/email', () => {
  const changeTo = (email: string) => ({ email, currentPassword: FACTORY_PASSWORD });
  const pendingOf = async ({ headers }: SignedIn) =>
    profileSchema.parse((await api.http.get('/api/customers/profile').set(headers).expect(200)).body).pendingEmail;

  it('changes the address once the link sent there is used; both mailboxes are told', async () => {
    const who = await api.signIn('customer');
    const email = newMailbox();
    await post(who, 'email', changeTo(email.toUpperCase())).expect(202);
    expect(await pendingOf(who)).toBe(email);
    const warning = await noticeTo(who.email, 'Solicitud de cambio de correo');
    expect(warning.text).toContain('n•••@flota.test');
    expect(warning.text).not.toContain('#token=');
    await login(email, FACTORY_PASSWORD).expect(401);

    const token = await mailedToken(api, email, 'Confirme su nuevo correo');
    const link = await api.http.post('/api/auth/customers/link').send({ token }).expect(200);
    expect(linkStateSchema.parse(link.body).purpose).toBe('email_change');
    await confirmEmail(token).expect(204);
    expect(await pendingOf(who)).toBeNull();
    await login(email, FACTORY_PASSWORD).expect(200);
    await login(who.email, FACTORY_PASSWORD).expect(401);
    await noticeTo(who.email, 'El correo de su cuenta cambió');
    expect((await confirmEmail(token).expect(410)).body).toMatchObject({ code: 'LINK.EXPIRED' });
  });

  it('does not take an address that another customer has: asking tells nothing, the link is 410', async () => {
    const who = await api.signIn('customer');
    const { email } = await createCustomer(api.prisma);
    await post(who, 'email', changeTo(email)).expect(202);
    const token = await mailedToken(api, email, 'Confirme su nuevo correo');
    expect((await confirmEmail(token).expect(410)).body).toMatchObject({ code: 'LINK.EXPIRED' });
    expect((await me(who.headers).expect(200)).body).toMatchObject({ email: who.email });
  });

  it('needs the password, and nothing is sent without it', async () => {
    const who = await api.signIn('customer');
    const email = newMailbox();
    const { body } = await post(who, 'email', { email, currentPassword: 'equivocada' }).expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'currentPassword', code: 'PASSWORD.WRONG' }] });
    expect(await api.prisma.outboundEmail.count({ where: { recipient: email } })).toBe(0);
    expect(await pendingOf(who)).toBeNull();
  });

  it('is called off by a new password; a link for a password does not confirm an address, nor the other way round', async () => {
    const who = await api.signIn('customer');
    const email = newMailbox();
    await post(who, 'email', changeTo(email)).expect(202);
    const token = await mailedToken(api, email, 'Confirme su nuevo correo');
    await api.http.post('/api/auth/customers/new-password').send({ token, password: NEW_PASSWORD }).expect(410);
    await api.http.post('/api/auth/customers/forgot-password').send({ email: who.email }).expect(202);
    await confirmEmail(await mailedToken(api, who.email, 'Restablezca')).expect(410);
    await post(who, 'password', { currentPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD }).expect(204);
    await confirmEmail(token).expect(410);
  });

  it('is renewed in one press by its owner, by nobody else, and not once it was used', async () => {
    const who = await api.signIn('customer');
    const email = newMailbox();
    await post(who, 'email', changeTo(email)).expect(202);
    const died = await mailedToken(api, email, 'Confirme su nuevo correo');
    await post(who, 'password', { currentPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD }).expect(204);
    await confirmEmail(died).expect(410);

    await post(await api.signIn('customer'), 'email/renewal', { token: died }).expect(410);
    await api.http.post('/api/customers/email/renewal').send({ token: died }).expect(401);
    await post(who, 'email/renewal', { token: 'otro' }).expect(410);
    await post(who, 'email/renewal', { token: died }).expect(202);
    expect(await pendingOf(who)).toBe(email);
    const mails = await eventually(
      () => Promise.resolve(api.mail.messages().filter(({ recipients }) => recipients.includes(email))),
      ({ length }) => length === 2,
    );
    const tokens = mails.map(({ text }) => /#token=([\w.-]+)/.exec(text)?.[1]);
    const [fresh = ''] = tokens.filter((token) => token !== died);
    await confirmEmail(fresh).expect(204);
    await post(who, 'email/renewal', { token: fresh }).expect(410);
  });

  it('ends links that went to the former address', async () => {
    const who = await api.signIn('customer');
    const email = newMailbox();
    await api.http.post('/api/auth/customers/forgot-password').send({ email: who.email }).expect(202);
    const reset = await mailedToken(api, who.email, 'Restablezca');
    await post(who, 'email', changeTo(email)).expect(202);
    await confirmEmail(await mailedToken(api, email, 'Confirme su nuevo correo')).expect(204);
    await api.http.post('/api/auth/customers/link').send({ token: reset }).expect(410);
  });

  it('mails strangers five times an hour at most', async () => {
    const who = await api.signIn('customer');
    for (let time = 0; time < 5; time += 1) await post(who, 'email', changeTo(newMailbox())).expect(202);
    await post(who, 'email', changeTo(newMailbox())).expect(429);
  });
});

describe('sessions of a customer', () => {
  const list = async ({ headers }: SignedIn) => {
    const { body } = await api.http.get('/api/customers/sessions').set(headers).expect(200);
    return customerSessionsSchema.parse(body).sessions;
  };
  const end = ({ headers }: SignedIn, which: string) =>
    api.http.delete(`/api/customers/sessions/${which}`).set(headers);

  it('are listed with their device, without those that ended', async () => {
    const who = await api.signIn('customer');
    const other = await elsewhere(who);
    await elsewhere(who);
    const ended = await api.prisma.authSession.findFirstOrThrow({
      where: { customerId: who.id },
      orderBy: { createdAt: 'desc' },
    });
    await api.prisma.authSession.update({ where: { id: ended.id }, data: { endedAt: new Date() } });
    await api.signIn('customer');
    expect((await list(who)).map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Safari en iPhone', current: false },
      { device: 'Dispositivo desconocido', current: true },
    ]);
    await me(other).expect(200);
  });

  it('end one by one, or all others at once', async () => {
    const who = await api.signIn('customer');
    const others = [await elsewhere(who), await elsewhere(who), await elsewhere(who)];
    const [first] = (await list(who)).filter(({ current }) => !current);
    await end(who, first?.id ?? '').expect(204);
    expect(await list(who)).toHaveLength(3);
    await end(who, 'others').expect(204);
    expect(await list(who)).toMatchObject([{ current: true }]);
    for (const headers of others) await me(headers).expect(401);
    await me(who.headers).expect(200);
  });

  it("are 404 when they are another customer's or not there, and those go on", async () => {
    const [who, neighbour] = [await api.signIn('customer'), await api.signIn('customer')];
    const [theirs] = await list(neighbour);
    for (const id of [theirs?.id ?? '', '0198a000-0000-7000-8000-000000000000']) await end(who, id).expect(404);
    await end(who, 'x').expect(422);
    await me(neighbour.headers).expect(200);
  });
});

describe('what is said of a password while it is chosen', () => {
  const ask = (password: string, about: string[] = []) =>
    api.http.post('/api/auth/password-strength').send({ password, about });

  it.each([
    ['caballo bateria grapa', null],
    ['q1w2e3r4t5y6', 'PASSWORD.LEAKED'],
    ['contraseña1234', 'PASSWORD.TOO_COMMON'],
    ['ana.robles-2026', 'PASSWORD.PERSONAL'],
  ])('is of %s what will be said when it is sent', async (password, code) => {
    const { body } = await ask(password, ['ana.robles@transportes.mx']).expect(200);
    expect(body).toEqual({ code, level: code ? 1 : expect.any(Number) });
  });

  it('has to be worth judging', async () => {
    await ask('once letras').expect(422);
  });

  it('is said so many times and no more, because it takes work', async () => {
    const asked = await Promise.all(Array.from({ length: 70 }, () => ask('caballo bateria grapa')));
    expect(asked.filter(({ status }) => status === 429)).not.toHaveLength(0);
    expect(asked.every(({ status }) => status === 200 || status === 429)).toBe(true);
  });
});

it('lets in whoever chose a password under the former rule', async () => {
  const { email } = await createCustomer(api.prisma, { password: 'diez letra' });
  await login(email, 'diez letra').expect(200);
});
