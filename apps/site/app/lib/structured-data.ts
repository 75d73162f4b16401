import { common } from '@flota/texts/site/common';
import type { Site } from './use-site.js';

/** A thing of schema.org, without its context. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** What the lender has not written yet is left out. */
export const reachedBy = ({ phone, email }: Pick<Site, 'phone' | 'email'>) => ({
  ...(phone && { telephone: phone }),
  ...(email && { email }),
});

export const organization = (site: Site): StructuredData => ({
  '@type': 'FinancialService',
  '@id': `${site.origin}/#organization`,
  name: site.companyName,
  legalName: site.legalName,
  url: site.origin,
  logo: `${site.origin}/icon-512.png`,
  ...reachedBy(site),
  ...(site.address && { address: site.address }),
  areaServed: 'MX',
  sameAs: site.socialLinks.map(({ url }) => url),
});

export interface Crumb {
  name: string;
  path: string;
}

/** From the home page down to the page itself. */
export const breadcrumbs = (origin: string, crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: common.home, path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

export const faqPage = (faqs: readonly { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

interface Article {
  title: string;
  summary: string;
  path: string;
  image: string;
  publishedAt: string;
  updatedAt: string;
}

export const newsArticle = (site: Site, article: Article): StructuredData => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary,
  image: [`${site.origin}${article.image}`],
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  mainEntityOfPage: `${site.origin}${article.path}`,
  author: { '@type': 'Organization', name: site.companyName },
  publisher: { '@id': `${site.origin}/#organization` },
});

export const financialProduct = (
  site: Site,
  product: { name: string; description: string; path: string },
): StructuredData => ({
  '@type': 'FinancialProduct',
  name: product.name,
  description: product.description,
  url: `${site.origin}${product.path}`,
  areaServed: 'MX',
  provider: { '@id': `${site.origin}/#organization` },
});
