export const NEWS_PATH = '/noticias';
export const NEWS_FEED_PATH = `${NEWS_PATH}/rss.xml`;
export const PAGE_PARAMETER = 'pagina';

export const articlePath = (slug: string): string => `${NEWS_PATH}/${slug}`;

export const newsPagePath = (page: number): string =>
  page === 1 ? NEWS_PATH : `${NEWS_PATH}?${PAGE_PARAMETER}=${page}`;

/** 1-based; what is no page number is the first page. */
export function pageOf(search: URLSearchParams): number {
  const wanted = search.get(PAGE_PARAMETER) ?? '';
  return /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
}
