import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { serviceWorker } from './service-worker.plugin.js';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const anyOf = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|'));

/** What only pages with a form need: home has none. */
const fieldModules =
  /\/app\/(components\/(Checkbox|EmailInput|Field|NumberStepper|RadioCards|RangeWithInput|Select|TextInput)\.|lib\/use-early-choice)/;

/** What only pages further in have, several of them each: home would carry it for nothing. */
const innerModules =
  /\/app\/(components\/(charts\/|date-picker\/|page\/(FiguresBand|PageHeading|PageSections|PictureHeading|StillInDoubt|StorySections)|CancelButton|CatText|ConfirmDialog|CopyButton|Disclosure|FigureList|FirstFew|PrepaymentPanel|Prose|RepeatedIcon|ScriptMissing|ShareButton|States|Stepper|ScrollRow|SubNavigation|Unbroken|use-copy|use-typed-number)|features\/account\/(CopyLine|account-links|texts)\.|constants\/person-types|lib\/(mistaken-email|natural-order|page-parameters|peso-input|plain-text|save-file|typed-number|use-link-token|use-on-demand|use-settled|wait-label))|\/texts\/src\/site\/(controls|persons)\.|\/schemas\/src\/account\/account-roles\./;

/** Signs that home has none of. */
const innerIcons =
  /lucide-react\/dist\/esm\/icons\/(camera|copy|download|file-text|key-round|mail-check|message-circle|pencil|printer|receipt-text|rotate-cw|scale|share-2|shield-check|sliders-horizontal|upload)\./;

const isInner = (id: string): boolean => innerModules.test(id) || innerIcons.test(id);

/** What every page with a form of its own shows around its fields. Whatever brings the forms' own library stays out. */
const formModules =
  /\/app\/features\/forms\/(ConsentBox|FailureNotice|FormFrame|NoScriptNotice|PersonFields|SentNotice|TextArea)\./;

/**
 * What several pages share, in one file: left alone, the bundler writes a file of about a kilobyte for each such module,
 * and on a phone every one costs a round trip. Modules that bring zod stay out, or every page would load it.
 */
const sharedModules = (id: string): boolean => shared.test(id) && !fieldModules.test(id) && !isInner(id);

const shared = anyOf(
  '/app/(components|constants)/',
  '/app/lib/(?!proof-of-work)',
  '/app/api/(client|early-refresh|session)\\.',
  '/app/api/account/(current-session|sample/sample-session|sample/shows-sample|view/view-session)\\.',
  '/app/features/(appearance|consent|layout|session)/',
  '/app/features/(embed/is-embedded|legal/legal-only|quoting/independent-path)\\.',
  '/packages/client/src/(client|session|transport)\\.',
  'lucide-react|vite/preload-helper',
);

/** What every page of the account brings, and others only once somebody is signed in. Checks of answers and forms stay out: they bring zod. */
const accountModules = anyOf(
  '/app/api/account/(client|contracts|kept-papers|messages|people|shown-account)\\.',
  '/app/api/account/(sample/sample-transport|view/view-transport)\\.',
  '/app/features/account/(?!CopyLine|account-links|texts)',
  '/app/features/contracts/(ContractSearch|Nickname|PaymentRoad|contract-search|due\\.texts)\\.',
  '/app/features/(offline/keep-choice|payments/PaymentAlert|people/go-into-account)\\.',
  '/packages/client/src/upload\\.',
  '/node_modules/@tanstack/',
);

const clientFiles = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
    { name: 'shared', test: sharedModules, minShareCount: 2, maxModuleSize: 10_000, priority: 2 },
    { name: 'inner', test: isInner, minShareCount: 2, priority: 1 },
    { name: 'fields', test: fieldModules, minShareCount: 2, priority: 1 },
    { name: 'account', test: accountModules, minShareCount: 2, priority: 1 },
    { name: 'forms', test: formModules, minShareCount: 2, priority: 1 },
  ],
};

/**
 * The server's build brings all it imports: it starts faster, and renders with React as made for production whatever
 * `NODE_ENV` its host has. React's other half takes more than twice as long.
 */
const serverBuild = { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true as const } };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
  // Drawings, which are made elsewhere and only sent from here.
  publicDir: '../../artwork/public',
  // Our packages are read from their TypeScript source, so the site never runs against a stale build of them.
  resolve: { conditions: ['flota-source', ...defaultClientConditions] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientFiles } } } },
    ssr: command === 'build' ? serverBuild : {},
  },
  ssr: {
    noExternal: [/^@flota\//],
    resolve: { conditions: ['flota-source', ...defaultServerConditions] },
  },
  // Packages met only on the way would reload the page under the form that somebody is filling in.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.spec.*'] },
  server: {
    proxy: {
      '/api': apiOrigin,
      '/media': apiOrigin,
      '/health': apiOrigin,
      '/pago-de-prueba': apiOrigin,
      '/tarjeta-de-prueba': apiOrigin,
      '/firma-de-prueba': apiOrigin,
      '/brand/': apiOrigin,
      '^/(favicon|apple-touch-icon|icon-|manifest\\.)': apiOrigin,
    },
  },
}));
