import type { PageSection } from '@flota/schemas';
import { Picture } from '../../components/Picture.js';
import { Reveal } from '../../components/Reveal.js';
import { classNames } from '../../lib/class-names.js';

/** What staff say of when which plan fits, each beside its picture, by turns left and right. */
export function PlanSituations({ sections }: { sections: readonly PageSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className="container-page grid gap-y-12 py-14 desktop:gap-y-20 desktop:py-24">
      {sections.map((section, index) => (
        <Reveal key={section.title}>
          <Situation section={section} pictureRight={index % 2 === 1} />
        </Reveal>
      ))}
    </div>
  );
}

interface SituationProps {
  section: PageSection;
  pictureRight: boolean;
}

function Situation({ section: { title, text, image }, pictureRight }: SituationProps) {
  const columns = pictureRight
    ? 'desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'
    : 'desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
  return (
    <section className={classNames('grid items-center gap-x-10 gap-y-7 wide:gap-x-16', image && columns)}>
      {image && (
        <div className={classNames(pictureRight && 'desktop:order-last')}>
          <Picture
            base={image}
            alt=""
            sizes="(min-width: 768px) 58vw, 100vw"
            className="aspect-2/1 w-full rounded bg-sand-deep object-cover"
          />
        </div>
      )}
      <div>
        <h2 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.2rem)]">{title}</h2>
        <div className="prose-flota mt-4 text-lg" dangerouslySetInnerHTML={{ __html: text }} />
      </div>
    </section>
  );
}
