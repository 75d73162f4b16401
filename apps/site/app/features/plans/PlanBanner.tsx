import type { FinancingPlanDetail } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { LinkButton } from '../../components/Button.js';
import { SceneVeil } from '../../components/page/SceneVeil.js';
import { Parallax } from '../../components/Parallax.js';
import { ARTWORK_WIDTHS, artworkSize, artworkTone, isArtwork } from '../../constants/artwork.js';
import { classNames } from '../../lib/class-names.js';

/** Of the three widths: phones seldom need the largest, and a banner as wide as the window does. */
const PREFERRED = { wide: 2, upright: 1 } as const;

const fileOf = (base: string) => {
  const { shape } = artworkSize(base);
  return `${base}-${ARTWORK_WIDTHS[shape][PREFERRED[shape]]}`;
};

/** `background-image` for a drawing of ours or an uploaded picture. */
function backgroundImage(base: string): string {
  if (!isArtwork(base)) return `url("${base}")`;
  const file = fileOf(base);
  return `image-set(url("${file}.avif") type("image/avif"), url("${file}.webp") type("image/webp"))`;
}

/** Attributes of the preload of such a background, which browsers otherwise find only once the styles are there. */
function backgroundPreload(base: string) {
  const preload = { rel: 'preload', as: 'image', fetchPriority: 'high' } as const;
  return isArtwork(base)
    ? { ...preload, href: `${fileOf(base)}.avif`, type: 'image/avif' }
    : { ...preload, href: base };
}

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
            {rules ? plans.quote : plans.ask}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
