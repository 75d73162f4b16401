import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountActivitySchema, type AccountViewSession } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type AccountRecords, accountRecords, WHOLE_ACCOUNT } from '../../testing/account-records.js';
import { browserHeaders, type CookieJar, setCookieLines } from '../../testing/cookies.js';
import { isCustomers, ROUTES } from '../../testing/role-table.js';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const NOBODYS = '0198a000-0000-7000-8000-000000000000';

/** What staff who look at an account are answered on each route that its pages read (docs/decisions/104). */
const READ: Record<string, 'shown' | 'hidden'> = {
  'GET /api/customers/me': 'shown',
  'GET /api/customers/accounts': 'shown',
  'GET /api/customers/home': 'shown',
  'GET /api/customers/contracts': 'shown',
  'GET /api/customers/contracts/:id': 'shown',
  'GET /api/customers/contracts/:id/instalments/:number': 'shown',
  'GET /api/customers/contracts/:id/movements': 'shown',
  'GET /api/customers/contracts/:id/payoff': 'shown',
  'GET /api/customers/contracts/:id/payment-promises': 'shown',
  'GET /api/customers/contracts/:id/documents': 'shown',
  'GET /api/customers/contracts/:id/collector': 'shown',
  'GET /api/customers/contracts/:id/restructuring': 'shown',
  'GET /api/customers/units': 'shown',
  'GET /api/customers/insurance': 'shown',
  'GET /api/customers/policies': 'shown',
  'GET /api/customers/papers': 'shown',
  'GET /api/customers/statements': 'shown',
  'GET /api/customers/invoices': 'shown',
  'GET /api/customers/paper-archives': 'shown',
  'GET /api/customers/accountant': 'shown',
  'GET /api/customers/profile': 'shown',
  'GET /api/customers/tax-changes': 'shown',
  'GET /api/customers/messaging': 'shown',
  'GET /api/customers/notices': 'shown',
  'GET /api/customers/notices/sent': 'shown',
  'GET /api/customers/conversations': 'shown',
  'GET /api/customers/conversations/:id': 'shown',
  'GET /api/customers/payments': 'shown',
  'GET /api/customers/payments/:id': 'shown',
  'GET /api/customers/automatic-payments': 'shown',
  'GET /api/customers/people': 'shown',
  'GET /api/customers/people/activity': 'shown',
  'GET /api/customers/signing-requests': 'shown',
  // Whether an address was made; the address itself is told once, to whoever makes it.
  'GET /api/customers/due-calendar': 'shown',
  // How one gets in, and from where.
  'GET /api/customers/sessions': 'hidden',
  'GET /api/customers/passkeys': 'hidden',
  // What leads to a payment, or asks the provider of cards.
  'GET /api/customers/payment-options': 'hidden',
  'GET /api/customers/saved-cards/:id': 'hidden',
  // Files.
  'GET /api/customers/contracts/:id/movements/export': 'hidden',
  'GET /api/customers/payments/:id/receipt': 'hidden',
  'GET /api/customers/restructurings/:id/proposed-agreement': 'hidden',
  'GET /api/customers/uploads/:id': 'hidden',
};

let api: TestApp;
let care: SignedIn;
let holder: SignedIn;
let own: AccountRecords;

beforeAll(async () => {
  api = await startTestApp();
  holder = await api.signIn('customer');
  own = await accountRecords(api, holder);
});
afterAll(() => api.close());
beforeEach(async () => {
  care = await api.signIn('care');
});

const start = (who: SignedIn, body: object = { reason: 'question' }, customerId = holder.id) =>
  api.http.post(`/api/admin/customers/${customerId}/account-views`).set(who.headers).send(body);
const begin = async (who: SignedIn, customerId = holder.id) =>
  ((await start(who, { reason: 'question' }, customerId).expect(201)).body as { id: string }).id;
const askToken = (id: string, cookies: CookieJar) =>
  api.http.post(`/api/auth/staff/account-views/${id}/token`).set(browserHeaders(cookies)).send({});
const end = (id: string, cookies: CookieJar) =>
  api.http.post(`/api/auth/staff/account-views/${id}/end`).set(browserHeaders(cookies)).send({});
/** One that is begun and open in a tab. */
async function look(who = care, customerId = holder.id) {
  const id = await begin(who, customerId);
  const { jwt } = (await askToken(id, who.cookies).expect(200)).body as AccountViewSession;
  return { id, headers: { authorization: `Bearer ${jwt}` } };
}
type View = Awaited<ReturnType<typeof look>>;

const me = ({ headers }: Pick<View, 'headers'>) => api.http.get('/api/customers/me').set(headers);
const get = (route: string, { headers }: Pick<View, 'headers'>) => api.http.get(addressOf(route)).set(headers);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const audited = async (action: string) =>
  api.prisma.auditEntry.findMany({
    where: { action, resource: 'customers', recordId: holder.id, actorId: care.id },
    orderBy: { id: 'asc' },
  });

/** With the record of the customer that the route is about. */
function addressOf(route: string): string {
  const [, pattern = ''] = route.split(' ');
  const [, kind = ''] = /customers\/([\w-]+)\/:/.exec(pattern) ?? [];
  const ids: Record<string, string> = {
    contracts: own.contract,
    conversations: own.conversation,
    payments: own.payment,
    'saved-cards': own.savedCard,
    uploads: own.upload,
  };
  return pattern.replace(':number', '1').replace(/:\w+/g, ids[kind] ?? NOBODYS);
}

describe('a view of an account', () => {
  it('is begun for a reason, by who may, who proved just now who they are', async () => {
    expect(codeOf(await start(care, {}).expect(422))).toBe('REQUEST.INVALID');
    expect((await start(care, { reason: 'other' }).expect(422)).body).toMatchObject({
      errors: [{ field: 'note', code: 'ACCOUNT_VIEW_NOTE.REQUIRED' }],
    });
    await start(care, { reason: 'question' }, NOBODYS).expect(404);
    const longAgo = { provenAt: new Date(Date.now() - 60 * 60_000) };
    await api.prisma.authSession.updateMany({ where: { staffId: care.id }, data: longAgo });
    expect(codeOf(await start(care).expect(403))).toBe('AUTH.STEP_UP');
    expect(await audited('account-view')).toEqual([]);
  });

  it('is in the audit log with who looks, at whose account and why, before anything is shown', async () => {
    await start(care, { reason: 'other', note: 'No ve su póliza' }).expect(201);
    const [entry, ...more] = await audited('account-view');
    expect(more).toEqual([]);
    expect(entry?.changes).toMatchObject({ reason: 'other', note: 'No ve su póliza' });
  });

  it('is told to the customer, as done by the lender and not by a person of it', async () => {
    await look();
    const { body } = await api.http.get('/api/customers/people/activity').set(holder.headers).expect(200);
    const [newest] = accountActivitySchema.parse(body).entries;
    expect(newest).toMatchObject({ did: 'looked', who: '', reason: 'question' });
    expect(JSON.stringify(body)).not.toContain(care.email);
  });

  it('is none of an account that is closed', async () => {
    const other = await api.signIn('customer');
    const view = await look(care, other.id);
    await api.prisma.customer.update({ where: { id: other.id }, data: { active: false } });
    await me(view).expect(401);
    expect(codeOf(await start(care, { reason: 'question' }, other.id).expect(409))).toBe('ACCOUNT_VIEW.CLOSED');
  });

  it('opens in the browser alone where who began it is signed in, and sets no cookie there', async () => {
    const id = await begin(care);
    const colleague = await api.signIn('care');
    await askToken(id, {}).expect(401);
    await askToken(id, colleague.cookies).expect(401);
    await askToken(id, holder.cookies).expect(401);
    const opened = await askToken(id, care.cookies).expect(200);
    expect(opened.body).toMatchObject({ customer: { id: holder.id, email: holder.email } });
    expect(setCookieLines(opened).filter((line) => line.startsWith('flota_'))).toEqual([]);
    await end(id, colleague.cookies).expect(204);
    await askToken(id, care.cookies).expect(200);
  });

  it('leaves the sessions of both as they are, and signs nobody in', async () => {
    const sessions = () =>
      api.prisma.authSession.findMany({
        where: { OR: [{ customerId: holder.id }, { staffId: care.id }] },
        orderBy: { id: 'asc' },
      });
    const before = await sessions();
    const view = await look();
    await me(view).expect(200);
    await end(view.id, care.cookies).expect(204);
    expect(await sessions()).toEqual(before);
    await me(holder).expect(200);
  });
});

describe('what it shows', () => {
  it('is decided of every route that the account reads', () => {
    const reads = Object.keys(ROUTES).filter((route) => isCustomers(ROUTES[route]) && route.startsWith('GET '));
    expect(Object.keys(READ).toSorted()).toEqual(reads.toSorted());
  });

  it.each(Object.entries(READ))('%s is %s', async (route, decided) => {
    const answer = await get(route, await look());
    if (decided === 'hidden') expect([answer.status, codeOf(answer)]).toEqual([403, 'ACCOUNT_VIEW.HIDDEN']);
    else expect([answer.status, codeOf(answer)]).toEqual([200, undefined]);
  });

  it('has identifiers masked, which the holder reads in full', async () => {
    const view = await look();
    const { clabe, taxProfile } = await api.prisma.contract.findUniqueOrThrow({
      where: { id: own.contract },
      include: { taxProfile: true },
    });
    const rfc = api.app.get(FieldEncryption).decrypt(taxProfile.rfc, 'tax_profile.rfc');
    const shown = Object.keys(READ).filter((route) => READ[route] === 'shown');
    const texts = await Promise.all(shown.map(async (route) => (await get(route, view)).text));
    for (const secret of [rfc, clabe]) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    const ofHolder = await get('GET /api/customers/contracts/:id', holder);
    expect(ofHolder.text).toContain(rfc);
    expect(ofHolder.text).toContain(clabe);
  });

  it('is the one account, whoever else let its holder in', async () => {
    const { body } = await get('GET /api/customers/accounts', await look()).expect(200);
    expect(body).toMatchObject({ accounts: [{ membershipId: null }], current: { membershipId: null } });
  });

  it('changes nothing of the customer by being read', async () => {
    const all = () => api.prisma.customer.findUniqueOrThrow({ where: { id: holder.id }, include: WHOLE_ACCOUNT });
    await api.prisma.conversation.update({ where: { id: own.conversation }, data: { customerReadAt: null } });
    const before = await all();
    const view = await look();
    for (const route of Object.keys(READ)) await get(route, view);
    expect(await all()).toEqual(before);
  });

  it('leaves a message unread that its holder has not read', async () => {
    const read = async () =>
      (await api.prisma.conversation.findUniqueOrThrow({ where: { id: own.conversation } })).customerReadAt;
    await api.prisma.conversation.update({ where: { id: own.conversation }, data: { customerReadAt: null } });
    await get('GET /api/customers/conversations/:id', await look()).expect(200);
    expect(await read()).toBeNull();
    await get('GET /api/customers/conversations/:id', holder).expect(200);
    expect(await read()).not.toBeNull();
  });
});

describe('what it can never do', () => {
  const WRITES = Object.keys(ROUTES).filter((route) => !route.startsWith('GET '));
  let view: View;
  beforeAll(async () => {
    care = await api.signIn('care');
    view = await look();
  });

  it.each(WRITES)('%s', async (route) => {
    const [method = ''] = route.split(' ');
    const answer = await api.http[method.toLowerCase() as 'post'](addressOf(route)).set(view.headers).send({});
    expect([answer.status, codeOf(answer)]).toEqual([403, 'ACCOUNT_VIEW.READ_ONLY']);
  });

  it.each(['GET /api/admin/me', 'GET /api/admin/customers/:id/standing', 'GET /api/integrations/v1/client'])(
    'be anything but a view: %s',
    async (route) => {
      await get(route, view).expect(401);
    },
  );
});

describe('the pages that were opened', () => {
  it('are noted in their order, each once however much it asks for', async () => {
    const view = await look();
    const open = (route: string, page: string) => get(route, view).set('x-page', page).expect(200);
    await Promise.all([
      open('GET /api/customers/home', '/my-account/home'),
      open('GET /api/customers/accounts', '/my-account/home'),
      open('GET /api/customers/conversations', '/my-account/home'),
    ]);
    await open('GET /api/customers/payments', '/my-account/payments');
    await open('GET /api/customers/me', '/my-account/payments');
    await open('GET /api/customers/home', '/my-account/home');
    const pages = (await audited('account-view.page')).map(({ changes }) => changes);
    expect(pages).toEqual(
      ['/my-account/home', '/my-account/payments', '/my-account/home'].map((page) => ({ view: view.id, page })),
    );
  });

  it('are noted by what was asked for, where a call says no page of the account', async () => {
    const view = await look();
    await get('GET /api/customers/home', view).expect(200);
    await get('GET /api/customers/contracts/:id', view).set('x-page', 'https://x.test/').expect(200);
    expect((await audited('account-view.page')).map(({ changes }) => changes)).toEqual([
      { view: view.id, page: '/api/customers/home' },
      { view: view.id, page: '/api/customers/contracts/:id' },
    ]);
  });
});

describe('it ends', () => {
  const isOver = async (view: View) => {
    await me(view).expect(401);
    await askToken(view.id, care.cookies).expect(401);
  };

  it('by a word of who looks, which the audit log hears once', async () => {
    const view = await look();
    await me(view).expect(200);
    await end(view.id, care.cookies).expect(204);
    await isOver(view);
    await end(view.id, care.cookies).expect(204);
    expect(await audited('account-view.ended')).toHaveLength(1);
  });

  it('after fifteen minutes, whatever is asked for in between', async () => {
    const view = await look();
    const { startedAt, expiresAt } = await api.prisma.accountView.findUniqueOrThrow({ where: { id: view.id } });
    expect(expiresAt.getTime() - startedAt.getTime()).toBe(15 * 60_000);
    await askToken(view.id, care.cookies).expect(200);
    await api.prisma.accountView.update({ where: { id: view.id }, data: { expiresAt: new Date() } });
    await isOver(view);
  });

  it('when they look at another account', async () => {
    const view = await look();
    const other = await api.signIn('customer');
    await me(await look(care, other.id)).expect(200);
    await isOver(view);
  });

  it('when they sign out', async () => {
    const view = await look();
    await api.http.post('/api/auth/staff/logout').set(browserHeaders(care.cookies)).send({}).expect(204);
    await isOver(view);
  });

  it.each([
    ['their account is closed', { active: false }],
    ['their role no longer has the right', { role: 'finance' as const }],
  ])('when %s', async (_, change) => {
    const view = await look();
    await api.prisma.staffAccount.update({ where: { id: care.id }, data: change });
    await isOver(view);
  });
});
