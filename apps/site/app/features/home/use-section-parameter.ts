import { useEffect } from 'react';
import { SCROLL_AFTER_IMAGES } from '../../constants/timings.js';
import { afterPageLoad } from '../../lib/after-page-load.js';
import { scrollToSection } from '../../lib/scroll-to-section.js';

/** Scrolls to the section the address names, after the images have loaded and found their places. */
export function useSectionParameter(section: string | null): void {
  useEffect(() => {
    if (!section) return;
    let timer: ReturnType<typeof setTimeout>;
    const stopWaiting = afterPageLoad(() => {
      timer = setTimeout(() => scrollToSection(section), SCROLL_AFTER_IMAGES);
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [section]);
}
