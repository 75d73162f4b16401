import { comingSoon } from '@flota/texts/site/coming-soon';
import type { Route } from './+types/coming-soon.js';
import { ComingSoonPage } from '../features/layout/ComingSoonPage.js';
import { pageMeta } from '../lib/meta.js';
import type { PageParameters } from '../lib/page-parameters.js';

/** Stands in for every page of a site that is closed (the host, `apps/api/src/web/closed-site.ts`). */
export const handle: PageParameters = { parameters: [], whileClosed: true, standsIn: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: comingSoon.metaTitle,
    description: comingSoon.metaDescription,
    path: '/',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default ComingSoonPage;
