import { SEARCH_MINIMUM, searchResponseSchema } from '@flota/schemas';
import { search } from '@flota/texts/site/search';
import { Form } from 'react-router';
import type { Route } from './+types/search.js';
import { serverApi } from '../api/client.js';
import { Button, LinkButton } from '../components/Button.js';
import { EmptyState } from '../components/States.js';
import { TextInput } from '../components/TextInput.js';
import { StillInDoubt } from '../components/page/StillInDoubt.js';
import { PageHeading } from '../components/page/PageHeading.js';
import { SearchStart } from '../features/search/SearchStart.js';
import { SearchResultList } from '../features/search/SearchResultList.js';
import { countOf } from '../features/search/use-search.js';
import { pageMeta } from '../lib/meta.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: ['q'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const phrase = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  if (phrase.length < SEARCH_MINIMUM) return { phrase, results: {} };
  const path = `/api/search?phrase=${encodeURIComponent(phrase)}`;
  // As in the header: a failure is no results.
  const results = await serverApi(context)
    .get(path, searchResponseSchema)
    .catch(() => ({}));
  return { phrase, results };
}

/** What people look for is theirs, and too various to keep. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: search.title,
    description: search.metaDescription,
    path: '/buscar',
    site: matches[0].loaderData,
    noIndex: true,
  });

export default function SearchPage({ loaderData: { phrase, results } }: Route.ComponentProps) {
  const count = countOf(results);
  return (
    <>
      <PageHeading title={search.title} />
      <div className="container-page grid gap-16 pb-24 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <Form role="search" className="grid items-end gap-4 tablet:grid-cols-[1fr_auto]">
            <TextInput
              key={phrase}
              label={search.label}
              name="q"
              type="search"
              defaultValue={phrase}
              maxLength={100}
              minLength={SEARCH_MINIMUM}
              required
            />
            <Button type="submit">{search.submit}</Button>
          </Form>
          {phrase.length < SEARCH_MINIMUM ? (
            <SearchStart />
          ) : (
            <div className="mt-10">
              <p role="status" className="mb-6 text-muted">
                {search.found({ n: count, phrase })}
              </p>
              {count > 0 ? (
                <SearchResultList results={results} headingLevel={2} />
              ) : (
                <EmptyState
                  title={search.emptyTitle}
                  text={search.emptyText}
                  action={
                    <LinkButton variant="secondary" to="/contacto">
                      {search.write}
                    </LinkButton>
                  }
                />
              )}
            </div>
          )}
        </div>
        <StillInDoubt title={search.doubt} />
      </div>
    </>
  );
}
