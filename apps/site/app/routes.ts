import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Pages of several addresses need a name for each. */
const brand = (slug: string) => route(`brand-${slug}`, 'routes/brand.tsx', { id: `brand-${slug}` });
const moved = (path: string) => route(path, 'routes/moved.ts', { id: `moved-${path}` });

export default [
  index('routes/home.tsx'),
  ...prefix('calculadora', [
    layout('routes/calculator.tsx', [
      index('routes/calculator.start.tsx'),
      route('independiente/*', 'routes/calculator.independent.tsx'),
      route('paso-1', 'routes/calculator.step-1.tsx'),
      route('paso-2', 'routes/calculator.step-2.tsx'),
      route('paso-3', 'routes/calculator.step-3.tsx'),
    ]),
  ]),
  route('calculadora/puedo-pagar', 'routes/calculator.afford.tsx'),
  route('calculator/vehicles', 'routes/calculator.vehicles.tsx'),
  route('vehiculos/:slug', 'routes/vehicle.tsx'),
  route('comparar-vehiculos', 'routes/vehicles.compare.tsx'),
  route('acceso', 'routes/sign-in.tsx'),
  route('registro', 'routes/register.tsx'),
  route('welcome', 'routes/welcome.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('new-password', 'routes/new-password.tsx'),
  route('confirmar-correo', 'routes/confirm-email.tsx'),
  route('contador', 'routes/accountant.tsx'),
  ...prefix('my-account', [
    layout('routes/account.tsx', [
      route('home', 'routes/account.home.tsx'),
      route('balances', 'routes/account.balances.tsx'),
      route('balances/:contractId', 'routes/account.contract.tsx'),
      route('pagos', 'routes/account.payments.tsx'),
      route('bills', 'routes/account.bills.tsx'),
      route('bills/factura-del-vehiculo', 'routes/account.bill-request.tsx'),
      route('firmas', 'routes/account.signing.tsx'),
      route('mensajes', 'routes/account.messages.tsx'),
      route('mensajes/:id', 'routes/account.conversation.tsx'),
      route('perfil', 'routes/account.profile.tsx'),
    ]),
  ]),
  route('distribuidores', 'routes/dealers.tsx'),
  route('buscar', 'routes/search.tsx'),
  route('cotizacion/:token', 'routes/quote.tsx'),
  route('cotizacion/:token/comparar/:other', 'routes/quote-comparison.tsx'),
  route('embed/:dealer', 'routes/embed.tsx', [
    layout('routes/embed.steps.tsx', [
      index('routes/embed.start.tsx'),
      route('paso-1', 'routes/embed.step-1.tsx'),
      route('paso-2', 'routes/embed.step-2.tsx'),
      route('paso-3', 'routes/embed.step-3.tsx'),
    ]),
    route('listo', 'routes/embed.made.tsx'),
  ]),
  route('mis-cotizaciones', 'routes/saved-quotes.tsx'),
  route('faqs/:category', 'routes/faqs.tsx'),
  route('legales/:slug', 'routes/legal.tsx'),
  route('acerca', 'routes/about.tsx'),
  route('noticias', 'routes/news.tsx'),
  route('noticias/:slug', 'routes/news.article.tsx'),
  ...['financial', 'insurance', 'daimler'].map(brand),
  route('formularios', 'routes/documents.tsx'),
  route('pago-confirmado', 'routes/payment-confirmed.tsx'),
  ...['about', 'faqs', 'legal', 'legales', 'login', 'my-account', 'news-details/:id?', 'vehiculos'].map(moved),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('noticias/rss.xml', 'routes/news.rss.ts'),
  ...prefix('planes-financiamiento', [
    layout('routes/plans.tsx', [
      index('routes/plans.overview.tsx'),
      route('credito-directo', 'routes/plans.direct-credit.tsx'),
      route(':plan', 'routes/plans.detail.tsx'),
    ]),
  ]),
  route('contacto', 'routes/contact.tsx'),
  route('verificar-carta', 'routes/letter-verification.tsx'),
  route('campaign/:slug', 'routes/campaign.tsx'),
  route('syntage', 'routes/syntage.tsx'),
  route('syntage/:token', 'routes/syntage.status.tsx'),
  route('legales/revocacion', 'routes/rights-request.tsx'),
  route('proximamente', 'routes/coming-soon.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
