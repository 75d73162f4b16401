import type { Page } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import { LinkButton } from '../../components/Button.js';
import { Picture } from '../../components/Picture.js';
import { Reveal } from '../../components/Reveal.js';
import { sceneBesides } from '../../constants/artwork.js';
import { useSite } from '../../lib/use-site.js';

const SCENES = ['/artwork/desierto', '/artwork/crucero', '/artwork/llano'] as const;

/**
 * In the words of the page about the company, as far as they can be had.
 *
 * @param besides pictures that the page shows besides
 */
export function AboutUs({ about, besides }: { about: Page | null; besides: readonly string[] }) {
  const { tagline } = useSite();
  return (
    <section aria-labelledby="sobre-nosotros" className="section">
      <Reveal className="container-page grid items-center gap-x-16 gap-y-10 desktop:grid-cols-2">
        <Picture
          base={sceneBesides(SCENES, besides).base}
          alt=""
          sizes="(min-width: 768px) 50vw, 100vw"
          className="aspect-4/3 w-full rounded bg-sand-deep object-cover"
        />
        <div>
          <h2 id="sobre-nosotros" className="heading-section">
            {plans.aboutTitle}
          </h2>
          <p className="heading-card mt-5 max-w-[24ch]">{about?.title ?? tagline}</p>
          {about && <p className="measure mt-4 text-lg text-muted">{about.lead}</p>}
          <LinkButton to="/acerca" variant="secondary" className="mt-8">
            {plans.about}
          </LinkButton>
        </div>
      </Reveal>
    </section>
  );
}
