import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import { campaigns } from '../data/campaigns.js';
import { documents } from '../data/documents.js';
import { faqCategories } from '../data/faqs/index.js';
import { legalPages } from '../data/legal/index.js';
import { news } from '../data/news/index.js';
import { pages } from '../data/pages/index.js';
import type { SeedContext } from '../context.js';
import { fillWhenEmpty, inOrder } from './fill-when-empty.js';

/** Pages that the site's own addresses show, and staff can't delete: a missing one is added, the others are left alone. */
export async function seedPages({ database }: SeedContext): Promise<number> {
  const { count } = await database.page.createMany({ data: pages, skipDuplicates: true });
  return count;
}

/** The same holds for those the law asks for. */
export async function seedLegalPages({ database }: SeedContext): Promise<number> {
  const { count } = await database.legalPage.createMany({
    data: inOrder(legalPages).map((page) => ({ ...page, updatedOn: dateColumn(page.updatedOn) })),
    skipDuplicates: true,
  });
  return count;
}

export async function seedFaqs({ database }: SeedContext): Promise<number> {
  if ((await database.faq.count()) > 0) return 0;
  const categories = await database.faqCategory.createMany({
    data: inOrder(faqCategories).map(({ questions: _, ...category }) => category),
    skipDuplicates: true,
  });
  const faqs = await database.faq.createMany({
    data: faqCategories.flatMap(({ slug: categorySlug, questions }) =>
      inOrder(questions).map((faq) => ({ ...faq, categorySlug })),
    ),
  });
  return categories.count + faqs.count;
}

export const seedDocuments = ({ database }: SeedContext): Promise<number> =>
  fillWhenEmpty(database.document, inOrder(documents));

/** Dated back from the day of the seed, so that a demo always has something recent to read; by the numbers of a former site too. */
export const seedNews = ({ database, now }: SeedContext): Promise<number> =>
  fillWhenEmpty(
    database.newsArticle,
    news.map(({ daysAgo, ...article }, index) => ({
      ...article,
      formerAddresses: [String(index + 1)],
      publishedFrom: instantInMexico(addDays(dayInMexico(now), -daysAgo), '09:00'),
    })),
  );

export const seedCampaigns = ({ database }: SeedContext): Promise<number> =>
  fillWhenEmpty(database.campaign, campaigns);
