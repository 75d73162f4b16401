import { offline } from '@flota/texts/site/offline';
import type { Route } from './+types/offline.js';
import { OfflinePage } from '../features/layout/OfflinePage.js';
import { pageMeta } from '../lib/meta.js';
import type { PageParameters } from '../lib/page-parameters.js';

/** Kept by browsers, and shown in place of pages that can't be had (the service worker). */
export const handle: PageParameters = { parameters: [], whileClosed: true, standsIn: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: offline.metaTitle,
    description: offline.lead,
    path: '/',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default OfflinePage;
