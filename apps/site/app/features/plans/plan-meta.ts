import type { FinancingPlanDetail } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../lib/meta.js';
import { plainText } from '../../lib/plain-text.js';
import { breadcrumbs, faqPage, financialProduct, type StructuredData } from '../../lib/structured-data.js';
import { PLANS_PATH } from '../../constants/navigation.js';
import { shareImage } from '../../constants/artwork.js';
import type { Site } from '../../lib/use-site.js';

/** The title of a plan whose texts can't be had. */
export const planTitle = (slug: string, site?: Pick<Site, 'plans'>): string =>
  site?.plans.find((plan) => plan.slug === slug)?.title ?? plans.title;

export function planMeta(slug: string, plan: FinancingPlanDetail | null | undefined, site?: Site): MetaDescriptor[] {
  const path = `${PLANS_PATH}/${slug}`;
  const common = { path, site };
  if (!plan) {
    return pageMeta({ ...common, title: planTitle(slug, site), description: plans.description });
  }
  return pageMeta({
    ...common,
    title: plan.title,
    description: plan.page.seoDescription,
    keywords: plan.page.seoKeywords || undefined,
    image: shareImage(plan.page.image),
    structuredData: site && planStructuredData(plan, path, site),
  });
}

function planStructuredData({ title, page, lists: { faqs } }: FinancingPlanDetail, path: string, site: Site) {
  const data: StructuredData[] = [
    financialProduct(site, { name: title, description: page.seoDescription, path }),
    breadcrumbs(site.origin, [
      { name: plans.title, path: PLANS_PATH },
      { name: title, path },
    ]),
  ];
  const questions = faqs.map(({ question, answer }) => ({ question, answer: plainText(answer) }));
  return questions.length > 0 ? [...data, faqPage(questions)] : data;
}
