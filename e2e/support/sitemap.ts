import type { APIRequestContext } from '@playwright/test';

/** Public pages that search engines are not told of. */
export const UNLISTED = [
  '/acceso',
  '/registro',
  '/reset-password',
  '/new-password',
  '/welcome',
  '/confirmar-correo',
  '/contador',
  '/sin-correos',
  '/pago-confirmado',
  '/pagar',
  '/verificar-carta',
  '/campaign/renueva-tu-flota',
  '/buscar',
  '/buscar?phrase=credito',
  '/buscar?phrase=xyzzy',
  '/mis-cotizaciones',
  '/syntage',
  '/comparar-vehiculos',
  '/calculadora/puedo-pagar?pago=60000',
];

/** The paths of all that they are told of. */
export async function pagesOf(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}
