import { sitemapEntriesSchema } from '@flota/schemas';
import type { Route } from './+types/sitemap.js';
import { serverApi } from '../api/client.js';
import { escapeXml } from '../lib/plain-text.js';

/** `/sitemap.xml` */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const entries = await serverApi(context).get('/api/sitemap', sitemapEntriesSchema);
  const urls = entries.map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeXml(`${origin}${path}`)}</loc><lastmod>${updatedAt.slice(0, 10)}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
