import type { Plan } from '@flota/prisma';
import { type AdminPlanPage, planFaqsSchema, planOptionsSchema, planPageWriteSchema, slug } from '@flota/schemas';
import type { z } from 'zod';
import { requireHtml, sanitizeHtml } from '../platform/html/sanitize.js';
import { CONTENT_EDITS } from '../platform/resources/content-roles.js';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { requireImages } from '../platform/storage/public-images.js';

/** The texts of each plan's own page; what it costs is `plans`. */
export const planPagesResource = defineResource<Plan, typeof planPageWriteSchema>({
  name: 'plan-pages',
  allow: CONTENT_EDITS,
  model: (database) => database.plan,
  key: { column: 'slug', schema: slug },
  search: ['title', 'slug'],
  sort: sortedBy('position', 'title', 'updatedAt'),
  defaultOrder: { position: 'asc' },
  present: (plan): AdminPlanPage => ({
    id: plan.slug,
    title: plan.title,
    url: plan.url,
    options: planOptionsSchema.parse(plan.options),
    faqs: planFaqsSchema.parse(plan.faqs),
    customerFaqs: planFaqsSchema.parse(plan.customerFaqs),
    page: plan.page as AdminPlanPage['page'],
    updatedAt: plan.updatedAt.toISOString(),
  }),
  write: {
    schema: planPageWriteSchema,
    async toData({ page, faqs, customerFaqs, options }, { database }) {
      await requireImages(database, { 'page.image': page.image, 'page.imageMobile': page.imageMobile });
      const texts = {
        whatText: sanitizeHtml(page.whatText),
        conditionsText: sanitizeHtml(page.conditionsText),
        riskText: sanitizeHtml(page.riskText),
      };
      return {
        options,
        faqs: cleanFaqs('faqs', faqs),
        customerFaqs: cleanFaqs('customerFaqs', customerFaqs),
        page: { ...page, ...texts },
      };
    },
  },
});

const cleanFaqs = (field: string, faqs: z.output<typeof planFaqsSchema>) =>
  faqs.map(({ question, answer }, index) => ({ question, answer: requireHtml(`${field}.${index}.answer`, answer) }));
