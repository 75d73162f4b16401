import { campaignSchema, statesResponseSchema } from '@flota/schemas';
import { campaign as texts } from '@flota/texts/site/campaign';
import type { Route } from './+types/campaign.js';
import { serverApi } from '../api/client.js';
import { CampaignPage } from '../features/campaign/CampaignPage.js';
import { pageMeta } from '../lib/meta.js';
import { orHome } from '../lib/or-home.js';

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [campaign, states] = await Promise.all([
    // One that is over counts as unknown.
    orHome(client.get(`/api/campaigns/${encodeURIComponent(params.slug)}`, campaignSchema)),
    client.get('/api/states', statesResponseSchema),
  ]);
  return { campaign, states };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta({
    title: loaderData?.campaign.title ?? texts.title,
    description: loaderData?.campaign.lead ?? '',
    path: `/campaign/${params.slug}`,
    site: matches[0].loaderData,
  });

export default function CampaignRoute({ loaderData: { campaign, states } }: Route.ComponentProps) {
  return <CampaignPage key={campaign.slug} campaign={campaign} states={states} />;
}
