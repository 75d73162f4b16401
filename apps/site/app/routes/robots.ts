import type { Route } from './+types/robots.js';

/** `/robots.txt`: what is private or changes nothing is left out. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const lines = [
    'User-agent: *',
    ...['/admin', '/api/', '/cotizacion/', '/mis-cotizaciones', '/my-account', '/buscar'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
