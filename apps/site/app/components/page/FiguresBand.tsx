import { useId } from 'react';
import { Reveal } from '../Reveal.js';

interface Figure {
  figure: string;
  meaning: string;
}

const LIST = /^\s*<ul>((?:\s*<li>\s*<strong>[^<]+<\/strong>[^<]+<\/li>)+)\s*<\/ul>\s*$/;
const ENTRY = /<li>\s*<strong>([^<]+)<\/strong>([^<]+)<\/li>/g;

/** A text that is nothing but a list whose entries begin in bold is one of figures; `null` for any other text. */
export function figuresOf(html: string): Figure[] | null {
  const entries = LIST.exec(html)?.[1];
  if (entries === undefined) return null;
  return [...entries.matchAll(ENTRY)].map(([, figure = '', meaning = '']) => ({
    figure: figure.trim(),
    meaning: meaning.replace(/^[\s:,]+/, '').trim(),
  }));
}

export function FiguresBand({ title, figures }: { title: string; figures: readonly Figure[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="on-ink bg-ink text-white">
      <div className="container-page section">
        <h2 id={id} className="label-wide text-amber">
          {title}
        </h2>
        <Reveal>
          <dl className="mt-8 grid border-t border-line-inverse desktop:grid-cols-2">
            {figures.map(({ figure, meaning }) => (
              <div
                key={figure}
                className="flex flex-col border-b border-line-inverse py-7 desktop:odd:border-r desktop:odd:pr-10 desktop:even:pl-10"
              >
                <dt className="order-last mt-2 max-w-[34ch] text-muted-inverse">{meaning}</dt>
                <dd className="heading-section tabular font-display font-[680] leading-tight [font-stretch:116%]">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
    </section>
  );
}
