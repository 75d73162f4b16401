import { layout } from '@flota/texts/site/layout';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../lib/after-paint.js';
import { classNames } from '../../lib/class-names.js';

const SHOWN_AFTER = 600;

export function ScrollToTop() {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > SHOWN_AFTER);
    const stop = afterPaint(onScroll);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  return (
    <button
      type="button"
      data-scroll-to-top
      onClick={() => window.scrollTo({ top: 0 })}
      className={classNames(
        'on-ink fixed right-4 bottom-4 z-20 grid size-12 cursor-pointer place-items-center rounded-full border-2 border-white/80 bg-ink text-white transition-opacity duration-200 hover:bg-asphalt [html:has([data-consent-notice])_&]:invisible desktop:right-8 desktop:bottom-8',
        !shown && 'invisible opacity-0',
      )}
    >
      <ArrowUp aria-hidden size={22} />
      <span className="sr-only">{layout.top}</span>
    </button>
  );
}
