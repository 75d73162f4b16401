import { legalPageSchema } from '@flota/schemas';
import { redirect } from 'react-router';
import type { Route } from './+types/legal.js';
import { ApiProblem, serverApi } from '../api/client.js';
import { DateText } from '../components/Money.js';
import { PageHeading } from '../features/layout/PageHeading.js';
import { pageMeta } from '../lib/meta.js';

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await serverApi(context).get(`/api/legal/${encodeURIComponent(params.slug)}`, legalPageSchema);
  } catch (error) {
    // As for any other unknown address.
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 422)) throw redirect('/');
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: page, params }) =>
  pageMeta({
    title: page?.title ?? 'Legales',
    description: `${page?.title ?? 'Información legal'}. Consulte el texto vigente y su fecha de actualización.`,
    path: `/legales/${params.slug}`,
    site: matches[0].loaderData,
  });

export default function Legal({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title={page.title}
        lead={
          <>
            Última actualización: <DateText date={page.updatedOn} />
          </>
        }
      />
      <div className="container-page pb-24">
        <div className="prose-flota max-w-[68ch]" dangerouslySetInnerHTML={{ __html: page.body }} />
      </div>
    </>
  );
}
