import { newsArticleSchema } from '@flota/schemas';
import type { Route } from './+types/news.article.js';
import { serverApi } from '../api/client.js';
import { ArticlePage } from '../features/news/ArticlePage.js';
import { articlePath, NEWS_PATH } from '../features/news/news-paths.js';
import { shareImage } from '../constants/artwork.js';
import { pageMeta } from '../lib/meta.js';
import { orHome } from '../lib/or-home.js';
import { plainText } from '../lib/plain-text.js';
import { breadcrumbs, newsArticle } from '../lib/structured-data.js';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orHome(serverApi(context).get(`/api/news/${encodeURIComponent(params.slug)}`, newsArticleSchema));

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
    keywords: `${title.toLowerCase()}, noticias, transporte, financiamiento`,
    path,
    site,
    image,
    publishedAt,
    structuredData: [
      newsArticle(site, { title, summary, path, image, publishedAt, updatedAt }),
      breadcrumbs(site.origin, [
        { name: 'Noticias', path: NEWS_PATH },
        { name: title, path },
      ]),
    ],
  });
};

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />;
}
