import { faqCategoriesResponseSchema, faqsResponseSchema, pageSchema } from '@flota/schemas';
import { faqs as texts } from '@flota/texts/site/faqs';
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Route } from './+types/faqs.js';
import { serverApi } from '../api/client.js';
import { LinkButton } from '../components/Button.js';
import { EmptyState } from '../components/States.js';
import {
  categoryPath,
  faqDescription,
  FAQS_PATH,
  GENERAL_QUESTIONS,
  PHRASE_PARAMETER,
} from '../features/faqs/faq-paths.js';
import { searchWords } from '../features/faqs/faq-search.js';
import { FaqAccordion } from '../features/faqs/FaqAccordion.js';
import { FaqCategories } from '../features/faqs/FaqCategories.js';
import { FaqResults } from '../features/faqs/FaqResults.js';
import { FaqSearchForm } from '../features/faqs/FaqSearchForm.js';
import { PageHeading } from '../components/page/PageHeading.js';
import { StillInDoubt } from '../components/page/StillInDoubt.js';
import { pageMeta } from '../lib/meta.js';
import { plainText } from '../lib/plain-text.js';
import { breadcrumbs, faqPage } from '../lib/structured-data.js';
import type { PageParameters } from '../lib/page-parameters.js';

export const handle: PageParameters = { parameters: [PHRASE_PARAMETER] };

/** All the questions: the search goes through every category, and they are few. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = serverApi(context);
  const [page, categories, faqs] = await Promise.all([
    client.get('/api/pages/faqs', pageSchema),
    client.get('/api/faqs/categories', faqCategoriesResponseSchema),
    client.get('/api/faqs', faqsResponseSchema),
  ]);
  const known = categories.some(({ slug }) => slug === params.category);
  if (!known && params.category !== GENERAL_QUESTIONS) throw redirect('/');
  const searching = new URL(request.url).searchParams.has(PHRASE_PARAMETER);
  // What people look for is theirs, and too various to keep.
  const headers: HeadersInit = searching ? { 'Cache-Control': 'private, no-store' } : {};
  return data({ page, categories, faqs }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Searching works on what is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const site = matches[0].loaderData;
  const category = loaderData?.categories.find(({ slug }) => slug === params.category);
  const path = categoryPath(params.category);
  const questions = (loaderData?.faqs ?? []).filter((faq) => faq.category === params.category);
  const seo = loaderData?.page.seo;
  return pageMeta({
    title: category ? texts.titleOfCategory({ category: category.name }) : texts.title,
    description:
      category && params.category !== GENERAL_QUESTIONS
        ? faqDescription(
            category.name,
            questions.map(({ question }) => question),
          )
        : (seo?.description ?? ''),
    keywords: seo?.keywords,
    path,
    site,
    structuredData: [
      faqPage(questions.map(({ question, answer }) => ({ question, answer: plainText(answer) }))),
      breadcrumbs(site?.origin ?? '', [
        { name: texts.title, path: FAQS_PATH },
        { name: category?.name ?? params.category, path },
      ]),
    ],
  });
};

export default function Faqs({ loaderData: { page, categories, faqs }, params: { category } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const phrase = (query.get(PHRASE_PARAMETER) ?? '').trim();
  const searching = searchWords(phrase).length > 0;
  const asked = faqs.filter((faq) => faq.category === category);

  return (
    <>
      <PageHeading title={page.title} lead={page.lead} />
      <div className="container-page pb-24">
        <FaqSearchForm phrase={phrase} />
        <div className="mt-10 mb-8">
          <FaqCategories categories={categories} searching={searching} />
        </div>
        <div className="grid gap-16 wide:grid-cols-[minmax(0,1fr)_22rem]">
          {searching ? (
            <FaqResults phrase={phrase} faqs={faqs} categories={categories} back={categoryPath(category)} />
          ) : asked.length > 0 ? (
            <FaqAccordion faqs={asked} />
          ) : (
            <NoQuestions />
          )}
          <StillInDoubt />
        </div>
      </div>
    </>
  );
}

const NoQuestions = () => (
  <EmptyState
    title={texts.emptyTitle}
    text={texts.emptyText}
    action={
      <LinkButton variant="secondary" to="/contacto">
        {texts.ask}
      </LinkButton>
    }
  />
);
