import { homeContentSchema, vehiclesResponseSchema, type HomeContent } from '@flota/schemas';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/home.js';
import { serverApi } from '../api/client.js';
import { AlertPopup } from '../features/home/AlertPopup.js';
import { ClosingBlock } from '../features/home/ClosingBlock.js';
import { HeroBanners } from '../features/home/HeroBanners.js';
import { LocalNavigation } from '../features/home/LocalNavigation.js';
import { PlanCards, visiblePlans } from '../features/home/PlanCards.js';
import { QuoteSteps } from '../features/home/QuoteSteps.js';
import { useSectionParameter } from '../features/home/use-section-parameter.js';
import { VehicleRow } from '../features/home/VehicleRow.js';
import { vehicleFamilies } from '../features/home/vehicle-families.js';
import { pageMeta } from '../lib/meta.js';

const NO_CONTENT: HomeContent = { mainbanners: [], plansbanners: { plansarray: [] } };

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  // Failures of the home's content stay silent for the visitor; the API logs and counts them.
  const [content, vehicles] = await Promise.all([
    client.get('/api/banners', homeContentSchema).catch(() => NO_CONTENT),
    client.get('/api/vehicles', vehiclesResponseSchema).catch(() => []),
  ]);
  return {
    banners: content.mainbanners,
    plans: visiblePlans(content.plansbanners.plansarray),
    families: vehicleFamilies(vehicles),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData;
  return pageMeta({
    title: site ? `${site.companyName} | Financiamiento de camiones y autobuses` : 'Flota',
    wholeTitle: true,
    description:
      'Crédito y arrendamiento para tractocamiones, camiones y autobuses en México. Cotice en línea y reciba su mensualidad, tasa y CAT por correo.',
    path: '/',
    site,
  });
};

export default function Home({ loaderData: { banners, plans, families } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useSectionParameter(search.get('section'));

  return (
    <>
      <HeroBanners banners={banners} />
      <LocalNavigation />
      <PlanCards plans={plans} page={Number(search.get('pagina')) || 1} />
      <QuoteSteps />
      <VehicleRow families={families} />
      <ClosingBlock />
      <AlertPopup />
    </>
  );
}
