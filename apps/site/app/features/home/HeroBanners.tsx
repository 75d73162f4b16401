import type { MainBanner } from '@flota/schemas';
import { home } from '@flota/texts/site/home';
import { useState } from 'react';
import { Carousel } from '../../components/Carousel.js';
import { VideoModal } from '../../components/VideoModal.js';
import { HERO_CAROUSEL_INTERVAL } from '../../constants/timings.js';
import { HeroBanner } from './HeroBanner.js';

/** Shown when no banner is published or the call failed: the page still says what it is for. */
const defaultBanner = (): MainBanner => ({
  title: home.bannerTitle,
  subtitle: home.bannerText,
  imgcontent: '/artwork/sierra',
  imgmobilecontent: '/artwork/sierra-mobile',
  videourl: null,
  textfooter: null,
  urlfooter: null,
});

interface Video {
  title: string;
  src: string;
}

export function HeroBanners({ banners }: { banners: readonly MainBanner[] }) {
  const shown = banners.length > 0 ? banners : [defaultBanner()];
  const [video, setVideo] = useState<Video | null>(null);
  const [watching, setWatching] = useState(false);
  const watch = (chosen: Video) => {
    setVideo(chosen);
    setWatching(true);
  };

  return (
    <>
      <Carousel
        label={home.banners}
        // Behind a video the banners rest: closing it leads back to the one it was opened from.
        interval={watching ? 0 : HERO_CAROUSEL_INTERVAL}
        slides={shown.map((banner, index) => ({
          id: `${index}-${banner.imgcontent}`,
          label: banner.title,
          content: <HeroBanner banner={banner} first={index === 0} onWatch={watch} />,
        }))}
        controlsClassName="absolute bottom-4 left-[max(1.125rem,calc((100vw-1280px)/2))] rounded bg-ink/85 desktop:bottom-7"
      />
      {video && <VideoModal open={watching} onClose={() => setWatching(false)} {...video} />}
    </>
  );
}
