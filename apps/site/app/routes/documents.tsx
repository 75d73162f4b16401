import { documentsResponseSchema, pageSchema, type PersonKind } from '@flota/schemas';
import { documents as texts } from '@flota/texts/site/documents';
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/documents.js';
import { serverApi } from '../api/client.js';
import { LinkButton } from '../components/Button.js';
import { Prose } from '../components/Prose.js';
import { EmptyState } from '../components/States.js';
import { DocumentList } from '../features/documents/DocumentList.js';
import { DOCUMENTS_PATH, PERSON_PARAMETER, PersonSwitch } from '../features/documents/PersonSwitch.js';
import { StorySections } from '../components/page/StorySections.js';
import { PageHeading } from '../components/page/PageHeading.js';
import { pageMeta } from '../lib/meta.js';
import { breadcrumbs } from '../lib/structured-data.js';
import { useSite } from '../lib/use-site.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: [PERSON_PARAMETER] };

export async function loader({ context }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [page, documents] = await Promise.all([
    client.get('/api/pages/formularios', pageSchema),
    client.get('/api/documents', documentsResponseSchema),
  ]);
  return { page, documents };
}

/** Switching works on what is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  return pageMeta({
    ...loaderData.page.seo,
    wholeTitle: true,
    path: DOCUMENTS_PATH,
    site,
    structuredData: [breadcrumbs(site.origin, [{ name: texts.name, path: DOCUMENTS_PATH }])],
  });
};

export default function Documents({ loaderData: { page, documents } }: Route.ComponentProps) {
  const { creditApplicationUrl } = useSite();
  const [query] = useSearchParams();
  const chosen: PersonKind = query.get(PERSON_PARAMETER) === 'moral' ? 'moral' : 'fisica';
  const shown = documents.filter(({ personTypes }) => personTypes.includes(chosen));

  return (
    <>
      <PageHeading title={page.title} lead={page.lead} />
      <section aria-labelledby="descargas" className="container-page">
        <h2 id="descargas" className="mb-4 text-[1.1rem] tracking-normal">
          {texts.personTitle}
        </h2>
        <PersonSwitch chosen={chosen} />
        <div className="mt-10">
          {shown.length > 0 ? (
            <DocumentList documents={shown} />
          ) : (
            <EmptyState
              headingLevel="h3"
              title={texts.emptyTitle}
              text={texts.emptyText}
              action={
                <LinkButton variant="secondary" to="/contacto">
                  {texts.emptyAction}
                </LinkButton>
              }
            />
          )}
        </div>
        <div className="mt-8 grid gap-6 wide:grid-cols-[minmax(0,1fr)_auto] wide:items-start">
          <Prose html={page.body} className="measure text-muted" />
          {creditApplicationUrl && (
            <LinkButton variant="secondary" to={creditApplicationUrl} className="tablet:justify-self-start">
              {texts.creditApplication}
            </LinkButton>
          )}
        </div>
      </section>
      <StorySections sections={page.sections} />
    </>
  );
}
