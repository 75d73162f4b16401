import { pageSchema } from '@flota/schemas';
import type { Route } from './+types/syntage.js';
import { serverApi } from '../api/client.js';
import { SYNTAGE_PATH } from '../constants/paths.js';
import { SyntagePage } from '../features/syntage/SyntagePage.js';
import { writtenPageMeta } from '../lib/meta.js';
import { breadcrumbs } from '../lib/structured-data.js';

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context).get('/api/pages/syntage', pageSchema);

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) => {
  const site = matches[0].loaderData;
  return writtenPageMeta(page, {
    name: 'Syntage',
    path: SYNTAGE_PATH,
    site,
    structuredData: site && [breadcrumbs(site.origin, [{ name: 'Syntage', path: SYNTAGE_PATH }])],
  });
};

export default function Syntage({ loaderData: page }: Route.ComponentProps) {
  return <SyntagePage page={page} />;
}
