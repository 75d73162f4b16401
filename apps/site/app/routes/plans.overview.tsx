import { financingPlansResponseSchema } from '@flota/schemas';
import type { Route } from './+types/plans.overview.js';
import { serverApi } from '../api/client.js';
import { ClosingBlock } from '../components/page/ClosingBlock.js';
import { PLANS_PATH } from '../constants/navigation.js';
import { PageHeading } from '../components/page/PageHeading.js';
import { InsuranceBand } from '../features/plans/InsuranceBand.js';
import { PlanLanes } from '../features/plans/PlanLanes.js';
import { PlanSituations } from '../features/plans/PlanSituations.js';
import { QuoteCall } from '../features/plans/QuoteCall.js';
import { readPage } from '../features/plans/read-plan.js';
import { pageMeta } from '../lib/meta.js';
import { breadcrumbs } from '../lib/structured-data.js';

const TITLE = 'Planes de financiamiento';

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [page, plans] = await Promise.all([
    readPage(client, 'planes-financiamiento'),
    // Silent for the visitor: the page shows what there is.
    client.get('/api/financingplans', financingPlansResponseSchema).then(
      ({ financingplans }) => financingplans,
      () => [],
    ),
  ]);
  return { page, plans };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  const seo = loaderData?.page?.seo;
  return pageMeta({
    title: seo?.title ?? TITLE,
    description: seo?.description ?? 'Crédito, arrendamiento y seguro para camiones y autobuses en México.',
    keywords: seo?.keywords || undefined,
    path: PLANS_PATH,
    site,
    structuredData: site && [breadcrumbs(site.origin, [{ name: TITLE, path: PLANS_PATH }])],
  });
};

export default function PlansOverview({ loaderData: { page, plans } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={page?.title ?? TITLE} lead={page?.lead} />
      {page && (
        <>
          <div className="container-page -mt-6 pb-16 desktop:pb-20">
            <div className="prose-flota measure" dangerouslySetInnerHTML={{ __html: page.body }} />
          </div>
          <PlanSituations sections={page.sections} />
        </>
      )}
      <PlanLanes plans={plans} />
      {plans
        .filter(({ rules }) => rules === null)
        .map((plan) => (
          <InsuranceBand key={plan.slug} plan={plan} />
        ))}
      <QuoteCall quotable />
      <ClosingBlock />
    </>
  );
}
