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
          <dl className="mt-8 grid border-t border-line-inverse tablet:grid-cols-2 wide:grid-cols-4">
            {figures.map(({ figure, meaning }) => (
              <div
                key={figure}
                className="flex flex-col border-b border-line-inverse py-7 tablet:px-8 tablet:odd:border-r tablet:odd:pl-0 tablet:even:pr-0 wide:border-r wide:border-b-0 wide:px-8! wide:first:pl-0! wide:last:border-r-0 wide:last:pr-0!"
              >
                <dt className="order-last mt-2 max-w-[34ch] text-muted-inverse">{meaning}</dt>
                <dd className="tabular font-display text-[1.2rem] leading-none font-[680] [font-stretch:116%]">
                  <Numeral text={figure} />
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
    </section>
  );
}

const NUMERAL = /^(\D*)(\d[\d.,]*\d|\d)(\s?%)?(.*)$/;

/** `Más de 30 años`, its number several times as large as its words: that is what a figure is read for. */
function Numeral({ text }: { text: string }) {
  const [, before = '', number, percent = '', after = ''] = NUMERAL.exec(text) ?? [];
  if (number === undefined) return text;
  return (
    <>
      {before}
      <span className="text-[3em] leading-none font-[740] text-amber">
        {number}
        {percent}
      </span>
      {after}
    </>
  );
}
