import { describe, expect, it } from '@jest/globals';
import {
  CONTENT,
  type ContentName,
  fillAll,
  PAGE_SLUGS,
  phoneSchema,
  placeholderValues,
  siteSettingsSchema,
  unknownPlaceholders,
} from '@flota/schemas';
import { brands } from './brands.js';
import { campaigns } from './campaigns.js';
import { seededContent } from './content.js';
import { documents } from './documents.js';
import { faqCategories } from './faqs/index.js';
import { siteSettings } from './home.js';
import { legalPages } from './legal/index.js';
import { news } from './news/index.js';
import { pages } from './pages/index.js';
import { planTexts } from './plan-pages/index.js';
import { promotions } from './promotions.js';
import { vehicles } from './vehicles.js';

const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

describe.each(Object.entries(seededContent) as [ContentName, object[]][])('%s', (name, rows) => {
  it('are what staff could have written', () => {
    for (const row of rows) expect(CONTENT[name].schema.safeParse({ ...row, position: 0 }).error).toBeUndefined();
  });
});

describe('addresses', () => {
  it('are those the site knows', () => {
    expect(slugsOf(pages).sort()).toEqual([...PAGE_SLUGS].sort());
    expect(slugsOf(brands)).toEqual(['financial', 'insurance', 'daimler']);
    expect(slugsOf(legalPages)).toEqual([
      'aviso-de-privacidad',
      'terminosycondiciones',
      'une',
      'comisiones-y-cat',
      'reca',
      'despachos-de-cobranza',
      'buro-de-entidades-financieras',
      'cookies',
      'leyendas-de-riesgo',
    ]);
    expect(slugsOf(faqCategories)).toEqual(
      expect.arrayContaining(['general-questions', 'pagos', 'seguros', 'arrendamiento', 'requisitos']),
    );
  });

  it('are there once', () => {
    for (const rows of [news, campaigns, documents, faqCategories]) {
      expect(new Set(slugsOf(rows)).size).toBe(rows.length);
    }
  });
});

describe('placeholders', () => {
  it('are those there are', () => {
    expect(unknownPlaceholders(JSON.stringify(seededContent))).toEqual([]);
  });

  it('stand for who the lender is: texts name nobody', () => {
    const { settings: _, ...texts } = seededContent;
    const { companyName, legalName, email, phone } = siteSettings;
    for (const known of [companyName, legalName, email, phone]) expect(JSON.stringify(texts)).not.toContain(known);
  });
});

describe('texts for search engines', () => {
  it.each(fillAll(pages, placeholderValues(siteSettings, 'https://www.flota.test')))(
    'of $slug have the length that results show',
    ({ seoTitle, seoDescription }) => {
      expect(seoTitle.length).toBeLessThanOrEqual(60);
      expect(seoDescription.length).toBeGreaterThanOrEqual(120);
      expect(seoDescription.length).toBeLessThanOrEqual(160);
    },
  );

  it.each(Object.entries(planTexts))('of %s have it too', (_, { page }) => {
    expect(page.seoDescription.length).toBeGreaterThanOrEqual(120);
    expect(page.seoDescription.length).toBeLessThanOrEqual(160);
  });

  it('differ from page to page', () => {
    const descriptions = [...pages, ...Object.values(planTexts).map(({ page }) => page)].map((p) => p.seoDescription);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('questions', () => {
  it.each(faqCategories)('of $slug are at least six, each asked once', ({ questions }) => {
    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });
});

describe('promotions', () => {
  it('are more than the four that fit without the extra navigation, each about a vehicle of the catalogue', () => {
    expect(promotions.length).toBeGreaterThan(4);
    const models = new Set(slugsOf(vehicles));
    for (const { vehicle } of promotions) expect(models).toContain(vehicle);
  });
});

describe('news', () => {
  it('came out within the last twelve months, the newest first, and can be read in two minutes', () => {
    const ages = news.map(({ daysAgo }) => daysAgo);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    expect(Math.max(...ages)).toBeLessThan(365);
    for (const { body } of news) {
      const words = body.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(250);
      expect(words).toBeLessThanOrEqual(450);
    }
  });
});

describe('the privacy notice', () => {
  it('names the law and the authority that are in force', () => {
    const body = legalPages.find(({ slug }) => slug === 'aviso-de-privacidad')?.body ?? '';
    expect(body).toContain('20 de marzo de 2025');
    expect(body).toContain('Secretaría Anticorrupción y Buen Gobierno');
    expect(body).not.toContain('INAI');
  });
});

describe('prepayment', () => {
  it('follows the same rule wherever it is explained', () => {
    const texts = JSON.stringify([faqCategories, news, planTexts, legalPages]);
    const rules = texts.match(/al menos (<strong>)?tres (mensualidades|rentas)/g) ?? [];
    expect(rules.length).toBeGreaterThanOrEqual(8);
    expect(texts).not.toMatch(/al menos (una|dos|cuatro|seis) (mensualidad|renta)/);
  });
});

describe('site settings', () => {
  it('are valid', () => {
    expect(siteSettingsSchema.parse(siteSettings)).toEqual(siteSettings);
    expect(phoneSchema.parse(siteSettings.phone)).toBe('+528005550100');
  });
});
