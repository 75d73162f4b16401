import { financingPlansResponseSchema, vehiclesResponseSchema } from '@flota/schemas';
import { plans as texts } from '@flota/texts/site/plans';
import type { Route } from './+types/plans.overview.js';
import { serverApi } from '../api/client.js';
import { ClosingBlock } from '../components/page/ClosingBlock.js';
import { PLANS_PATH } from '../constants/navigation.js';
import { InsuranceBand } from '../features/plans/InsuranceBand.js';
import { PlanLanes } from '../features/plans/PlanLanes.js';
import { PlanOffers } from '../features/plans/PlanOffers.js';
import { PlanSituations } from '../features/plans/PlanSituations.js';
import { QuoteCall } from '../features/plans/QuoteCall.js';
import { readPage } from '../features/plans/read-plan.js';
import { planExamples, toCatalogue } from '../features/quoting/index.js';
import { pageMeta } from '../lib/meta.js';
import { breadcrumbs } from '../lib/structured-data.js';

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [page, plans, vehicles] = await Promise.all([
    readPage(client, 'planes-financiamiento'),
    // Silent for the visitor: the page shows what there is.
    client.get('/api/financingplans', financingPlansResponseSchema).then(
      ({ financingplans }) => financingplans,
      () => [],
    ),
    client.get('/api/vehicles', vehiclesResponseSchema).catch(() => []),
  ]);
  return { page, plans, examples: planExamples(toCatalogue(vehicles, plans)) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  const seo = loaderData?.page?.seo;
  return pageMeta({
    title: seo?.title ?? texts.title,
    description: seo?.description ?? texts.description,
    keywords: seo?.keywords || undefined,
    path: PLANS_PATH,
    site,
    structuredData: site && [breadcrumbs(site.origin, [{ name: texts.title, path: PLANS_PATH }])],
  });
};

export default function PlansOverview({ loaderData: { page, plans, examples } }: Route.ComponentProps) {
  return (
    <>
      <div className="container-page grid gap-x-16 gap-y-4 pt-8 pb-8 desktop:pt-12 desktop:pb-10 wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {/* From 550 px on the strip above shows it. */}
        <h1 className="heading-hero tablet:sr-only">{page?.title ?? texts.title}</h1>
        {page && (
          <>
            <p className="text-xl leading-snug font-medium desktop:text-[1.5rem]">{page.lead}</p>
            <div className="prose-flota measure text-muted" dangerouslySetInnerHTML={{ __html: page.body }} />
          </>
        )}
      </div>
      <PlanOffers plans={plans} examples={examples} />
      {page && <PlanSituations sections={page.sections} />}
      <PlanLanes plans={plans} />
      {plans
        .filter(({ rules }) => rules === null)
        .map((plan) => (
          <InsuranceBand key={plan.slug} plan={plan} />
        ))}
      <QuoteCall quotable />
      <ClosingBlock besides={page?.sections.map(({ image }) => image) ?? []} />
    </>
  );
}
