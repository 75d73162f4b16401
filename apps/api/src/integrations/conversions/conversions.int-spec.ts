import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm } from '../../testing/lead-forms.js';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { type Example, startExample } from '../../testing/outside/example.js';
import { type Outside, type Received, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import { c01 } from '../../testing/quote-request.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { eventually } from '../../testing/eventually.js';
import { conversionsConnector } from './conversions.connector.js';

const marketing = { version: 2, agreedAt: '2026-11-20T16:00:00.000Z', page: '/contacto' } as const;
const settings = (baseUrl: string) => ({ baseUrl, pixelId: '1234567890', accessToken: 'example' });

interface Sent {
  data: [{ event_id: string; event_name: string; user_data: object; custom_data: object; event_source_url: string }];
}
const sentBy = ({ received }: Outside) => received.filter(({ path }: Received) => path.endsWith('/events'));

describeOutages('the measuring of advertisements', {
  connector: conversionsConnector,
  answers: { example: 'ads-conversions' },
  settings,
  call: (connection) => conversionsConnector.test(connection),
  owed: {
    owe: async ({ http, prisma }) => {
      const { body } = await http.post('/api/contact').send({ ...contactForm, marketing });
      const { folio } = body as { folio: string };
      const { id: subjectId } = await prisma.lead.findUniqueOrThrow({ where: { folio } });
      return (await prisma.event.findFirstOrThrow({ where: { subjectId } })).id;
    },
    arrived: (outside, id) => sentBy(outside).filter(({ json }) => (json as Sent).data[0].event_id === id).length,
  },
});

describe('whoever asks for something', () => {
  let api: TestApp;
  let example: Example;
  let outside: Outside;

  beforeAll(async () => {
    api = await startTestApp();
    example = await startExample('ads-conversions');
    outside = await startOutside({ url: example.url });
    await turnOn(api, conversionsConnector, settings(outside.url));
  });
  beforeEach(() => void (outside.received.length = 0));
  afterAll(async () => {
    await outside.close();
    await example.close();
    await api.close();
  });

  /** Everything that is owed is delivered, or rightly not. */
  async function workOff(): Promise<Sent[]> {
    const worker = await api.startWorker();
    await eventually(
      () => api.prisma.delivery.count({ where: { state: { in: ['pending', 'sending'] } } }),
      (open) => open === 0,
    );
    await worker.close();
    return sentBy(outside).map(({ json }) => json as Sent);
  }

  it('and agreed to be measured is told of, as nobody who could be read', async () => {
    const browser = { 'user-agent': 'Mozilla/5.0 (prueba)' };
    await api.http
      .post('/api/contact')
      .set(browser)
      .send({ ...contactForm, marketing })
      .expect(201);
    await api.http
      .post('/api/quotes')
      .set(browser)
      .send({ ...c01, marketing })
      .expect(201);
    const sent = await workOff();
    expect(sent.map(({ data: [{ event_name }] }) => event_name).sort()).toEqual(['Contact', 'Lead']);
    const quote = sent.find(({ data: [{ event_name }] }) => event_name === 'Lead')?.data[0];
    expect(quote).toMatchObject({
      action_source: 'website',
      event_source_url: 'https://flota.test/contacto',
      user_data: { client_user_agent: 'Mozilla/5.0 (prueba)', em: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
      custom_data: { currency: 'MXN', value: 3_480_000 },
    });
    for (const secret of [contactForm.email, contactForm.name, c01.contact.email]) {
      expect(JSON.stringify(sent)).not.toContain(secret);
    }
  });

  it.each<[string, object]>([
    ['agreed to nothing', {}],
    ['answered another question', { marketing: { ...marketing, version: 1 } }],
    ['sent what nobody understands', { marketing: 'yes' }],
  ])('and %s is told of to nobody', async (_what, more) => {
    await api.http
      .post('/api/contact')
      .send({ ...contactForm, ...more })
      .expect(201);
    await api.http
      .post('/api/quotes')
      .send({ ...c01, ...more })
      .expect(201);
    expect(await workOff()).toEqual([]);
  });
});
