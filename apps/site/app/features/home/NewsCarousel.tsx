import type { NewsCard } from '@flota/schemas';
import { home } from '@flota/texts/site/home';
import { Link } from 'react-router';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../components/Button.js';
import { Picture } from '../../components/Picture.js';
import { useSwipe } from '../../components/slider/use-swipe.js';
import { NEWS_SLIDE } from '../../constants/timings.js';
import { rich, spoken } from '../../lib/rich.js';
import { Arrow } from './Arrow.js';

export function NewsCarousel({ news }: { news: readonly NewsCard[] }) {
  const { index, move, atFirst, atLast } = useNewsIndex(news.length);
  const swipeHandlers = useSwipe(move);
  if (news.length === 0) return null;

  return (
    <section id="news" aria-labelledby="news-titulo" className="section overflow-hidden bg-sand-deep">
      <div className="container-page">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="news-titulo" className="heading-section">
            {home.newsTitle}
          </h2>
          <Link to="/noticias" prefetch="intent" className="link inline-flex min-h-11 items-center font-semibold">
            {home.newsAll}
          </Link>
        </div>
        <div
          role="group"
          aria-roledescription={home.carousel}
          aria-label={home.newsTitle}
          className="mt-6 desktop:mt-10"
          {...swipeHandlers}
        >
          <div className="overflow-hidden">
            <ul
              className="flex transition-transform ease-road"
              style={{ transform: `translateX(${-100 * index}%)`, transitionDuration: `${NEWS_SLIDE}ms` }}
            >
              {news.map((item, position) => (
                <li key={item.slug} inert={position !== index} className="w-full shrink-0">
                  <NewsSlide item={item} />
                </li>
              ))}
            </ul>
          </div>
          {news.length > 1 && (
            <div className="mt-8 flex items-center gap-5">
              <Arrow direction="previous" label={home.newsBefore} disabled={atFirst} onPress={() => move(-1)} />
              <Arrow direction="next" label={home.newsNext} disabled={atLast} onPress={() => move(1)} />
              <p role="status" className="tabular font-display text-xl font-[650]">
                {rich(home.newsAt({ at: index + 1, total: news.length }), { spoken })}
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function NewsSlide({ item }: { item: NewsCard }) {
  return (
    <article className="grid h-full bg-paper wide:grid-cols-[7fr_5fr]">
      <Picture
        base={item.imgback}
        alt=""
        sizes="(max-width: 1079px) 100vw, 60vw"
        className="aspect-[2/1] size-full bg-asphalt object-cover wide:aspect-auto wide:h-[30rem]"
      />
      <div className="flex flex-col items-start justify-center p-5 pb-6 tablet:p-6 tablet:pb-8 desktop:p-12">
        <h3 className="text-[clamp(1.4rem,1.1rem+1.3vw,2.15rem)]">{item.title}</h3>
        <div className="prose-flota mt-4 text-muted" dangerouslySetInnerHTML={{ __html: item.subtitle }} />
        <LinkButton to={item.urlbutton} variant="secondary" className="mt-7">
          {item.textbutton ?? home.more}
        </LinkButton>
      </div>
    </article>
  );
}

/** Which of `count` news is shown: from the first to the last, and no further step while one slides in. */
function useNewsIndex(count: number) {
  const [index, setIndex] = useState(0);
  const sliding = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(sliding.current);
      sliding.current = undefined;
    },
    [],
  );

  const move = (direction: -1 | 1) => {
    const target = index + direction;
    if (sliding.current !== undefined || target < 0 || target >= count) return;
    setIndex(target);
    sliding.current = setTimeout(() => {
      sliding.current = undefined;
    }, NEWS_SLIDE);
  };

  return { index, move, atFirst: index === 0, atLast: index >= count - 1 };
}
