import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDistributor } from '@flota/prisma/seed';
import { type SearchResults, searchResponseSchema } from '@flota/schemas';
import { brandRow, emptyContent, faqRow, newsRow, pageRow, promotionRow } from '../testing/content-rows.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { SearchIndex } from './search-index.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(() => emptyContent(api.prisma));

let visitors = 0;
/** Every search is another visitor's, so that none is one too many. */
const ask = (phrase: string) =>
  api.http
    .get('/api/search')
    .set('x-forwarded-for', `198.51.100.${++visitors % 250}`)
    .query({ phrase });

async function search(phrase: string): Promise<SearchResults> {
  const { body } = await ask(phrase).expect(200);
  return searchResponseSchema.parse(body);
}

const refresh = () => api.app.get(SearchIndex).refresh();
const titles = async (phrase: string) =>
  Object.values(await search(phrase))
    .flat()
    .map(({ title }) => title);

describe('what is found', () => {
  it.each([
    'autobús eléctrico',
    'AUTOBUSES ELÉCTRICOS',
    'autobuses electricos',
    'eléctr',
    'autbuses electrcos',
    '"autobuses eléctricos"',
  ])('%s, whatever its accents, number or a slip of the keys', async (phrase) => {
    await api.prisma.newsArticle.createMany({
      data: [
        newsRow({ slug: 'electricos', title: 'Autobuses eléctricos en la ciudad' }),
        newsRow({ slug: 'otra', title: 'Nuevo horario de oficina' }),
      ],
    });
    await refresh();
    expect((await search(phrase)).Noticias).toMatchObject([
      { title: 'Autobuses eléctricos en la ciudad', url: '/noticias/electricos' },
    ]);
  });

  it.each([
    ['credito directo', 'Crédito', '/planes-financiamiento/credito-directo'],
    ['arrendamiento puro', 'Arrendamiento Puro', '/planes-financiamiento/arrendamiento-puro'],
    ['flexibilty', 'Flexibility', '/planes-financiamiento/flexibility'],
    ['cascadia', 'Vehículos', '/vehiculos/cascadia-126'],
    ['camion volteo', 'Vehículos', '/vehiculos/m2-106'],
    ['comenzar ya', 'Preguntas frecuentes', '/faqs/general-questions'],
    ['enganche reducido', 'Promociones', '/?section=promociones'],
    ['marca de prueba', 'Marcas', '/brand-prueba'],
    ['acerca de nosotros', 'Páginas', '/acerca'],
    ['refacciones toluca', 'Distribuidores', '/distribuidores?d=toluca-norte'],
  ])('%s in the section %s', async (phrase, section, url) => {
    await api.prisma.faq.create({ data: faqRow({ question: '¿Puedo comenzar ya?' }) });
    await api.prisma.promotion.create({ data: promotionRow() });
    await api.prisma.brand.create({ data: brandRow() });
    await api.prisma.page.create({ data: pageRow() });
    await api.prisma.distributor.deleteMany();
    await createDistributor(api.prisma, { slug: 'toluca-norte', name: 'Toluca Norte', services: ['Refacciones'] });
    await refresh();
    expect((await search(phrase))[section]?.map((hit) => hit.url)).toContain(url);
  });

  it.each(['polisa', 'polizza', 'pliza', 'vigensia de la polisa'])(
    '%s, meant for words that stand in no title',
    async (slip) => {
      await api.prisma.newsArticle.createMany({
        data: [
          newsRow({ slug: 'seguro', title: 'Su seguro', body: '<p>La vigencia de la póliza es la del contrato.</p>' }),
          newsRow({ slug: 'otra', title: 'Nuevo horario de oficina' }),
        ],
      });
      await refresh();
      expect((await search(slip)).Noticias).toMatchObject([{ title: 'Su seguro', url: '/noticias/seguro' }]);
    },
  );

  it('comes with a plain excerpt around it', async () => {
    const body = `<p>${'Una oración de relleno sobre otro asunto. '.repeat(40)}</p><p>Los <strong>remolques</strong> &amp; cajas secas llegan en <a href="/x">mayo</a>.</p>`;
    await api.prisma.newsArticle.create({ data: newsRow({ body }) });
    await refresh();
    const [hit] = (await search('remolque')).Noticias ?? [];
    expect(hit?.excerpt).toContain('remolques & cajas secas');
    expect(hit?.excerpt).toMatch(/^… .*mayo$|^… .*…$/);
    expect(hit?.excerpt).not.toMatch(/[<>]|href/);
    expect(hit?.excerpt.length).toBeLessThanOrEqual(160);
  });

  it('shows what is in the title before what is only in the text', async () => {
    await api.prisma.newsArticle.createMany({
      data: [
        newsRow({ slug: 'a', title: 'Feria del transporte', body: '<p>Habrá un simulador de manejo.</p>' }),
        newsRow({ slug: 'b', title: 'Simulador de manejo' }),
      ],
    });
    await refresh();
    expect(await titles('simulador')).toEqual(['Simulador de manejo', 'Feria del transporte']);
  });

  it('shows first what is called as one asked, however long it is', async () => {
    const long = `<p>${'Una oración de relleno sobre otro asunto. '.repeat(40)}</p>`;
    await api.prisma.newsArticle.createMany({
      data: [
        newsRow({ slug: 'a', title: 'Grúas y remolques', body: long }),
        newsRow({ slug: 'b', title: 'Más grúas, más remolques', body: '<p>Grúas, remolques, grúas y remolques.</p>' }),
      ],
    });
    await refresh();
    expect(await titles('gruas y remolques')).toEqual(['Grúas y remolques', 'Más grúas, más remolques']);
  });

  it('shows what one can choose before the small print about it', async () => {
    await api.prisma.legalPage.create({
      data: {
        slug: 'riesgos',
        title: 'Riesgos del crédito',
        body: '<p>Crédito, crédito y crédito.</p>',
        updatedOn: new Date('2026-01-15'),
      },
    });
    await refresh();
    const found = await search('credito');
    expect(Object.keys(found)[0]).toBe('Crédito');
    expect(found.Legales?.map(({ title }) => title)).toContain('Riesgos del crédito');
    // Called so, it is what was asked for all the same.
    expect((await titles('riesgos del credito'))[0]).toBe('Riesgos del crédito');
  });

  it('is six hits of a section at most', async () => {
    const articles = Array.from({ length: 9 }, (_, i) => newsRow({ slug: `n-${i}`, title: `Grúas ${i}` }));
    await api.prisma.newsArticle.createMany({ data: articles });
    await refresh();
    expect((await search('grúas')).Noticias).toHaveLength(6);
  });
});

describe('what is not found', () => {
  it('is content before or after its time, even when the index was made while it was there', async () => {
    const hour = 3_600_000;
    await api.prisma.newsArticle.createMany({
      data: [
        newsRow({ slug: 'a', title: 'Caravana de ayer', publishedUntil: new Date(Date.now() - hour) }),
        newsRow({ slug: 'b', title: 'Caravana de mañana', publishedFrom: new Date(Date.now() + hour) }),
        newsRow({ slug: 'c', title: 'Caravana de hoy' }),
      ],
    });
    await refresh();
    expect(await titles('caravana')).toEqual(['Caravana de hoy']);
    expect(await titles('carabana')).toEqual(['Caravana de hoy']);
  });

  it('is a dealer that is not active, and a page that is a step of something else', async () => {
    await createDistributor(api.prisma, { name: 'Xochitlán Camiones', active: false });
    await api.prisma.page.create({ data: pageRow({ slug: 'pago-confirmado', title: 'Xochitlán' }) });
    await refresh();
    expect(await search('xochitlán')).toEqual({});
  });

  it.each(['', 'ab', ' a '])('is anything for "%s"', async (phrase) => {
    expect(await search(phrase)).toEqual({});
  });
});

describe('any phrase', () => {
  it.each([
    '"',
    '"""',
    "'; DROP TABLE plan; --",
    '%%%',
    '\\\\\\',
    '<script>alert(1)</script>',
    'a:* & | !b',
    '((( )))',
    ':*:*',
    '-camiones',
    'or or or',
    'ñandú\u0007\u001b[31m',
    '🚚🚚🚚',
    'x'.repeat(100),
    'á '.repeat(50),
    'de la los',
  ])('%j is answered', async (phrase) => {
    await search(phrase);
  });

  it('that is too long is refused, as is one with NUL', async () => {
    expect((await ask('x'.repeat(101)).expect(422)).body).toMatchObject({ errors: [{ code: 'PHRASE.TOO_LONG' }] });
    await ask('abc\u0000').expect(400);
  });

  it('is answered sixty times a minute, for each address', async () => {
    const asked = Array.from({ length: 61 }, () =>
      api.http.get('/api/search').set('x-forwarded-for', '203.0.113.9').query({ phrase: 'crédito' }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await ask('crédito').expect(200);
  });
});
