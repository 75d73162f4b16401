import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToSection } from '../../lib/scroll-to-section.js';

/** What is above the section comes from the API, so the browser could not go there by itself. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) scrollToSection(hash.slice(1));
  }, [hash, key]);
}
