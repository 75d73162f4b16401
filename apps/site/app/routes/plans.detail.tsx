import { statesResponseSchema } from '@flota/schemas';
import type { Route } from './+types/plans.detail.js';
import { serverApi } from '../api/client.js';
import { ClosingBlock } from '../components/page/ClosingBlock.js';
import { OptionSlider } from '../features/plans/OptionSlider.js';
import { planMeta } from '../features/plans/plan-meta.js';
import { PlanBanner } from '../features/plans/PlanBanner.js';
import { PlanDetails } from '../features/plans/PlanDetails.js';
import { PlanProspect } from '../features/plans/PlanProspect.js';
import { PlanUnavailable } from '../features/plans/PlanUnavailable.js';
import { QuoteCall } from '../features/plans/QuoteCall.js';
import { readPlan } from '../features/plans/read-plan.js';
import { Requirements } from '../features/plans/Requirements.js';
import { WhatIsIt } from '../features/plans/WhatIsIt.js';
import { WhyWithUs } from '../features/plans/WhyWithUs.js';

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [plan, states] = await Promise.all([
    readPlan(client, params.plan),
    client.get('/api/states', statesResponseSchema).catch(() => []),
  ]);
  return { plan, states };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  planMeta(params.plan, loaderData?.plan, matches[0].loaderData);

export default function PlanDetail({ loaderData: { plan, states }, params }: Route.ComponentProps) {
  if (!plan) return <PlanUnavailable slug={params.plan} />;
  return (
    // Another plan begins anew: person type, option and open panel are its own.
    <div key={plan.slug}>
      <PlanBanner plan={plan} />
      <WhatIsIt plan={plan} />
      <OptionSlider options={plan.optionplans.options} />
      <Requirements page={plan.page} />
      <WhyWithUs page={plan.page} />
      <QuoteCall quotable={plan.rules !== null} />
      <PlanDetails plan={plan} />
      <PlanProspect plan={plan} states={states} />
      <ClosingBlock besides={[plan.page.image]} />
    </div>
  );
}
