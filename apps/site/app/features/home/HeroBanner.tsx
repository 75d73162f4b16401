import type { MainBanner } from '@flota/schemas';
import { home } from '@flota/texts/site/home';
import { ArrowRight, Play } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { Picture } from '../../components/Picture.js';
import { artworkTone } from '../../constants/artwork.js';
import { classNames } from '../../lib/class-names.js';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';
import { SceneVeil } from '../../components/page/SceneVeil.js';

interface HeroBannerProps {
  banner: MainBanner;
  /** The one the page opens with. */
  first: boolean;
  onWatch: (video: { title: string; src: string }) => void;
}

export function HeroBanner({ banner, first, onWatch }: HeroBannerProps) {
  const tone = artworkTone(banner.imgcontent);
  const { title, videourl } = banner;
  return (
    <div
      className={classNames(
        'relative isolate h-full overflow-hidden',
        tone === 'night' ? 'on-ink bg-ink text-white' : 'bg-sand-deep',
      )}
    >
      <Picture
        base={banner.imgcontent}
        mobileBase={banner.imgmobilecontent}
        alt=""
        priority={first}
        // Not displayed, a lazy picture is not asked for.
        className="absolute inset-0 -z-20 size-full object-cover in-data-undrawn:hidden"
      />
      <SceneVeil image={banner.imgcontent} />
      <div className="container-page min-h-[min(34rem,calc(100svh-13rem))] pt-8 pb-48 desktop:min-h-[clamp(34rem,76svh,46rem)] desktop:pt-[clamp(3.5rem,10svh,7rem)] desktop:pb-44">
        <h2 className="heading-hero max-w-[17ch]">{title}</h2>
        <p className="mt-5 max-w-[44ch] text-lg leading-snug font-medium desktop:text-xl">{banner.subtitle}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3 desktop:mt-9">
          <LinkButton to="/calculadora/paso-1" size="lg" icon={<ArrowRight aria-hidden size={20} />}>
            {home.quote}
          </LinkButton>
          <Footer text={banner.textfooter} url={banner.urlfooter} />
        </div>
      </div>
      {videourl && (
        <button
          type="button"
          onClick={() => onWatch({ title, src: videourl })}
          className="on-ink absolute right-5 bottom-24 grid size-18 cursor-pointer place-items-center rounded-full border-3 border-white bg-ink/85 text-white transition-transform duration-200 hover:scale-105 hover:bg-ink focus-visible:rounded-full desktop:top-1/3 desktop:right-[12%] desktop:bottom-auto desktop:size-28"
        >
          <Play aria-hidden className="ml-1 size-8 fill-current desktop:size-11" />
          <span className="sr-only">{home.video({ title })}</span>
        </button>
      )}
    </div>
  );
}

function Footer({ text, url }: { text: string | null; url: string | null }) {
  if (!text) return null;
  if (!url) return <p className="font-semibold">{text}</p>;
  return (
    <NavigationAnchor
      link={{ label: text, to: url }}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
    />
  );
}
