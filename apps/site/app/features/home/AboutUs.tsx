import { home } from '@flota/texts/site/home';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { Picture } from '../../components/Picture.js';
import { RoadDivider } from '../../components/RoadDivider.js';
import { sceneBesides } from '../../constants/artwork.js';
import { useSite } from '../../lib/use-site.js';

const SCENES = ['/artwork/desierto', '/artwork/crucero', '/artwork/llano', '/artwork/costa'] as const;

export interface About {
  title: string;
  lead: string;
}

interface AboutUsProps {
  /** What the page about the company begins with; `null` when it could not be fetched. */
  about: About | null;
  /** Pictures that the page shows besides. */
  besides: readonly string[];
}

export function AboutUs({ about, besides }: AboutUsProps) {
  const { tagline } = useSite();
  return (
    <section id="aboutus" aria-labelledby="aboutus-titulo" className="bg-paper wide:grid wide:grid-cols-2">
      <div className="max-desktop:hidden wide:order-2 wide:min-h-[40rem]">
        <Picture
          base={sceneBesides(SCENES, besides).base}
          alt=""
          sizes="(max-width: 1079px) 100vw, 50vw"
          className="aspect-[16/10] size-full bg-sand-deep object-cover wide:aspect-auto"
        />
      </div>
      <div className="flex flex-col items-start justify-center px-[max(1.125rem,4vw)] py-10 desktop:pt-14 desktop:pb-20 wide:py-28 wide:pr-20 wide:pl-[max(3rem,calc((100vw-1280px)/2))]">
        <RoadDivider className="mb-6 w-44 desktop:mb-8" />
        <h2 id="aboutus-titulo" className="heading-section max-w-[14ch]">
          {about?.title ?? tagline}
        </h2>
        {about && <p className="mt-4 max-w-[46ch] text-lg leading-snug text-muted">{about.lead}</p>}
        <LinkButton
          to="/acerca"
          variant="secondary"
          className="mt-6 desktop:mt-9"
          icon={<ArrowRight aria-hidden size={18} />}
        >
          {home.more}
        </LinkButton>
      </div>
    </section>
  );
}
