import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createStaffAccount, FACTORY_PASSWORD } from '@flota/prisma/seed';
import type { SiteOpeningData } from '@flota/schemas';
import { eventually } from '../testing/eventually.js';
import { ROUTES } from '../testing/role-table.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  api = await startTestApp({ env: { MAIL_FROM: 'Financiera del Norte <hola@norte.mx>' } });
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

/** By a hand in the database, which every instance hears of. */
async function set(isOpen: boolean): Promise<void> {
  await api.prisma.siteOpening.updateMany({ data: { isOpen, firstOpenedAt: new Date() } });
  await eventually(
    async () => (await api.http.get('/api/vehicles')).status,
    (status) => status === (isOpen ? 200 : 503),
  );
}
const close = () => set(false);
const call = (path: string, body: object = {}) =>
  api.http.post(`/api/admin/site-opening${path}`).set(admin.headers).send(body);
const state = async () =>
  (await api.http.get('/api/admin/site-opening').set(admin.headers).expect(200)).body as SiteOpeningData;
const remaining = ({ needs }: SiteOpeningData) => needs.filter(({ done }) => !done).map(({ name }) => name);
const entries = (action: string) =>
  api.prisma.auditEntry.findMany({ where: { action, resource: 'site-opening' }, orderBy: { id: 'asc' } });

/** What visitors may call though the site is closed: accounts, what the law asks for, what others send, and signs of life. */
const STAYS =
  /^(GET|OPTIONS|POST) (\/health\/|\/media\/|\/pago-de-prueba\/|\/tarjeta-de-prueba\/|\/firma-de-prueba\/|\/vista-previa\/|\/brand\/|\/favicon|\/apple-touch-icon|\/icon-|\/manifest|\/api\/brand(\/drafts\/|$)|\/api\/navigation$|\/api\/(files|altcha|auth|accountants|collection-agencies|due-calendars|letters|mail-stops|paper-archives|payment-links|rights-requests|csp-reports|states|distributors|messaging|integrations|payments|oauth|v1)|\/api\/content\/v1\/:kind)|^GET \/api\/(quotes|syntage)\/:token/;

describe('while the site is closed', () => {
  beforeEach(close);

  const publicRoutes = Object.entries(ROUTES)
    .filter(([, who]) => who === 'anyone')
    .map(([route]) => route);
  const closed = publicRoutes.filter((route) => !STAYS.test(route));

  it('most of what visitors call is closed', () => {
    expect(closed).toEqual(expect.arrayContaining(['POST /api/quotes', 'POST /api/contact', 'GET /api/vehicles']));
    expect(closed.length).toBeGreaterThan(50);
  });

  it.each(closed)('%s says so', async (route) => {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replace(/:token/, 'x'.repeat(43)).replace(/:\w+/, 'nada');
    const { status, body } = await (method === 'GET' ? api.http.get(path) : api.http.post(path).send({}));
    expect({ status, code: (body as { code: string }).code }).toEqual({ status: 503, code: 'SITE.CLOSED' });
  });

  it.each(publicRoutes.filter((route) => STAYS.test(route)))('%s is there', async (route) => {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replace(/:token/, 'x'.repeat(43)).replace(/:\w+/g, 'nada');
    const { body } = await (method === 'GET' ? api.http.get(path) : api.http.post(path).send({}));
    expect((body as { code?: string }).code).not.toBe('SITE.CLOSED');
  });

  it('staff who are signed in see it, as long as they are', async () => {
    const { email } = await createStaffAccount(api.prisma, { role: 'care' });
    const { headers } = await api.http
      .post('/api/auth/staff/login')
      .send({ email, password: FACTORY_PASSWORD })
      .expect(200);
    const cookies = (headers['set-cookie'] as unknown as string[]).filter((line) => /flota_preview/.test(line));
    expect(cookies).toEqual([expect.stringMatching(/^__Host-flota_preview=\S+; .*Path=\/; .*HttpOnly/)]);
    const cookie = (cookies[0] ?? '').split(';')[0] ?? '';
    await api.http.get('/api/vehicles').set('cookie', cookie).expect(200);
    await api.http.get('/api/vehicles').set('cookie', cookie.slice(0, -2)).expect(503);
    await api.prisma.authSession.updateMany({ where: { staff: { email } }, data: { endedAt: new Date() } });
    await api.http.get('/api/vehicles').set('cookie', cookie).expect(503);
  });

  it('nobody gets in by a header that only pages of this process bear', async () => {
    await api.http.get('/api/vehicles').set('x-flota-inside', 'true').expect(503);
  });
});

describe('opening', () => {
  beforeEach(close);

  it('is refused while something remains, which is named', async () => {
    const opening = await state();
    expect(remaining(opening)).toEqual(expect.arrayContaining(['company', 'mail', 'admins', 'legal']));
    expect(remaining(opening)).not.toContain('plan');
    expect((await call('/open').expect(409)).body).toMatchObject({ code: 'SITE.NOT_READY' });
    expect((await api.prisma.siteOpening.findFirstOrThrow()).isOpen).toBe(false);
  });

  it('goes need by need, is told to the audit log, and is undone', async () => {
    const { value } = await api.prisma.siteSettings.findFirstOrThrow();
    const mended = {
      legalName: 'Financiera del Norte, S.A.',
      email: 'hola@norte.mx',
      sisterSites: [],
      socialLinks: [],
    };
    const links = { dealerPortalUrl: null, jobBoardUrl: null, creditApplicationUrl: null };
    const settings = { ...(value as object), ...mended, ...links };
    await api.prisma.siteSettings.updateMany({ data: { value: settings } });
    expect(remaining(await state())).not.toContain('company');

    const { body: tested } = await call('/test-mail', { to: 'ana@norte.mx' }).expect(200);
    expect(tested).toMatchObject({ outcome: 'taken', answer: expect.stringMatching(/^250 /), to: 'ana@norte.mx' });
    expect(remaining(await state())).not.toContain('mail');

    await api.prisma.staffAccount.create({ data: { email: 'invitada@norte.mx', name: 'Invitada', role: 'admin' } });
    expect(remaining(await state())).toContain('admins');
    await createStaffAccount(api.prisma, { role: 'admin' });
    expect(remaining(await state())).toEqual(['legal']);

    for (const { slug, updatedAt } of await api.prisma.legalPage.findMany()) {
      const approval = { approvedBy: 'Lic. Rosa Ibarra', publish: true, updatedAt };
      await api.http.post(`/api/admin/legal-pages/${slug}/approve`).set(admin.headers).send(approval).expect(200);
    }
    expect(remaining(await state())).toEqual([]);
    expect((await call('/open').expect(200)).body).toMatchObject({ isOpen: true, changedBy: admin.email });
    await api.http.get('/api/vehicles').expect(200);
    await call('/open').expect(200);
    expect(await entries('open')).toHaveLength(1);

    expect((await call('/close').expect(200)).body).toMatchObject({ isOpen: false });
    expect(await entries('close')).toEqual([
      expect.objectContaining({ actorEmail: admin.email, changes: { isOpen: { from: true, to: false } } }),
    ]);
    await api.http.get('/api/vehicles').expect(503);
  });

  it('asks for the text that was read: a changed one is unread', async () => {
    const page = await api.prisma.legalPage.update({ where: { slug: 'une' }, data: { body: '<p>Otro</p>' } });
    const unread = (await state()).needs.find(({ name }) => name === 'legal')?.missing;
    expect(unread).toEqual([page.title]);
  });
});

describe('a legal text', () => {
  const approve = (slug: string, body: object) =>
    api.http.post(`/api/admin/legal-pages/${slug}/approve`).set(admin.headers).send(body);

  it('is read by nobody but staff until it is approved', async () => {
    const { updatedAt } = await api.prisma.legalPage.update({
      where: { slug: 'reca' },
      data: { published: false, body: '<p>[COMPLETAR: contratos]</p>' },
    });
    await set(true);
    await api.http.get('/api/legal/reca').expect(404);
    await api.http.get('/api/content/v1/legal-pages/reca').expect(404);
    const { body: list } = await api.http.get('/api/legal').expect(200);
    expect((list as { slug: string }[]).map(({ slug }) => slug)).not.toContain('reca');
    const { body: map } = await api.http.get('/api/sitemap').expect(200);
    expect(JSON.stringify(map)).not.toContain('/legales/reca');

    const approval = { approvedBy: 'Lic. Rosa Ibarra', publish: true, updatedAt };
    expect((await approve('reca', approval).expect(409)).body).toMatchObject({ code: 'LEGAL_PAGE.UNFINISHED' });
    await approve('reca', { ...approval, publish: false }).expect(200);
    await api.http.get('/api/legal/reca').expect(404);

    const { updatedAt: later } = await api.prisma.legalPage.update({
      where: { slug: 'reca' },
      data: { body: '<p>Sí</p>' },
    });
    expect((await approve('reca', approval).expect(409)).body).toMatchObject({ code: 'RESOURCE.STALE' });
    const { body } = await approve('reca', { ...approval, updatedAt: later }).expect(200);
    expect(body).toMatchObject({ published: true, approvedBy: 'Lic. Rosa Ibarra', changedSince: false });
    await api.http.get('/api/legal/reca').expect(200);
  });

  it.each([
    ['nada', {}, 404],
    ['une', { approvedBy: '' }, 422],
  ])('%s with %j is refused', async (slug, change, status) => {
    const body = { approvedBy: 'Rosa Ibarra', publish: true, updatedAt: new Date().toISOString(), ...change };
    await approve(slug, body).expect(status);
  });
});

describe('a test mail', () => {
  it('says what a server answered that refused it, and counts for nothing', async () => {
    await api.prisma.siteOpening.updateMany({ data: { mailTestedAt: null } });
    await api.mail.close();
    const { body } = await call('/test-mail', { to: 'ana@norte.mx' }).expect(200);
    expect(body).toMatchObject({ outcome: 'unreachable', answer: expect.stringMatching(/ECONNREFUSED|closed/i) });
    expect((await api.prisma.siteOpening.findFirstOrThrow()).mailTestedAt).toBeNull();
    expect((await call('/test-mail', { to: 'no es correo' })).status).toBe(422);
  });
});
