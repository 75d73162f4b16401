import type { MainBanner } from '@flota/schemas';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { Carousel } from '../../components/Carousel.js';
import { Picture } from '../../components/Picture.js';
import { artworkTone, isArtwork } from '../../constants/artwork.js';
import { HERO_CAROUSEL_INTERVAL } from '../../constants/timings.js';
import { classNames } from '../../lib/class-names.js';

/** Shown when no banner is published or the call failed: the page still says what it is for. */
const DEFAULT_BANNER: MainBanner = {
  title: 'Financiamos lo que mueve su negocio',
  subtitle: 'Crédito y arrendamiento para camiones y autobuses, con pagos fijos y hasta 72 meses.',
  imgcontent: '/artwork/sierra',
  imgmobilecontent: '/artwork/sierra-mobile',
  videourl: null,
  textfooter: null,
  urlfooter: null,
};

export function HeroBanners({ banners }: { banners: readonly MainBanner[] }) {
  const shown = banners.length > 0 ? banners : [DEFAULT_BANNER];
  return (
    <Carousel
      label="Destacados"
      interval={HERO_CAROUSEL_INTERVAL}
      slides={shown.map((banner, index) => ({
        id: `${index}-${banner.imgcontent}`,
        label: banner.title,
        content: <Banner banner={banner} first={index === 0} />,
      }))}
      controlsClassName="absolute bottom-4 left-[max(1.125rem,calc((100vw-1280px)/2))] rounded bg-ink/85 desktop:bottom-7"
    />
  );
}

function Banner({ banner, first }: { banner: MainBanner; first: boolean }) {
  const Heading = first ? 'h1' : 'h2';
  const tone = artworkTone(banner.imgcontent);
  const uploaded = !isArtwork(banner.imgcontent);
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
        className="absolute inset-0 -z-20 size-full object-cover object-bottom"
      />
      {/* A photograph may be light or dark anywhere: the veil keeps the text readable. Our drawings have calm skies. */}
      {uploaded && (
        <div className="absolute inset-0 -z-10 bg-linear-to-b from-ink/85 to-ink/35 desktop:bg-linear-to-r desktop:to-transparent" />
      )}
      <div className="container-page min-h-[min(44rem,calc(100svh-4rem))] pt-10 pb-64 desktop:min-h-[clamp(34rem,76svh,46rem)] desktop:pt-[clamp(3.5rem,10svh,7rem)] desktop:pb-44">
        <Heading className="heading-hero max-w-[17ch]">{banner.title}</Heading>
        <p className="mt-5 max-w-[44ch] text-lg leading-snug font-medium desktop:text-xl">{banner.subtitle}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3 desktop:mt-9">
          <LinkButton to="/calculadora/paso-1" size="lg" icon={<ArrowRight aria-hidden size={20} />}>
            COTIZAR
          </LinkButton>
          {banner.textfooter && banner.urlfooter && (
            <a
              href={banner.urlfooter}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
            >
              {banner.textfooter}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
