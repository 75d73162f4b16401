import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { leadReceiptSchema, type Problem } from '@flota/schemas';
import { contactForm, prospectForm, syntageForm } from '../testing/lead-forms.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.prisma.lead.deleteMany();
  await api.prisma.campaign.deleteMany();
});

const FORMS = { contact: contactForm, prospects: prospectForm, syntage: syntageForm } as const;
type Form = keyof typeof FORMS;
const ALL = Object.keys(FORMS) as Form[];

const send = (form: Form, changes: object = {}, headers: Record<string, string> = {}) =>
  api.http
    .post(`/api/${form}`)
    .set(headers)
    .send({ ...FORMS[form], ...changes });
const owed = () => api.prisma.outboundEmail.findMany({ orderBy: { kind: 'desc' } });
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const createCampaign = (dates: { publishedFrom?: Date; publishedUntil?: Date } = {}) =>
  api.prisma.campaign.create({
    data: {
      slug: 'buen-fin',
      title: 'Buen Fin',
      lead: 'x',
      image: '/artwork/sierra',
      body: '',
      formTitle: 'x',
      buttonText: 'x',
      thanks: 'x',
      ...dates,
    },
  });

describe('POST /api/contact', () => {
  it('keeps what was written and where it came from, and owes a receipt and a notice', async () => {
    const { body } = await send('contact').expect(201);
    const { folio } = leadReceiptSchema.parse(body);
    expect(folio).toMatch(/^C-/);
    const [lead] = await api.prisma.lead.findMany();
    expect(lead).toMatchObject({
      kind: 'contact',
      folio,
      name: 'Ana Ruiz',
      email: 'ana@ejemplo.mx',
      phone: '+525512345678',
      state: 'new',
      message: contactForm.message,
      details: { subject: 'payments' },
      source: contactForm.source,
      consentAt: expect.any(Date),
    });
    expect(await owed()).toMatchObject([
      { kind: 'leads.send-receipt', recipient: 'ana@ejemplo.mx', leadId: lead?.id },
      { kind: 'leads.send-notice', recipient: expect.stringContaining('@'), leadId: lead?.id },
    ]);
  });
});

describe('POST /api/prospects', () => {
  it('keeps what they are interested in', async () => {
    await createCampaign();
    const { body } = await send('prospects', { campaign: 'buen-fin' }).expect(201);
    expect(body).toEqual({ folio: expect.stringMatching(/^P-/) });
    expect(await api.prisma.lead.findMany()).toMatchObject([
      {
        kind: 'prospect',
        preferredTime: 'morning',
        campaignSlug: 'buen-fin',
        message: '',
        source: {},
        details: { personType: 'moral', stateId: '19', plan: 'arrendamiento-puro', vehicle: 'cascadia-126' },
      },
    ]);
    expect((await owed()).map(({ kind }) => kind)).toEqual(['leads.send-receipt', 'leads.send-notice']);
  });

  it('needs neither plan nor vehicle nor campaign', async () => {
    await send('prospects', { plan: undefined, vehicle: undefined }).expect(201);
    expect(await api.prisma.lead.findMany()).toMatchObject([
      { campaignSlug: null, details: { personType: 'moral', stateId: '19' } },
    ]);
  });

  it.each<[string, { publishedFrom?: Date; publishedUntil?: Date }, number]>([
    ['begun', { publishedFrom: hours(-1) }, 201],
    ['over tomorrow', { publishedUntil: hours(24) }, 201],
    ['yet to begin', { publishedFrom: hours(1) }, 422],
    ['over', { publishedUntil: hours(-1) }, 422],
  ])('answers for a campaign that is %s', async (_when, dates, status) => {
    await createCampaign(dates);
    expect((await send('prospects', { campaign: 'buen-fin' })).status).toBe(status);
  });
});

describe('a form with a wrong field is refused and leaves nothing behind', () => {
  it.each<[Form, string, unknown, string]>([
    ...ALL.flatMap((form): [Form, string, unknown, string][] => [
      [form, 'name', undefined, 'NAME.REQUIRED'],
      [form, 'name', 'Ana\nRuiz', 'NAME.INVALID'],
      [form, 'name', 'Ganó un camión: flota-pagos.com', 'NAME.HAS_ADDRESS'],
      [form, 'name', 'Ana\u202emoc.live', 'NAME.INVALID'],
      [form, 'email', 'ana@', 'EMAIL.INVALID'],
      [form, 'phone', '12345', 'PHONE.INVALID'],
      [form, 'consent', false, 'CONSENT.REQUIRED'],
    ]),
    ['contact', 'subject', 'quejas', 'SUBJECT.REQUIRED'],
    ['contact', 'message', 'Hola', 'MESSAGE.TOO_SHORT'],
    ['contact', 'message', 'x'.repeat(2_001), 'MESSAGE.TOO_LONG'],
    ['prospects', 'personType', 'otra', 'PERSON_TYPE.INVALID'],
    ['prospects', 'preferredTime', 'noche', 'PREFERRED_TIME.INVALID'],
    ['prospects', 'message', 'x'.repeat(2_001), 'MESSAGE.TOO_LONG'],
    ['prospects', 'stateId', '99', 'STATE.INVALID'],
    ['prospects', 'stateId', '1', 'STATE.INVALID'],
    ['prospects', 'plan', 'no-hay', 'PLAN.UNKNOWN'],
    ['prospects', 'vehicle', 'no-hay', 'VEHICLE.UNKNOWN'],
    ['prospects', 'campaign', 'no-hay', 'CAMPAIGN.UNKNOWN'],
    ['syntage', 'rfc', 'ABC', 'RFC.INVALID'],
    ['syntage', 'rfc', undefined, 'RFC.REQUIRED'],
  ])('%s: %s = %j', async (form, field, value, code) => {
    const { body } = await send(form, { [field]: value }).expect(422);
    expect((body as Problem).errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(await api.prisma.lead.count()).toBe(0);
    expect(await owed()).toEqual([]);
  });

  it('names every unknown thing at once', async () => {
    const { body } = await send('prospects', { stateId: '99', plan: 'nada', vehicle: 'nada', campaign: 'nada' }).expect(
      422,
    );
    expect((body as Problem).errors?.map(({ field }) => field)).toEqual(['stateId', 'plan', 'vehicle', 'campaign']);
  });
});

describe.each(ALL)('POST /api/%s sent again', (form) => {
  it('with its key is one lead, and the same answer', async () => {
    const key = { 'idempotency-key': `${form}-primer-intento` };
    const first = await send(form, {}, key).expect(201);
    const mails = (await owed()).length;
    expect((await send(form, { altcha: 'otro' }, key).expect(201)).body).toEqual(first.body);
    expect(await api.prisma.lead.count()).toBe(1);
    expect(await owed()).toHaveLength(mails);
    const { body } = await send(form, { name: 'Otra Persona' }, key).expect(422);
    expect(body).toMatchObject({ code: 'IDEMPOTENCY.KEY_REUSED' });
  });

  it('five times at once is one lead', async () => {
    const key = { 'idempotency-key': `${form}-al-mismo-tiempo` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form, {}, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await api.prisma.lead.count()).toBe(1);
  });

  it('stores neither the lead nor the mails when one of them fails', async () => {
    await api.prisma
      .$executeRaw`ALTER TABLE outbound_email ADD CONSTRAINT no_mail CHECK (recipient <> 'nadie@flota.test')`;
    await send(form, { email: 'nadie@flota.test' }).expect(500);
    await api.prisma.$executeRaw`ALTER TABLE outbound_email DROP CONSTRAINT no_mail`;
    expect(await api.prisma.lead.count()).toBe(0);
    expect(await owed()).toEqual([]);
  });
});

describe('the mails of the forms', () => {
  const settings = async () => {
    const { value } = await api.prisma.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    return value as { email: string; phone: string; supportHours: string[] };
  };
  const mailTo = (recipient: string) => api.mail.waitFor(({ recipients }) => recipients.includes(recipient));

  beforeEach(async () => api.mail.clear());

  it.each<[Form, string, string[]]>([
    ['contact', 'Recibimos su mensaje', ['pagos', 'dentro de nuestro horario de atención']],
    [
      'prospects',
      'Recibimos su solicitud',
      ['por la mañana', '55\u00a01234\u00a05678', 'Arrendamiento Puro', 'Cascadia 126'],
    ],
    ['syntage', 'Recibimos su consentimiento', ['•••••••••3C9', 'nunca le pedirá su contraseña', '/syntage/']],
  ])('%s: a receipt with the folio, what was asked and when we answer', async (form, subject, said) => {
    const { phone, supportHours } = await settings();
    const worker = await api.startWorker();
    const { body } = await send(form, { message: 'Texto que nadie más debe leer.' }).expect(201);
    const { folio } = body as { folio: string };
    const message = await mailTo('ana@ejemplo.mx');
    await worker.close();
    expect(message.subject).toBe(`${subject} ${folio}`);
    for (const part of [message.html, message.text]) {
      for (const text of [folio, phone, ...supportHours, ...said]) expect(part).toContain(text);
      expect(part).not.toContain('nadie más');
      expect(part).not.toContain('XAXX');
    }
  });

  it.each<[Form, string]>([
    ['contact', 'Nuevo mensaje de contacto'],
    ['prospects', 'Nuevo prospecto'],
  ])('%s: a notice to the lender with a link and no more than the name', async (form, subject) => {
    const { email } = await settings();
    const worker = await api.startWorker();
    const { body } = await send(form, { message: 'Texto que nadie más debe leer.' }).expect(201);
    const message = await mailTo(email);
    await worker.close();
    const { id } = await api.prisma.lead.findFirstOrThrow();
    expect(message.subject).toBe(`${subject} ${(body as { folio: string }).folio}`);
    for (const part of [message.html, message.text]) {
      expect(part).toContain('Ana Ruiz');
      expect(part).toContain(`https://flota.test/admin/leads/${id}/show`);
      expect(part).not.toMatch(/ana@ejemplo|1234|nadie más/);
    }
  });

  it('syntage: tells nobody but the company itself', async () => {
    await send('syntage').expect(201);
    expect((await owed()).map(({ kind }) => kind)).toEqual(['leads.send-receipt']);
  });
});
