import { newsListSchema, siteSettingsSchema } from '@flota/schemas';
import { news } from '@flota/texts/site/news';
import type { Route } from './+types/news.rss.js';
import { serverApi } from '../api/client.js';
import { escapeXml, plainText } from '../lib/plain-text.js';

/** `/noticias/rss.xml`: the newest articles. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const client = serverApi(context);
  const [settings, { items: articles }] = await Promise.all([
    client.get('/api/settings', siteSettingsSchema),
    client.get('/api/news', newsListSchema),
  ]);
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const items = articles.map((article) => {
    const link = `${origin}/noticias/${article.slug}`;
    const parts = [
      element('title', article.title),
      element('link', link),
      element('guid', link),
      element('description', plainText(article.subtitle)),
      element('pubDate', new Date(article.publishedAt).toUTCString()),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', news.feedTitle({ company: settings.companyName }))}
${element('link', `${origin}/noticias`)}
${element('description', settings.tagline)}
${element('language', 'es-mx')}
<atom:link href="${origin}/noticias/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
