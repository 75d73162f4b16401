import {
  financingPlansResponseSchema,
  homeContentSchema,
  pageSchema,
  vehiclesResponseSchema,
  type HomeContent,
} from '@flota/schemas';
import { home } from '@flota/texts/site/home';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/home.js';
import { serverApi } from '../api/client.js';
import { AboutUs } from '../features/home/AboutUs.js';
import { AlertPopup } from '../features/home/AlertPopup.js';
import { Brands } from '../features/home/Brands.js';
import { ClosingBlock } from '../components/page/ClosingBlock.js';
import { HeroBanners } from '../features/home/HeroBanners.js';
import { LocalNavigation } from '../features/home/LocalNavigation.js';
import { NewsCarousel } from '../features/home/NewsCarousel.js';
import { PaymentExample } from '../features/home/PaymentExample.js';
import { PlanCards, visiblePlans } from '../features/home/PlanCards.js';
import { withExamples } from '../features/home/promotion-example.js';
import { Promotions } from '../features/home/Promotions.js';
import { QuoteSteps } from '../features/home/QuoteSteps.js';
import { useSectionParameter } from '../features/home/use-section-parameter.js';
import { VehicleRow } from '../features/home/VehicleRow.js';
import { vehicleFamilies } from '../features/home/vehicle-families.js';
import { planExamples, toCatalogue } from '../features/quoting/index.js';
import { pageMeta } from '../lib/meta.js';
import { organization } from '../lib/structured-data.js';
import { useSite } from '../lib/use-site.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: ['pagina'] };

const NO_CONTENT: HomeContent = {
  mainbanners: [],
  plansbanners: { plansarray: [] },
  promocionesbanners: [],
  marcasbanners: [],
  noticiasbanners: [],
};

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  // Failures of the home's content stay silent for the visitor; the API logs and counts them.
  const [content, vehicles, financing, page, about] = await Promise.all([
    client.get('/api/banners', homeContentSchema).catch(() => NO_CONTENT),
    client.get('/api/vehicles', vehiclesResponseSchema).catch(() => []),
    client.get('/api/financingplans', financingPlansResponseSchema).catch(() => ({ financingplans: [] })),
    client.get('/api/pages/home', pageSchema.pick({ seo: true })).catch(() => null),
    client.get('/api/pages/acerca', pageSchema.pick({ title: true, lead: true })).catch(() => null),
  ]);
  const catalogue = toCatalogue(vehicles, financing.financingplans);
  return {
    examples: planExamples(catalogue),
    banners: content.mainbanners,
    plans: visiblePlans(content.plansbanners.plansarray),
    promotions: withExamples(content.promocionesbanners, catalogue),
    brands: content.marcasbanners,
    news: content.noticiasbanners,
    families: vehicleFamilies(vehicles),
    about,
    seo: page?.seo,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData;
  return pageMeta({
    title: [site?.companyName, home.metaTitle].filter(Boolean).join(' | '),
    description: home.metaDescription,
    ...loaderData?.seo,
    wholeTitle: true,
    path: '/',
    site,
    structuredData: site ? [organization(site)] : [],
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { companyName } = useSite();
  const [example] = loaderData.examples;
  useSectionParameter(search.get('section'));
  // Those of promotions stand small behind their vehicles.
  const pictures = [
    ...loaderData.banners.map(({ imgcontent }) => imgcontent),
    ...loaderData.brands.map(({ imgback }) => imgback),
  ];

  return (
    <>
      {/* Of the banners all but one are inert: none of them can head the page for good. */}
      <h1 className="sr-only">{home.heading({ company: companyName })}</h1>
      <HeroBanners banners={loaderData.banners} />
      {example && <PaymentExample example={example} />}
      <LocalNavigation />
      <PlanCards plans={loaderData.plans} examples={loaderData.examples} page={Number(search.get('pagina')) || 1} />
      <QuoteSteps />
      <VehicleRow families={loaderData.families} />
      <Promotions promotions={loaderData.promotions} />
      <AboutUs about={loaderData.about} besides={pictures} />
      <Brands brands={loaderData.brands} />
      <NewsCarousel news={loaderData.news} />
      <ClosingBlock besides={pictures} />
      <AlertPopup />
    </>
  );
}
