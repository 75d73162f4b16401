import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  /** Without the company's name; the home page passes the whole title. */
  title: string;
  description: string;
  /** Path of the page's one true address. */
  path: string;
  /** From the root loader; missing when the root itself failed. */
  site?: { companyName: string; origin: string };
  /** Picture for shared links. */
  image?: string;
  wholeTitle?: boolean;
  noIndex?: boolean;
}

export function pageMeta({
  title,
  description,
  path,
  site,
  image = '/artwork/share.jpg',
  wholeTitle = false,
  noIndex = false,
}: PageMeta): MetaDescriptor[] {
  const companyName = site?.companyName ?? 'Flota';
  const fullTitle = wholeTitle ? title : `${title} | ${companyName}`;
  const address = `${site?.origin ?? ''}${path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'es_MX' },
    { property: 'og:site_name', content: companyName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${site?.origin ?? ''}${image}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
