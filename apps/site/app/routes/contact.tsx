import { pageSchema } from '@flota/schemas';
import { contact } from '@flota/texts/site/contact';
import type { Route } from './+types/contact.js';
import { serverApi } from '../api/client.js';
import { ContactPage } from '../features/contact/ContactPage.js';
import { writtenPageMeta } from '../lib/meta.js';
import { breadcrumbs, organization, reachedBy } from '../lib/structured-data.js';

const PATH = '/contacto';

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context).get('/api/pages/contacto', pageSchema);

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) => {
  const site = matches[0].loaderData;
  return writtenPageMeta(page, {
    name: contact.name,
    path: PATH,
    site,
    structuredData: site && [
      {
        '@type': 'ContactPage',
        name: page?.title ?? contact.name,
        url: `${site.origin}${PATH}`,
        mainEntity: {
          ...organization(site),
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            ...reachedBy(site),
            availableLanguage: 'es',
          },
        },
      },
      breadcrumbs(site.origin, [{ name: contact.name, path: PATH }]),
    ],
  });
};

export default function Contact({ loaderData: page }: Route.ComponentProps) {
  return <ContactPage page={page} />;
}
