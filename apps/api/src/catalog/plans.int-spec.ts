import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { planRules } from '@flota/prisma/seed';
import type { AdminList, AdminPlan, AdminPlanDetail, AdminQuote, PlanRules, Problem, SavedQuote } from '@flota/schemas';
import { extractText, getDocumentProxy } from 'unpdf';
import { editRecord } from '../testing/edit-record.js';
import { c01 } from '../testing/quote-request.js';
import type { SignedIn } from '../testing/sign-in.js';
import { emptyAuditLog } from '../testing/audit-log.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;
let finance: SignedIn;

beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.quote.deleteMany();
  await api.prisma.planVersion.deleteMany({ where: { number: { gt: 1 } } });
  await emptyAuditLog(api.prisma);
});

const CREDIT = 'credito-directo';
const edit = (slug: string, body: object) => editRecord(api, finance, `/api/admin/plans/${slug}`, body);
const show = async (slug: string) =>
  (await api.http.get(`/api/admin/plans/${slug}`).set(finance.headers).expect(200)).body as AdminPlanDetail;
const versions = (planSlug: string) =>
  api.prisma.planVersion.findMany({ where: { planSlug }, orderBy: { number: 'asc' } });
const refused = async (slug: string, body: object) => ((await edit(slug, body).expect(422)).body as Problem).errors;

const credit = planRules[CREDIT];
const withFee = (openingFeePercent: string): PlanRules => ({ ...credit, openingFeePercent });
const atOneRate = (annualRatePercent: string): PlanRules => ({ ...credit, rates: [{ annualRatePercent }] });

describe('plans in the backoffice', () => {
  it('are listed in their order with the version in force', async () => {
    const { body } = await api.http.get('/api/admin/plans').set(finance.headers).expect(200);
    const { data, total } = body as AdminList<AdminPlan>;
    expect(total).toBe(5);
    expect(data.map(({ id, version }) => [id, version])).toEqual([
      ['credito-directo', 1],
      ['arrendamiento-puro', 1],
      ['arrendamiento-financiero', 1],
      ['flexibility', 1],
      ['insurance', 0],
    ]);
    expect(data[0]).toMatchObject({ quotable: true, rules: credit, url: '/planes-financiamiento/credito-directo' });
    expect(data[4]).toMatchObject({ quotable: false, rules: null });
  });

  it.each([
    [{ sort: 'title', order: 'DESC', perPage: 1 }, ['insurance']],
    [{ sort: 'id', order: 'ASC', perPage: 2 }, ['arrendamiento-financiero', 'arrendamiento-puro']],
    [{ filter: '{"q":"flexi"}' }, ['flexibility']],
    [{ filter: '{"id":["insurance","no-hay"]}' }, ['insurance']],
  ])('are found by %j', async (query, expected) => {
    const { body } = await api.http.get('/api/admin/plans').query(query).set(finance.headers).expect(200);
    expect((body as AdminList<AdminPlan>).data.map(({ id }) => id)).toEqual(expected);
  });

  it.each(["1' OR '1'='1", '%00', 'Mayúsculas', '-'])('answer 4xx to the id %s', async (id) => {
    const { status } = await api.http.get(`/api/admin/plans/${id}`).set(finance.headers);
    expect([400, 422]).toContain(status);
  });

  it('are 404 when there is none, and not deleted', async () => {
    const admin = await api.signIn('admin');
    await edit('no-hay', { title: 'x' }).expect(404);
    await api.http.delete(`/api/admin/plans/${CREDIT}`).set(admin.headers).expect(403);
  });
});

describe('a plan of the lender', () => {
  const create = (body: object) => api.http.post('/api/admin/plans').set(finance.headers).send(body);
  const quoted = (plan: string) => api.http.post('/api/quotes/calculate').send({ ...c01, plan });
  const own = {
    slug: 'credito-a-la-medida',
    title: 'Crédito a la medida',
    summary: 'Pagos que siguen su ruta.',
    summaryHover: '',
    position: 9,
    shownOnHome: true,
    quotable: true,
    rules: atOneRate('18'),
  };
  afterAll(async () => {
    await api.prisma.planVersion.deleteMany({ where: { planSlug: own.slug } });
    await api.prisma.plan.deleteMany({ where: { slug: own.slug } });
  });

  it('is made, quoted by visitors, withdrawn, and offered once more', async () => {
    const { body } = await create(own).expect(201);
    expect(body).toMatchObject({ id: own.slug, version: 1, url: `/planes-financiamiento/${own.slug}` });
    await quoted(own.slug).expect(200);
    await create(own).expect(422);

    expect((await edit(own.slug, { quotable: false }).expect(200)).body).toMatchObject({ quotable: false, version: 1 });
    await quoted(own.slug).expect(422);
    await api.http.get('/api/financingplans').query({ id: own.slug }).expect(404);
    const { body: listed } = await api.http.get('/api/financingplans').expect(200);
    expect(JSON.stringify(listed)).not.toContain(own.slug);
    expect(JSON.stringify((await api.http.get('/api/sitemap').expect(200)).body)).not.toContain(own.slug);
    expect(JSON.stringify((await api.http.get('/api/banners').expect(200)).body)).not.toContain(own.slug);

    await edit(own.slug, { quotable: true }).expect(200);
    await quoted(own.slug).expect(200);
  });

  it.each([
    ['rules', { rules: null }],
    ['slug', { slug: 'No Es' }],
    ['url', { url: '/otra' }],
  ])('is refused for its %s', async (field, change) => {
    const { body } = await create({ ...own, slug: 'otro-plan', ...change }).expect(422);
    expect((body as Problem).errors?.map((error) => error.field)).toContain(field);
    expect(await api.prisma.plan.count({ where: { slug: 'otro-plan' } })).toBe(0);
  });

  it('is not changed by a field that staff may not write, and says so', async () => {
    const { body } = await edit(CREDIT, { url: '/otra' }).expect(422);
    expect((body as Problem).errors).toEqual([{ field: 'url', code: 'FIELD.UNKNOWN' }]);
    await edit('insurance', { quotable: true }).expect(422);
  });
});

describe('a change of texts', () => {
  it('is made in place, makes no version, and is audited', async () => {
    const before = await show('insurance');
    const { body } = await edit('insurance', { title: 'Seguros', shownOnHome: false, updatedAt: before.updatedAt });
    expect(body).toMatchObject({ id: 'insurance', title: 'Seguros', shownOnHome: false, version: 0, rules: null });
    const { body: plans } = await api.http.get('/api/financingplans').expect(200);
    expect(JSON.stringify(plans)).toContain('"title":"Seguros"');
    expect(await api.prisma.auditEntry.findMany()).toMatchObject([
      { action: 'edit', resource: 'plans', recordId: 'insurance', actorEmail: finance.email },
    ]);
  });

  it('makes no version either when the same rules are sent along, their keys in another order', async () => {
    const { rules } = await show(CREDIT);
    const shuffled = Object.fromEntries(Object.entries(rules ?? {}).reverse());
    await edit(CREDIT, { summary: 'Suya desde hoy.', rules: shuffled }).expect(200);
    expect(await versions(CREDIT)).toHaveLength(1);
  });

  it.each([
    ['title', '', 'TITLE.REQUIRED'],
    ['summary', '', 'SUMMARY.REQUIRED'],
    ['summaryHover', 'x'.repeat(401), 'SUMMARY.TOO_LONG'],
  ])('is refused with %s = %j', async (field, value, code) => {
    expect(await refused(CREDIT, { [field]: value })).toEqual([{ field, code }]);
  });
});

describe('a change of rules', () => {
  const unscheduled = { withdrawnAt: null, rateChangeId: null };

  it('becomes the next version, in force at once, with who made it', async () => {
    const { body } = await edit(CREDIT, { rules: withFee('2.5') }).expect(200);
    expect(body).toMatchObject({ version: 2, rules: { openingFeePercent: '2.5' } });
    const [first, second] = await versions(CREDIT);
    expect(first?.rules).toEqual(credit);
    expect(second).toMatchObject({ number: 2, createdBy: finance.email });
    const { versions: history } = await show(CREDIT);
    expect(history).toEqual([
      { ...unscheduled, number: 2, createdBy: finance.email, quotes: 0, effectiveFrom: expect.any(String) },
      { ...unscheduled, number: 1, createdBy: null, quotes: 0, effectiveFrom: '2024-01-01T06:00:00.000Z' },
    ]);
    const [entry] = await api.prisma.auditEntry.findMany();
    expect(entry?.changes).toMatchObject({ version: { from: 1, to: 2 }, rules: { to: { kind: 'direct_credit' } } });
  });

  it('leaves an earlier quote its figures and its PDF, and gives the next one the new rules', async () => {
    const quote = async () => (await api.http.post('/api/quotes').send(c01).expect(201)).body as SavedQuote;
    const pdfText = async ({ token }: SavedQuote) => {
      const { body } = await api.http.get(`/api/quotes/${token}/pdf`).buffer(true).expect(200);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)), { mergePages: true });
      return text.replace(/\s+/g, ' ');
    };
    const adminQuote = async ({ folio }: SavedQuote) => {
      const { id } = await api.prisma.quote.findUniqueOrThrow({ where: { folio } });
      return (await api.http.get(`/api/admin/quotes/${id}`).set(finance.headers).expect(200)).body as AdminQuote;
    };
    const old = await quote();
    const oldPdf = await pdfText(old);

    await edit(CREDIT, { rules: withFee('3') }).expect(200);
    const reopened = (await api.http.get(`/api/quotes/${old.token}`).expect(200)).body as SavedQuote;
    expect(reopened).toEqual(old);
    expect(reopened.figures).toMatchObject({ monthlyPayment: '65502.73', catWithoutInsuranceDisplay: '16.6%' });
    expect(await pdfText(old)).toBe(oldPdf);
    expect(oldPdf).toContain('$65,502.73');
    expect(await adminQuote(old)).toMatchObject({ planVersion: 1, annualRatePercent: '14.5' });

    const next = await quote();
    expect(next.figures).toMatchObject({ openingFee: '83520.00', monthlyPayment: '65502.73' });
    expect(await adminQuote(next)).toMatchObject({ planVersion: 2, annualRatePercent: '14.5' });
    expect((await show(CREDIT)).versions.map(({ number, quotes }) => [number, quotes])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it.each<[string, string, unknown, string, string]>([
    ['another kind', CREDIT, planRules['arrendamiento-financiero'], 'rules.kind', 'KIND.FIXED'],
    ['no rules for a plan that is quoted', CREDIT, null, 'rules', 'RULES.REQUIRED'],
    ['rules for a plan that is not', 'insurance', credit, 'rules', 'RULES.NOT_OFFERED'],
    [
      'a default term it does not offer',
      CREDIT,
      { ...credit, defaultTermMonths: 18 },
      'rules.defaultTermMonths',
      'TERM.NOT_OFFERED',
    ],
    [
      'a rate that is no number',
      CREDIT,
      { ...credit, rates: [{ annualRatePercent: '14,5' }] },
      'rules.rates.0.annualRatePercent',
      'DECIMAL.INVALID',
    ],
  ])('is refused with %s', async (_what, slug, rules, field, code) => {
    expect((await refused(slug, { rules }))?.[0]).toMatchObject({ field, code });
    expect(await api.prisma.planVersion.count({ where: { number: { gt: 1 } } })).toBe(0);
    expect(await api.prisma.auditEntry.count()).toBe(0);
  });

  it.each([
    ['one rate', [{ annualRatePercent: '1' }]],
    ['a line more', [...credit.rates, { annualRatePercent: '1' }]],
    ['another order', credit.rates.toReversed()],
  ])('is refused with %s: rates are proposed', async (_what, rates) => {
    expect(await refused(CREDIT, { rules: { ...withFee('3'), rates } })).toEqual([
      { field: 'rules.rates', code: 'RATES.BY_PROPOSAL' },
    ]);
    expect(await versions(CREDIT)).toHaveLength(1);
  });

  it('is refused where a new plan leaves a vehicle of the catalogue without a rate, and says which', async () => {
    const rules = { ...credit, rates: [{ annualRatePercent: '14.5', vehicleTypes: ['camion'] }] };
    const plan = { slug: 'con-hueco', title: 'x', summary: 'x', summaryHover: '', position: 1, shownOnHome: false };
    const { body } = await api.http
      .post('/api/admin/plans')
      .set(finance.headers)
      .send({ ...plan, quotable: true, rules })
      .expect(422);
    expect((body as Problem).errors).toEqual([
      {
        field: 'rules.rates',
        code: 'RATE.GAP',
        detail: expect.stringContaining('Autobuses, persona física, 12 meses'),
      },
    ]);
  });

  it('is made by one of several who save at once', async () => {
    const { updatedAt } = await show(CREDIT);
    const fees = ['1.1', '1.2', '1.3', '1.4'];
    const answers = await Promise.all(fees.map((fee) => edit(CREDIT, { rules: withFee(fee), updatedAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await versions(CREDIT)).toHaveLength(2);
  });

  it('is not made by whoever read the plan before another change', async () => {
    const { updatedAt } = await show(CREDIT);
    await edit(CREDIT, { position: 0, updatedAt }).expect(200);
    const { body } = await edit(CREDIT, { rules: withFee('1'), updatedAt }).expect(409);
    expect(body).toMatchObject({ code: 'RESOURCE.STALE' });
    expect(await versions(CREDIT)).toHaveLength(1);
  });

  it('leaves neither version nor audit entry when one of them fails', async () => {
    await api.prisma.$executeRaw`ALTER TABLE audit_entry ADD CONSTRAINT no_edit CHECK (action <> 'edit')`;
    await edit(CREDIT, { rules: withFee('1') }).expect(500);
    await api.prisma.$executeRaw`ALTER TABLE audit_entry DROP CONSTRAINT no_edit`;
    expect(await versions(CREDIT)).toHaveLength(1);
  });
});
