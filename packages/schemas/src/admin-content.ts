import { z } from 'zod';
import { DOCUMENT_KINDS } from './content.js';
import { fieldCode } from './field-codes.js';
import { dateOnly, personTypeSchema, slug } from './primitives.js';
import { planFaqsSchema, planOptionsSchema, planPageSchema } from './plans.js';
import { postalCodeSchema } from './identifiers/postal-code.js';
import {
  htmlText,
  imagePath,
  line,
  linkTarget,
  orNull,
  position,
  publicationFields,
  type PublicationState,
  UNTIL_BEFORE_FROM,
  untilAfterFrom,
  videoUrl,
} from './publishing.js';

/*
 * What staff write of each type of content, by resource of `/api/admin/{resource}`. Records that visitors reach by an
 * address have their slug as id; it is given when they are made and stays.
 */

const sections = z
  .array(z.object({ title: line(120), text: htmlText(8_000), image: orNull(imagePath) }))
  .max(12)
  .default([]);

/** `banners` */
export const bannerWriteSchema = z
  .object({
    title: line(120),
    subtitle: line(240, 0),
    image: imagePath,
    imageMobile: imagePath,
    videoUrl: orNull(videoUrl),
    footerText: orNull(line(80)),
    footerUrl: orNull(linkTarget),
    position,
    ...publicationFields,
  })
  .refine(untilAfterFrom, UNTIL_BEFORE_FROM);

/** `promotions` */
export const promotionWriteSchema = z
  .object({
    title: line(120),
    subtitle: htmlText(3_000, 1),
    image: imagePath,
    buttonUrl: orNull(linkTarget),
    buttonText: orNull(line(40)),
    vehicle: orNull(slug),
    position,
    ...publicationFields,
  })
  .refine(untilAfterFrom, UNTIL_BEFORE_FROM);

/** `brands` */
export const brandWriteSchema = z
  .object({
    slug,
    title: line(80),
    subtitle: line(200),
    image: imagePath,
    imageMobile: imagePath,
    lead: line(300),
    body: htmlText(20_000),
    sections,
    position,
    ...publicationFields,
  })
  .refine(untilAfterFrom, UNTIL_BEFORE_FROM);

/** `news` */
export const newsWriteSchema = z
  .object({
    slug,
    title: line(160),
    subtitle: htmlText(600, 1),
    image: imagePath,
    body: htmlText(50_000, 1),
    url: orNull(linkTarget),
    buttonText: orNull(line(40)),
    position,
    publishedFrom: z.iso.datetime({ offset: true, error: fieldCode('DATE.INVALID') }),
    publishedUntil: publicationFields.publishedUntil,
  })
  .refine(untilAfterFrom, UNTIL_BEFORE_FROM);

/** `faq-categories` */
export const faqCategoryWriteSchema = z.object({ slug, name: line(80), position });

/** `faqs` */
export const faqWriteSchema = z
  .object({ category: slug, question: line(240), answer: htmlText(8_000, 1), position, ...publicationFields })
  .refine(untilAfterFrom, UNTIL_BEFORE_FROM);

/** `legal-pages`; those the law asks for can be changed, not deleted. */
export const legalPageWriteSchema = z.object({
  slug,
  title: line(120),
  body: htmlText(200_000, 1),
  updatedOn: dateOnly,
  position,
});

/** `pages`; there is one for each of `PAGE_SLUGS`, and staff only change them. */
export const pageWriteSchema = z.object({
  title: line(120),
  lead: line(400, 0),
  image: orNull(imagePath),
  body: htmlText(50_000).default(''),
  sections,
  seoTitle: line(70),
  seoDescription: line(200),
  seoKeywords: line(300, 0),
});

/** `campaigns` */
export const campaignWriteSchema = z
  .object({
    slug,
    title: line(120),
    lead: line(300),
    image: imagePath,
    body: htmlText(20_000),
    formTitle: line(80),
    buttonText: line(40),
    thanks: line(300),
    ...publicationFields,
  })
  .refine(untilAfterFrom, UNTIL_BEFORE_FROM);

/** Our own papers, filled with who the lender is. */
export const DOCUMENT_TEMPLATES = ['application', 'checklist', 'annex-1'] as const;

/** `documents`: an uploaded PDF (`fileId`) or one of our templates, one of the two. */
export const documentWriteSchema = z
  .object({
    slug,
    title: line(120),
    description: line(300, 0),
    kind: z.enum(DOCUMENT_KINDS, fieldCode('DOCUMENT_KIND.INVALID')),
    personTypes: z.array(personTypeSchema).min(1, fieldCode('PERSON_TYPE.REQUIRED')),
    template: orNull(z.enum(DOCUMENT_TEMPLATES, fieldCode('TEMPLATE.INVALID'))),
    fileId: orNull(z.uuid(fieldCode('FILE.INVALID'))),
    position,
    ...publicationFields,
  })
  .refine(untilAfterFrom, UNTIL_BEFORE_FROM)
  .refine((document) => (document.template === null) !== (document.fileId === null), {
    path: ['fileId'],
    error: fieldCode('FILE.REQUIRED'),
  });

/** `plan-pages`: the texts of a plan's own page, by the content team; its rules are finance's (`plans`). */
export const planPageWriteSchema = z.object({
  options: planOptionsSchema,
  faqs: planFaqsSchema,
  customerFaqs: planFaqsSchema,
  page: planPageSchema,
});

const coordinate = (limit: number) =>
  z
    .number(fieldCode('NUMBER.INVALID'))
    .min(-limit, fieldCode('NUMBER.INVALID'))
    .max(limit, fieldCode('NUMBER.INVALID'));

/** `distributors` */
export const distributorWriteSchema = z.object({
  slug,
  name: line(120),
  cityId: z.uuid(fieldCode('CITY.INVALID')),
  address: line(300),
  postalCode: postalCodeSchema,
  phone: line(30),
  email: z.email(fieldCode('EMAIL.INVALID')),
  latitude: coordinate(90),
  longitude: coordinate(180),
  hours: z.array(line(80)).max(7).default([]),
  services: z.array(line(60)).max(12).default([]),
  active: z.boolean(),
});

/** What a record of a content resource has beside what staff write. */
export type AdminRecord<Write extends z.ZodType> = z.output<Write> & { id: string; updatedAt: string };
export type AdminPublished<Write extends z.ZodType> = AdminRecord<Write> & { state: PublicationState };

export type AdminBanner = AdminPublished<typeof bannerWriteSchema>;
export type AdminPromotion = AdminPublished<typeof promotionWriteSchema>;
/** `url`: its page. */
export type AdminBrand = AdminPublished<typeof brandWriteSchema> & { url: string };
export type AdminNewsArticle = AdminPublished<typeof newsWriteSchema> & { articleUrl: string };
export type AdminFaqCategory = AdminRecord<typeof faqCategoryWriteSchema> & { questions: number };
export type AdminFaq = AdminPublished<typeof faqWriteSchema> & { categoryName: string };
export type AdminLegalPage = AdminRecord<typeof legalPageWriteSchema> & { url: string };
export type AdminPage = AdminRecord<typeof pageWriteSchema> & { url: string };
export type AdminCampaign = AdminPublished<typeof campaignWriteSchema> & { url: string; leads: number };
export type AdminDocument = AdminPublished<typeof documentWriteSchema> & { url: string; fileSize: number | null };
export type AdminDistributor = AdminRecord<typeof distributorWriteSchema> & { city: string; state: string };
export type AdminPlanPage = AdminRecord<typeof planPageWriteSchema> & { title: string; url: string };
/** `settings`: one record with the id `1` whose fields are `SiteSettings`. */
