import type { FinancingPlanDetail } from '@flota/schemas';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { LinkButton } from '../../components/Button.js';
import { Parallax } from '../../components/parallax/Parallax.js';
import { artworkTone } from '../../constants/artwork.js';
import { classNames } from '../../lib/class-names.js';
import { SceneVeil } from '../../components/page/SceneVeil.js';
import { backgroundImage, backgroundPreload } from './background-image.js';

/** Pixels the picture reaches above the banner (`-top-[136px]`), and so may sink without leaving a gap. */
const OVERHANG = 136;
/** The scenery lags behind the page, as what is far away does. */
const SPEED = 0.35;

/** What the plan is in one sentence, before a picture that lags behind the page. */
export function PlanBanner({ plan: { page, rules } }: { plan: FinancingPlanDetail }) {
  const night = artworkTone(page.image) === 'night';
  const pictures = {
    '--upright': backgroundImage(page.imageMobile),
    '--wide': backgroundImage(page.image),
  } as CSSProperties;
  return (
    <div
      className={classNames('relative isolate overflow-hidden', night ? 'on-ink bg-ink text-white' : 'bg-sand-deep')}
    >
      <link {...backgroundPreload(page.imageMobile)} media="(width < 768px)" />
      <link {...backgroundPreload(page.image)} media="(width >= 768px)" />
      <Parallax
        aria-hidden
        pivot={100}
        speed={SPEED}
        max={OVERHANG}
        style={pictures}
        className="absolute inset-x-0 -top-[136px] bottom-0 -z-20 bg-(image:--upright) bg-cover bg-no-repeat [background-position-x:75%] desktop:bg-(image:--wide) desktop:[background-position-x:92%]"
      />
      <SceneVeil image={page.image} />
      <div className="container-page min-h-[38rem] pt-12 pb-64 desktop:min-h-[clamp(30rem,68svh,42rem)] desktop:pt-[clamp(3rem,9svh,6rem)]">
        <h1 className="heading-hero max-w-[14ch]">{page.heroTitle}</h1>
        <p className="mt-5 max-w-[40ch] text-lg leading-snug font-medium desktop:text-xl">{page.heroText}</p>
        <div className="mt-8">
          <LinkButton
            to={rules ? '/calculadora/paso-1' : '/contacto'}
            size="lg"
            icon={<ArrowRight aria-hidden size={20} />}
          >
            {rules ? 'COTIZAR' : 'CONTÁCTANOS'}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
