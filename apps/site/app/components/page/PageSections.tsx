import type { PageSection } from '@flota/schemas';
import { Prose } from '../Prose.js';

/** Titled parts of a page's text, one below the other: title on the left, text on the right. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className="border-t border-line bg-paper">
      <div className="container-page py-6 desktop:py-12">
        {sections.map(({ title, text }) => (
          <section
            key={title}
            className="grid gap-x-16 gap-y-3 border-b border-line py-9 last:border-0 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h2 className="heading-card max-w-[22ch]">{title}</h2>
            <Prose html={text} className="measure" />
          </section>
        ))}
      </div>
    </div>
  );
}
