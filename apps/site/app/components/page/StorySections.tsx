import type { PageSection } from '@flota/schemas';
import { Picture } from '../Picture.js';
import { Prose } from '../Prose.js';
import { Reveal } from '../Reveal.js';
import { plainText } from '../../lib/plain-text.js';
import { classNames } from '../../lib/class-names.js';
import { FiguresBand, figuresOf } from './FiguresBand.js';

/** The parts of a page that tells something: with a picture at alternating sides, as figures, or as text beside its title. */
export function StorySections({ sections }: { sections: readonly PageSection[] }) {
  // A title alone says nothing.
  const told = sections.filter(({ text, image }) => plainText(text) !== '' || image !== null);
  const pictured = told.filter(({ image }) => image !== null);
  return told.map((section) => {
    const figures = figuresOf(section.text);
    if (figures) return <FiguresBand key={section.title} title={section.title} figures={figures} />;
    return section.image === null ? (
      <PlainSection key={section.title} {...section} />
    ) : (
      <PicturedSection
        key={section.title}
        {...section}
        image={section.image}
        pictureFirst={pictured.indexOf(section) % 2 === 1}
      />
    );
  });
}

function PlainSection({ title, text }: PageSection) {
  return (
    <section className="container-page py-14 desktop:py-20">
      <Reveal className="grid gap-x-16 gap-y-6 border-t border-ink pt-10 wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <h2 className="heading-section">{title}</h2>
        <Prose html={text} className="measure text-lg desktop:text-[1.3rem] desktop:leading-relaxed" />
      </Reveal>
    </section>
  );
}

interface PicturedSectionProps extends PageSection {
  image: string;
  pictureFirst: boolean;
}

function PicturedSection({ title, text, image, pictureFirst }: PicturedSectionProps) {
  return (
    <section className="container-page py-14 desktop:py-20">
      <Reveal className="grid items-center gap-x-16 gap-y-8 desktop:grid-cols-2">
        <div>
          <h2 className="heading-section">{title}</h2>
          <Prose html={text} className="measure mt-6" />
        </div>
        <div className={classNames(pictureFirst && 'desktop:-order-1')}>
          <Picture
            base={image}
            alt=""
            sizes="(max-width: 767px) 100vw, 50vw"
            className="aspect-3/2 w-full rounded object-cover"
          />
        </div>
      </Reveal>
    </section>
  );
}
