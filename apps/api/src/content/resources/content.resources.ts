import type { SiteSettings } from '@flota/prisma';
import {
  ASKED_SETTINGS,
  CONTENT,
  personKindSchema,
  siteSettingsSchema,
  type SiteSettings as SiteSettingsText,
  siteSettingsWriteSchema,
  slug,
} from '@flota/schemas';
import { z } from 'zod';
import { contentResource } from '../../platform/content/content-resource.js';
import { published, publishedNews } from '../../platform/content/publication.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { defineResource } from '../../platform/resources/resource.js';
import { legalPagesResource } from '../legal/legal-pages.resource.js';

const personTypes = z.array(personKindSchema);
const template = CONTENT.documents.fields.template.schema;

/** What staff write of the public site's content. */
export const contentResources = [
  contentResource(CONTENT.alerts, 'alert', {}),
  contentResource(CONTENT.banners, 'banner', {}),
  contentResource(CONTENT.promotions, 'promotion', {
    async toData(promotion, { database }) {
      if (promotion.vehicle) await requireVehicle(database, promotion.vehicle);
      return promotion;
    },
  }),
  contentResource(CONTENT.brands, 'brand', {}),
  contentResource(CONTENT.news, 'newsArticle', {
    open: publishedNews,
    async toData(article, { database, current }) {
      await requireOwnAddresses(database, article.formerAddresses, current?.slug);
      return article;
    },
  }),
  contentResource(CONTENT['faq-categories'], 'faqCategory', {
    include: { _count: { select: { faqs: true } } },
    // None leads to an empty page.
    open: (now) => ({ faqs: { some: published(now) } }),
    present: ({ _count }) => ({ questions: _count.faqs }),
  }),
  contentResource(CONTENT.faqs, 'faq', {
    include: { category: { select: { name: true } } },
    uniqueField: 'question',
    sort: { category: (position) => ({ category: { position } }) },
    filters: { category: slug.transform((categorySlug) => ({ categorySlug })) },
    present: ({ category, categorySlug }) => ({ category: categorySlug, categoryName: category.name }),
    async toData({ category, ...faq }, { database }) {
      await requireCategory(database, category);
      return { ...faq, categorySlug: category };
    },
  }),
  legalPagesResource,
  contentResource(CONTENT.pages, 'page', {}),
  contentResource(CONTENT.campaigns, 'campaign', {
    include: { _count: { select: { leads: true } } },
    present: ({ _count }) => ({ leads: _count.leads }),
  }),
  contentResource(CONTENT.documents, 'document', {
    include: { file: { select: { size: true } } },
    present: ({ file, ...document }) => ({
      personTypes: personTypes.parse(document.personTypes),
      template: template.parse(document.template),
      fileSize: file?.size ?? null,
    }),
    async toData(document, { database }) {
      if (document.fileId) await requirePdf(database, document.fileId);
      return document;
    },
  }),
  /** Who the lender is: one record, `1`, which only an administrator changes. */
  defineResource<SiteSettings, typeof siteSettingsWriteSchema>({
    name: CONTENT.settings.name,
    allow: { list: ['content'], show: ['content'], edit: ['admin'] },
    model: (database) => database.siteSettings,
    key: { column: 'id', schema: z.literal('1').transform(Number) },
    open: () => ({}),
    defaultOrder: { updatedAt: 'desc' },
    present: ({ id, value, updatedAt }) => ({
      ...siteSettingsSchema.parse(value),
      id: String(id),
      updatedAt: updatedAt.toISOString(),
    }),
    write: {
      schema: siteSettingsWriteSchema,
      toData(value, { current }) {
        if (current) requireSaid(value, siteSettingsSchema.parse(current.value));
        return { value };
      },
    },
  }),
];

/** A new installation says who the lender is bit by bit; what was said stays said. */
function requireSaid(written: SiteSettingsText, before: SiteSettingsText): void {
  const unsaid = ASKED_SETTINGS.filter((name) => written[name] === '' && before[name] !== '');
  if (unsaid.length > 0) throw ProblemException.invalid(unsaid.map((field) => ({ field, code: 'TEXT.REQUIRED' })));
}

async function requireVehicle(database: Database, vehicle: string): Promise<void> {
  const model = await database.vehicleModel.findUnique({ where: { slug: vehicle } });
  if (!model) throw ProblemException.invalid([{ field: 'vehicle', code: 'VEHICLE.UNKNOWN' }]);
}

/** An old address leads to one article. */
async function requireOwnAddresses(database: Database, formerAddresses: string[], own = ''): Promise<void> {
  const others = {
    slug: { not: own },
    OR: [{ formerAddresses: { hasSome: formerAddresses } }, { slug: { in: formerAddresses } }],
  };
  if (formerAddresses.length === 0 || !(await database.newsArticle.findFirst({ where: others }))) return;
  throw ProblemException.invalid([{ field: 'formerAddresses', code: 'SLUG.TAKEN' }]);
}

async function requireCategory(database: Database, category: string): Promise<void> {
  if (await database.faqCategory.findUnique({ where: { slug: category } })) return;
  throw ProblemException.invalid([{ field: 'category', code: 'CATEGORY.UNKNOWN' }]);
}

async function requirePdf(database: Database, id: string): Promise<void> {
  const where = { id, visibility: 'public', contentType: 'application/pdf' } as const;
  if (await database.storedFile.findFirst({ where })) return;
  throw ProblemException.invalid([{ field: 'fileId', code: 'FILE.INVALID' }]);
}
