import type { Faq } from '@flota/schemas';
import { faqs as texts } from '@flota/texts/site/faqs';
import { useLocation } from 'react-router';
import { Accordion } from '../../components/Accordion.js';
import { Prose } from '../../components/Prose.js';
import { ShareButton } from '../../components/ShareButton.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { faqId, faqPath } from './faq-paths.js';

/** The first question is open, or the one that the address names. */
export function FaqAccordion({ faqs }: { faqs: readonly Faq[] }) {
  const { hash } = useLocation();
  // Only the browser knows the hash; until scripts arrive it opens what holds the element of that name.
  const named = useHydrated() ? faqs.find((faq) => hash === `#${faqId(faq)}`) : undefined;
  const first = named ?? faqs[0];
  const open = first && faqId(first);

  return (
    <Accordion
      key={open}
      defaultOpen={open}
      items={faqs.map((faq) => ({
        id: faqId(faq),
        title: faq.question,
        content: (
          // Below the header there must be room for the question, which stands above its answer.
          <div id={faqId(faq)} className="scroll-mt-24">
            <Prose html={faq.answer} />
            <ShareButton
              variant="quiet"
              className="mt-3 -ml-6 noscript:hidden"
              label={texts.share}
              title={faq.question}
              path={faqPath(faq)}
            />
          </div>
        ),
      }))}
    />
  );
}
