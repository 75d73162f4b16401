import { newsListSchema, pageSchema } from '@flota/schemas';
import { news } from '@flota/texts/site/news';
import { redirect } from 'react-router';
import type { Route } from './+types/news.js';
import { serverApi } from '../api/client.js';
import { NEWS_FEED_PATH, NEWS_PATH, newsPagePath, PAGE_PARAMETER, pageOf } from '../features/news/news-paths.js';
import { NewsPage } from '../features/news/NewsPage.js';
import { pageMeta } from '../lib/meta.js';
import { breadcrumbs } from '../lib/structured-data.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: [PAGE_PARAMETER] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context);
  const current = pageOf(new URL(request.url).searchParams);
  const [page, { items, total, perPage }] = await Promise.all([
    client.get('/api/pages/noticias', pageSchema),
    client.get(`/api/news?page=${current}`, newsListSchema),
  ]);
  // Beyond the last page, as when articles have ended since.
  if (items.length === 0 && current > 1) throw redirect(NEWS_PATH);
  return { page, items, total, perPage, current };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  const current = loaderData?.current ?? 1;
  const seo = loaderData?.page.seo;
  const title = seo?.title ?? news.title;
  return [
    ...pageMeta({
      title: current > 1 ? news.metaTitleOfPage({ title, page: current }) : title,
      wholeTitle: true,
      description: seo?.description ?? '',
      keywords: seo?.keywords,
      path: newsPagePath(current),
      site,
      structuredData: [breadcrumbs(site?.origin ?? '', [{ name: news.title, path: NEWS_PATH }])],
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: news.title, href: NEWS_FEED_PATH },
  ];
};

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}
