import { pageSchema } from '@flota/schemas';
import { about } from '@flota/texts/site/about';
import type { Route } from './+types/about.js';
import { serverApi } from '../api/client.js';
import { Picture } from '../components/Picture.js';
import { Prose } from '../components/Prose.js';
import { StorySections } from '../components/page/StorySections.js';
import { ClosingBlock } from '../components/page/ClosingBlock.js';
import { PageHeading } from '../components/page/PageHeading.js';
import { shareImage } from '../constants/artwork.js';
import { pageMeta } from '../lib/meta.js';
import { breadcrumbs, organization } from '../lib/structured-data.js';

const PATH = '/acerca';

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context).get('/api/pages/acerca', pageSchema);

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) => {
  const site = matches[0].loaderData;
  if (!page || !site) return [];
  return pageMeta({
    ...page.seo,
    wholeTitle: true,
    path: PATH,
    site,
    image: page.image ? shareImage(page.image) : undefined,
    structuredData: [
      { '@type': 'AboutPage', url: `${site.origin}${PATH}`, mainEntity: organization(site) },
      breadcrumbs(site.origin, [{ name: about.title, path: PATH }]),
    ],
  });
};

export default function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={page.title} lead={page.lead} />
      {page.image && (
        <Picture base={page.image} alt="" priority className="h-[clamp(15rem,40vw,36rem)] w-full object-cover" />
      )}
      {page.body && (
        <div className="container-page pt-16 desktop:pt-24">
          <Prose
            html={page.body}
            className="max-w-[44ch] font-display text-[clamp(1.35rem,1rem+1.5vw,2.1rem)] leading-snug font-medium [font-stretch:108%]"
          />
        </div>
      )}
      <StorySections sections={page.sections} />
      <ClosingBlock besides={[page.image, ...page.sections.map(({ image }) => image)]} />
    </>
  );
}
