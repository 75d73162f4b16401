import type { Faq, FaqCategory } from '@flota/schemas';
import { faqs as texts } from '@flota/texts/site/faqs';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../components/Button.js';
import { Prose } from '../../components/Prose.js';
import { EmptyState } from '../../components/States.js';
import { faqPath } from './faq-paths.js';
import { findFaqs, markHtml, searchWords, textParts } from './faq-search.js';

interface FaqResultsProps {
  phrase: string;
  faqs: readonly Faq[];
  categories: readonly FaqCategory[];
  /** The page without a search. */
  back: string;
}

/** Questions of every category that speak of the phrase, with their answers. */
export function FaqResults({ phrase, faqs, categories, back }: FaqResultsProps) {
  const words = searchWords(phrase);
  const found = findFaqs(faqs, words);
  const categoryName = (slug: string) => categories.find((category) => category.slug === slug)?.name;

  return (
    <div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-b-2 border-ink pb-2">
        <p role="status" className="font-semibold">
          {found.length === 0 ? texts.foundNone({ phrase }) : texts.found({ n: found.length, phrase })}
        </p>
        <Link to={back} replace preventScrollReset className="link inline-flex min-h-11 items-center">
          {texts.foundClear}
        </Link>
      </div>
      {found.length > 0 ? (
        found.map((faq) => (
          <article key={faqPath(faq)} className="border-b border-line py-7 [&_mark]:bg-amber/50 [&_mark]:text-ink">
            <p className="text-[0.9rem] text-muted">{categoryName(faq.category)}</p>
            <h2 className="mt-1 text-[1.1rem] leading-snug tracking-normal">
              <Link to={faqPath(faq)} className="underline-offset-4 hover:underline">
                <MarkedText text={faq.question} words={words} />
              </Link>
            </h2>
            <Prose html={markHtml(faq.answer, words)} className="mt-3 max-w-[68ch]" />
          </article>
        ))
      ) : (
        <EmptyState
          title={texts.foundNoneTitle}
          text={texts.foundNoneText}
          action={
            <LinkButton variant="secondary" to="/contacto">
              {texts.ask}
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return textParts(text, words).map((part, index) => (
    <Fragment key={index}>{part.found ? <mark>{part.text}</mark> : part.text}</Fragment>
  ));
}
