import { common } from '@flota/texts/site/common';
import type { MetaDescriptor } from 'react-router';
import type { StructuredData } from './structured-data.js';
import type { SiteLook } from './use-site.js';

/** What the root loader knows of the lender; missing when the root itself failed. */
export interface MetaSite {
  companyName: string;
  origin: string;
  look: Pick<SiteLook, 'shareImage'>;
}

interface PageMeta {
  /** The company's name is added, unless it is there already or this is the `wholeTitle`. */
  title: string;
  description: string;
  keywords?: string;
  /** Path of the page's one true address. */
  path: string;
  site?: MetaSite | undefined;
  /** Picture for shared links: a path. */
  image?: string;
  wholeTitle?: boolean;
  noIndex?: boolean;
  /** An article, with its date. */
  publishedAt?: string;
  structuredData?: readonly StructuredData[];
}

const SHARE_IMAGE = {
  path: '/artwork/share.jpg',
  size: [
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ],
};

export function pageMeta({
  title,
  description,
  keywords = common.keywords,
  path,
  site,
  image = site?.look.shareImage ?? SHARE_IMAGE.path,
  wholeTitle = false,
  noIndex = false,
  publishedAt,
  structuredData = [],
}: PageMeta): MetaDescriptor[] {
  const origin = site?.origin ?? '';
  const companyName = site?.companyName;
  const fullTitle =
    wholeTitle || companyName === undefined || title.includes(companyName) ? title : `${title} | ${companyName}`;
  const address = `${origin}${path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: publishedAt ? 'article' : 'website' },
    { property: 'og:locale', content: 'es_MX' },
    ...(companyName === undefined ? [] : [{ property: 'og:site_name', content: companyName }]),
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${image}` },
    ...(image === SHARE_IMAGE.path || image === site?.look.shareImage ? SHARE_IMAGE.size : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(publishedAt ? [{ property: 'article:published_time', content: publishedAt }] : []),
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}

interface WrittenPage {
  seo: { title: string; description: string; keywords: string };
}

/** The head of a page whose texts staff write, or of one that goes by its `name` because they could not be read. */
export const writtenPageMeta = (
  page: WrittenPage | undefined,
  { name, ...rest }: { name: string } & Pick<PageMeta, 'path' | 'site' | 'structuredData'>,
): MetaDescriptor[] =>
  pageMeta({
    ...rest,
    title: page?.seo.title ?? name,
    wholeTitle: page !== undefined,
    description: page?.seo.description ?? '',
    keywords: page?.seo.keywords,
  });
