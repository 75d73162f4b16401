import type { ReactNode } from 'react';
import { FirstFew } from '../../components/FirstFew.js';

/** The newest; what is older is one click away. */
const SHOWN_AT_FIRST = 8;

interface PaperSectionProps<Item> {
  id: string;
  title: string;
  /** What these papers are for. */
  lead: string;
  items: readonly Item[];
  /** Said when there are none. */
  empty: string;
  children: (item: Item) => ReactNode;
}

/** One kind of paper. */
export function PaperSection<Item>({ id, title, lead, items, empty, children }: PaperSectionProps<Item>) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="scroll-mt-24 pt-8">
      <h2 id={`${id}-titulo`} className="heading-card">
        {title}
      </h2>
      <p className="measure mt-2 text-muted">{lead}</p>
      {items.length === 0 ? (
        <p className="mt-5 border-y border-line py-6 text-muted">{empty}</p>
      ) : (
        <FirstFew items={items} count={SHOWN_AT_FIRST} className="mt-5 border-t border-ink" what="documentos">
          {children}
        </FirstFew>
      )}
    </section>
  );
}
