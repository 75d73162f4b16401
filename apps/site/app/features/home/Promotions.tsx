import { home } from '@flota/texts/site/home';
import { useId, useRef, useState } from 'react';
import { PROMOTIONS_WITHOUT_NAVIGATION } from '../../constants/limits.js';
import { classNames } from '../../lib/class-names.js';
import { Arrow } from './Arrow.js';
import { Promotion } from './Promotion.js';
import type { ShownPromotion } from './promotion-example.js';

/** A row that thumbs scroll. Up to four stand side by side where there is room; more get arrows. */
export function Promotions({ promotions }: { promotions: readonly ShownPromotion[] }) {
  const [expanded, setExpanded] = useState<string | null>(null);
  const { ref, onScroll, move, atStart, atEnd } = useScrollTrack();
  const group = useId();
  if (promotions.length === 0) return null;
  const navigable = promotions.length > PROMOTIONS_WITHOUT_NAVIGATION;

  return (
    <section id="promociones" aria-labelledby="promociones-titulo" className="section overflow-hidden bg-sand-deep">
      <div className="container-page">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <h2 id="promociones-titulo" className="heading-section max-w-[16ch]">
            {home.promotionsTitle}
          </h2>
          {navigable && (
            <div role="group" aria-label={home.promotionsMove} className="flex gap-3 max-tablet:hidden">
              <Arrow direction="previous" label={home.promotionsBefore} disabled={atStart} onPress={() => move(-1)} />
              <Arrow direction="next" label={home.promotionsNext} disabled={atEnd} onPress={() => move(1)} />
            </div>
          )}
        </div>
        <ul
          ref={ref}
          onScroll={onScroll}
          className={classNames(
            'mt-7 mx-[calc(-1*var(--bleed))] flex snap-x scroll-px-(--bleed) scrollbar-none gap-5 overflow-x-auto px-(--bleed) py-2 [--bleed:max(var(--gutter),calc((100vw-1280px)/2))] desktop:mt-14',
            !navigable && 'tablet:flex-wrap',
          )}
        >
          {promotions.map((promotion) => (
            <li
              key={promotion.id}
              className={classNames(
                'w-[min(80vw,20rem)] shrink-0 snap-start',
                navigable
                  ? 'wide:w-[calc((100%-2.5*1.25rem)/3.5)]'
                  : 'tablet:w-[calc(50%-0.625rem)] wide:w-auto wide:max-w-104 wide:flex-1',
              )}
            >
              <Promotion
                promotion={promotion}
                group={group}
                expanded={expanded === promotion.id}
                onToggle={(open) => setExpanded(open ? promotion.id : null)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A row that is scrolled sideways, item by item. */
function useScrollTrack() {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  const onScroll = () => {
    const track = ref.current;
    if (!track) return;
    setEnds({
      start: track.scrollLeft <= 1,
      end: track.scrollLeft + track.clientWidth >= track.scrollWidth - 1,
    });
  };

  const move = (direction: -1 | 1) => {
    const [first, second] = ref.current?.children ?? [];
    if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
    ref.current?.scrollBy({ left: direction * (second.offsetLeft - first.offsetLeft), behavior: 'smooth' });
  };

  return { ref, onScroll, move, atStart: ends.start, atEnd: ends.end };
}
