import {
  planLinksSchema,
  publicBrandSchema,
  publicNavigationSchema,
  siteSettingsSchema,
  syntageOfferSchema,
} from '@flota/schemas';
import { layout } from '@flota/texts/site/layout';
import { setWording } from '@flota/texts/wording';
import { use, useEffect, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.js';
import { serverApi } from './api/client.js';
import { EARLY_REFRESH_SCRIPT } from './api/early-refresh.js';
import { APPEARANCE_SCRIPT, onAppearanceChange, showAppearance } from './features/appearance/appearance.js';
import { hasDarkTheme } from './features/appearance/has-dark-theme.js';
import { siteLookOf } from './features/brand/brand-look.server.js';
import { CALCULATOR_ONLY_SCRIPT } from './features/calculator/calculator-only.js';
import { ConsentNotice } from './features/consent/ConsentNotice.js';
import { isEmbedded } from './features/embed/is-embedded.js';
import { OutdatedNotice } from './features/layout/OutdatedNotice.js';
import { PageLoader } from './features/layout/PageLoader.js';
import { PreviewNotice } from './features/layout/PreviewNotice.js';
import { ServerError } from './features/layout/ServerError.js';
import { SiteFooter } from './features/layout/SiteFooter.js';
import { SiteHeader } from './features/layout/SiteHeader.js';
import { SlimHeader } from './features/layout/SlimHeader.js';
import { SampleNotice } from './features/layout/SampleNotice.js';
import { isInAccount } from './features/layout/site-navigation.js';
import { ScrollToTop } from './features/layout/ScrollToTop.js';
import { useStandsAlone } from './features/layout/use-stands-alone.js';
import { SessionProvider } from './features/session/SessionProvider.js';
import { SignedOutHere } from './features/session/SignedOutHere.js';
import { mexicanYear } from './lib/format.js';
import { NonceContext } from './lib/nonce.js';
import type { PageParameters } from './lib/page-parameters.js';
import { START_AFTER_PAINT } from './lib/scripts-after-paint.js';
import type { Site } from './lib/use-site.js';
import { clearVisitStorage } from './lib/visit-storage.js';
import { REGISTER_WORKER } from './lib/worker-registration.js';
import { inTheLendersWords, wordingContext } from './lib/wording.server.js';
import './lib/zod-without-eval.client.js';
import stylesheet from './styles/app.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', sizes: '48x48', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const middleware: Route.MiddlewareFunction[] = [inTheLendersWords];

export async function loader({ context, request }: Route.LoaderArgs): Promise<Site> {
  const api = serverApi(context);
  const [settings, brand, navigation, plans, { offered: offersSyntage }] = await Promise.all([
    api.get('/api/settings', siteSettingsSchema),
    api.get('/api/brand', publicBrandSchema),
    api.get('/api/navigation', publicNavigationSchema),
    api.get('/api/plan-links', planLinksSchema),
    api.get('/api/syntage', syntageOfferSchema),
  ]);
  const look = siteLookOf(brand);
  const origin = new URL(request.url).origin;
  const wording = context.get(wordingContext);
  const year = mexicanYear(new Date());
  return { ...settings, look, navigation, wording, plans, offersSyntage, origin, year };
}

/** Who the lender is, and in which words it speaks, doesn't change during a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const standsAlone = useStandsAlone();
  const nonce = use(NonceContext);
  const standsIn = useStandsIn();
  const { look, wording } = useRouteLoaderData<typeof loader>('root') ?? {};
  // Before anything is drawn: titles, texts of the page, and those of its errors.
  if (wording) setWording(wording);
  const { pathname } = useLocation();
  const account = hasDarkTheme(pathname);
  // From here on the page answers: for the browser's own tools, and for tests that must not be too early.
  useEffect(() => void performance.mark('interactive'), []);
  return (
    <html lang="es-MX" data-stands-alone={standsAlone} data-account={account ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${isInAccount(pathname) ? ', viewport-fit=cover' : ''}`}
        />
        <meta name="theme-color" content={look?.themeColour ?? '#0e1b22'} />
        <Meta />
        {look?.fontUrls.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Links />
        {look?.css && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: look.css }} />}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: CALCULATOR_ONLY_SCRIPT }} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: APPEARANCE_SCRIPT }} />
        {isInAccount(pathname) && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EARLY_REFRESH_SCRIPT }} />}
      </head>
      <body>
        {children}
        {!standsIn && (
          <>
            {/* It throws where the browser keeps nothing, as in a frame of another site. */}
            {!isEmbedded(pathname) && <ScrollRestoration />}
            <Scripts />
            <script nonce={nonce} dangerouslySetInnerHTML={{ __html: START_AFTER_PAINT }} />
            {import.meta.env.PROD && !isEmbedded(pathname) && (
              <script nonce={nonce} dangerouslySetInnerHTML={{ __html: REGISTER_WORKER }} />
            )}
          </>
        )}
      </body>
    </html>
  );
}

/** Whether the page stands in for others, whose addresses the scripts would take it by. */
const useStandsIn = (): boolean =>
  useMatches().some(({ handle }) => (handle as PageParameters | undefined)?.standsIn === true);

export default function App() {
  const { pathname } = useLocation();
  const standsIn = useStandsIn();
  useEffect(() => {
    if (!pathname.startsWith('/my-account')) clearVisitStorage();
  }, [pathname]);
  useEffect(() => onAppearanceChange(showAppearance), []);

  // In a frame of another site nobody is signed in, and what stands around the calculator is that frame's own.
  if (standsIn || isEmbedded(pathname)) return <Outlet />;
  return (
    <SessionProvider>
      <a
        href="#contenido"
        data-skip-link
        className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded bg-amber px-5 py-3 font-semibold text-night focus:translate-y-0"
      >
        {layout.skip}
      </a>
      <ConsentNotice />
      <OutdatedNotice />
      <PreviewNotice />
      <SampleNotice />
      <SignedOutHere />
      <SiteHeader />
      <SlimHeader />
      <main id="contenido" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollToTop />
      <PageLoader />
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ServerError error={error} />;
}
