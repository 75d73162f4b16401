import { citiesResponseSchema, distributorSchema, pageSchema, statesResponseSchema } from '@flota/schemas';
import { dealers as texts } from '@flota/texts/site/dealers';
import type { Route } from './+types/dealers.js';
import { serverApi } from '../api/client.js';
import { DEALER_PARAMETERS, DealerLocator } from '../features/dealers/DealerLocator.js';
import { DealerOfLink } from '../features/dealers/DealerOfLink.js';
import { PageHeading } from '../components/page/PageHeading.js';
import { pageMeta } from '../lib/meta.js';
import { breadcrumbs } from '../lib/structured-data.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: DEALER_PARAMETERS };

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [page, states, cities, dealers] = await Promise.all([
    client.get('/api/pages/distribuidores', pageSchema),
    client.get('/api/states', statesResponseSchema),
    client.get('/api/states/cities', citiesResponseSchema),
    client.get('/api/states/distributors', distributorSchema.array()),
  ]);
  return { page, states, cities, dealers };
}

/** All dealers are here already: choosing a state only changes which are shown. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  return pageMeta({
    title: loaderData?.page.seo.title ?? texts.title,
    description: loaderData?.page.seo.description ?? texts.description,
    keywords: loaderData?.page.seo.keywords,
    path: '/distribuidores',
    site,
    structuredData: [breadcrumbs(site?.origin ?? '', [{ name: texts.title, path: '/distribuidores' }])],
  });
};

export default function Dealers({ loaderData: { page, states, cities, dealers } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={page.title} lead={page.lead} />
      <DealerOfLink />
      <DealerLocator states={states} cities={cities} dealers={dealers} />
    </>
  );
}
