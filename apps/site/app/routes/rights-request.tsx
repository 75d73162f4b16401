import { pageSchema } from '@flota/schemas';
import { rightsRequest } from '@flota/texts/site/rights-request';
import type { Route } from './+types/rights-request.js';
import { serverApi } from '../api/client.js';
import { LEGAL_ONLY_PARAMETER, LEGAL_PATH, RIGHTS_REQUEST_PATH } from '../features/legal/legal-only.js';
import { RightsRequestPage } from '../features/rights-request/RightsRequestPage.js';
import { writtenPageMeta } from '../lib/meta.js';
import { breadcrumbs } from '../lib/structured-data.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: [LEGAL_ONLY_PARAMETER], whileClosed: true };

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context).get('/api/pages/revocacion', pageSchema);

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) => {
  const site = matches[0].loaderData;
  const title = page?.title ?? rightsRequest.name;
  return writtenPageMeta(page, {
    name: title,
    path: RIGHTS_REQUEST_PATH,
    site,
    structuredData: site && [
      breadcrumbs(site.origin, [
        { name: rightsRequest.legalName, path: LEGAL_PATH },
        { name: title, path: RIGHTS_REQUEST_PATH },
      ]),
    ],
  });
};

export default function RightsRequest({ loaderData: page }: Route.ComponentProps) {
  return <RightsRequestPage page={page} />;
}
