import { brandPageSchema } from '@flota/schemas';
import { brands } from '@flota/texts/site/brands';
import type { Route } from './+types/brand.js';
import { serverApi } from '../api/client.js';
import { Prose } from '../components/Prose.js';
import { StorySections } from '../components/page/StorySections.js';
import { BrandCall } from '../features/brands/BrandCall.js';
import { BrandHero } from '../features/brands/BrandHero.js';
import { shareImage } from '../constants/artwork.js';
import { pageMeta } from '../lib/meta.js';
import { orHome } from '../lib/or-home.js';
import { breadcrumbs } from '../lib/structured-data.js';

const PATH_PREFIX = '/brand-';

/** `/brand-financial` and its like: the brand's name is the rest of the path. */
export function loader({ context, request }: Route.LoaderArgs) {
  const slug = new URL(request.url).pathname.slice(PATH_PREFIX.length).replace(/\/$/, '');
  return orHome(serverApi(context).get(`/api/brands/${encodeURIComponent(slug)}`, brandPageSchema));
}

export const meta: Route.MetaFunction = ({ matches, loaderData: brand }) => {
  const site = matches[0].loaderData;
  if (!brand || !site) return [];
  const path = `${PATH_PREFIX}${brand.slug}`;
  return pageMeta({
    title: brand.title,
    wholeTitle: brand.title === site.companyName,
    description: brand.lead,
    keywords: brands.metaKeywords({ brand: brand.title }),
    path,
    site,
    image: shareImage(brand.image),
    structuredData: [
      {
        '@type': 'Brand',
        name: brand.title,
        slogan: brand.subtitle,
        description: brand.lead,
        url: `${site.origin}${path}`,
      },
      breadcrumbs(site.origin, [{ name: brand.title, path }]),
    ],
  });
};

export default function Brand({ loaderData: brand }: Route.ComponentProps) {
  return (
    <>
      <BrandHero {...brand} />
      {brand.body && (
        <div className="container-page pt-16 desktop:pt-24">
          <Prose html={brand.body} className="measure text-lg desktop:text-[1.3rem] desktop:leading-relaxed" />
        </div>
      )}
      <StorySections sections={brand.sections} />
      <BrandCall />
    </>
  );
}
