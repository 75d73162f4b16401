import { documentsResponseSchema } from '@flota/schemas';
import type { Route } from './+types/plans.direct-credit.js';
import { serverApi } from '../api/client.js';
import { ClosingBlock } from '../components/page/ClosingBlock.js';
import { AboutUs } from '../features/plans/AboutUs.js';
import { CreditSteps } from '../features/plans/CreditSteps.js';
import { planMeta } from '../features/plans/plan-meta.js';
import { PlanBanner } from '../features/plans/PlanBanner.js';
import { PlanDetails } from '../features/plans/PlanDetails.js';
import { PlanUnavailable } from '../features/plans/PlanUnavailable.js';
import { QuoteCall } from '../features/plans/QuoteCall.js';
import { readPage, readPlan } from '../features/plans/read-plan.js';
import { WhatIsIt } from '../features/plans/WhatIsIt.js';
import { WhyWithUs } from '../features/plans/WhyWithUs.js';

const SLUG = 'credito-directo';

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [plan, documents, about] = await Promise.all([
    readPlan(client, SLUG),
    client.get('/api/documents', documentsResponseSchema).catch(() => []),
    readPage(client, 'acerca'),
  ]);
  // Forms that serve other ends have a page of their own.
  return { plan, about, documents: documents.filter(({ kind }) => kind !== 'form') };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  planMeta(SLUG, loaderData?.plan, matches[0].loaderData);

export default function DirectCredit({ loaderData: { plan, documents, about } }: Route.ComponentProps) {
  if (!plan) return <PlanUnavailable slug={SLUG} />;
  return (
    <>
      <PlanBanner plan={plan} />
      <WhatIsIt plan={plan} />
      <WhyWithUs page={plan.page} />
      <QuoteCall quotable={plan.rules !== null} />
      <CreditSteps plan={plan} documents={documents} />
      <PlanDetails plan={plan} />
      <AboutUs about={about} besides={[plan.page.image]} />
      <ClosingBlock besides={[plan.page.image]} />
    </>
  );
}
