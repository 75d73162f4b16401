import { newsArticleSchema } from '@flota/schemas';
import { news } from '@flota/texts/site/news';
import { redirect } from 'react-router';
import type { Route } from './+types/news.article.js';
import { serverApi } from '../api/client.js';
import { ArticlePage } from '../features/news/ArticlePage.js';
import { articlePath, NEWS_PATH } from '../features/news/news-paths.js';
import { shareImage } from '../constants/artwork.js';
import { pageMeta } from '../lib/meta.js';
import { orHome } from '../lib/or-home.js';
import { plainText } from '../lib/plain-text.js';
import { breadcrumbs, newsArticle } from '../lib/structured-data.js';

/** Sites before this one numbered their articles. */
const NUMBER = /^\d+$/;

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const article = await orHome(
    serverApi(context).get(`/api/news/${encodeURIComponent(slug)}`, newsArticleSchema),
    NUMBER.test(slug) ? NEWS_PATH : '/',
  );
  // A number or name it had before.
  if (article.slug !== slug) throw redirect(articlePath(article.slug), 301);
  return article;
}

export const meta: Route.MetaFunction = ({ matches, loaderData: article }) => {
  const site = matches[0].loaderData;
  if (!article || !site) return [];
  const { title, publishedAt, updatedAt } = article;
  const summary = plainText(article.subtitle);
  const path = articlePath(article.slug);
  const image = shareImage(article.image);
  return pageMeta({
    title,
    description: summary,
    keywords: news.articleKeywords({ title: title.toLowerCase() }),
    path,
    site,
    image,
    publishedAt,
    structuredData: [
      newsArticle(site, { title, summary, path, image, publishedAt, updatedAt }),
      breadcrumbs(site.origin, [
        { name: news.title, path: NEWS_PATH },
        { name: title, path },
      ]),
    ],
  });
};

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
