import { collectorsSchema, legalPageSchema, legalPagesResponseSchema } from '@flota/schemas';
import { legal } from '@flota/texts/site/legal';
import type { Route } from './+types/legal.js';
import { serverApi } from '../api/client.js';
import { ConsentChoice } from '../features/consent/ConsentChoice.js';
import { COLLECTION_AGENCIES, CollectionAgencies } from '../features/legal/CollectionAgencies.js';
import { LEGAL_ONLY_PARAMETER, LEGAL_PATH, legalPath } from '../features/legal/legal-only.js';
import { LegalText } from '../features/legal/LegalText.js';
import { pageMeta } from '../lib/meta.js';
import { orHome } from '../lib/or-home.js';
import { breadcrumbs } from '../lib/structured-data.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: [LEGAL_ONLY_PARAMETER], whileClosed: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [page, pages, collectors] = await Promise.all([
    orHome(client.get(`/api/legal/${encodeURIComponent(params.slug)}`, legalPageSchema)),
    client.get('/api/legal', legalPagesResponseSchema),
    params.slug === COLLECTION_AGENCIES ? client.get('/api/collection-agencies', collectorsSchema) : null,
  ]);
  return { page, pages, agencies: collectors?.agencies ?? [] };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const site = matches[0].loaderData;
  const title = loaderData?.page.title ?? legal.title;
  const path = legalPath(params.slug);
  return pageMeta({
    title,
    description: legal.metaDescription({ title }),
    keywords: legal.metaKeywords({ title: title.toLowerCase() }),
    path,
    site,
    structuredData: site
      ? [
          breadcrumbs(site.origin, [
            { name: legal.title, path: LEGAL_PATH },
            { name: title, path },
          ]),
        ]
      : [],
  });
};

export default function Legal({ loaderData: { agencies, page, pages } }: Route.ComponentProps) {
  return (
    <LegalText page={page} pages={pages}>
      {page.slug === 'cookies' && <ConsentChoice />}
      {agencies.length > 0 && <CollectionAgencies agencies={agencies} />}
    </LegalText>
  );
}
