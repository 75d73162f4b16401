import { useEffect } from 'react';
import { SCROLL_AFTER_IMAGES } from '../../constants/timings.js';
import { scrollToSection } from '../../lib/scroll-to-section.js';

/** Scrolls to the section the address names, after the images have loaded and found their places. */
export function useSectionParameter(section: string | null): void {
  useEffect(() => {
    if (!section) return;
    let timer: ReturnType<typeof setTimeout>;
    const scrollSoon = () => {
      timer = setTimeout(() => scrollToSection(section), SCROLL_AFTER_IMAGES);
    };
    if (document.readyState === 'complete') scrollSoon();
    else window.addEventListener('load', scrollSoon, { once: true });
    return () => {
      window.removeEventListener('load', scrollSoon);
      clearTimeout(timer);
    };
  }, [section]);
}
