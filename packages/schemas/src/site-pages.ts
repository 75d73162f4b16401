/**
 * Pages of the site that mails, printed papers and the sitemap lead to, by what they are for. A test of the site compares them with its
 * routes, so that no link in a mailbox leads nowhere.
 */
export const SITE_PAGES = {
  signIn: '/acceso',
  newPassword: '/reset-password',
  account: '/my-account/home',
  profile: '/my-account/perfil',
  people: '/my-account/personas',
  contract: '/my-account/balances/:contractId',
  payments: '/my-account/pagos',
  pay: '/pagar',
  insurance: '/my-account/seguros',
  automaticPayments: '/my-account/pagos/automatico',
  papers: '/my-account/bills',
  signing: '/my-account/firmas',
  vehicleBill: '/my-account/bills/factura-del-vehiculo',
  conversations: '/my-account/mensajes',
  conversation: '/my-account/mensajes/:id',
  afford: '/calculadora/puedo-pagar',
  accountant: '/contador',
  dealers: '/distribuidores',
  quote: '/cotizacion/:token',
  savedQuotes: '/mis-cotizaciones',
  syntage: '/syntage/:token',
  mailStop: '/sin-correos',
  letterVerification: '/verificar-carta',
} as const;

export type SitePage = keyof typeof SITE_PAGES;

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a page's address needs: nothing, or the parts of its path that differ, by their names. */
export type SitePageParams<Page extends SitePage> = [ParamOf<(typeof SITE_PAGES)[Page]>] extends [never]
  ? []
  : [Record<ParamOf<(typeof SITE_PAGES)[Page]>, string>];

/** The path of a page, e.g. `sitePath('quote', { token })`; it follows the site's address. */
export const sitePath = <Page extends SitePage>(page: Page, ...params: SitePageParams<Page>): string => {
  const values: Record<string, string> = params[0] ?? {};
  return SITE_PAGES[page].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
};
