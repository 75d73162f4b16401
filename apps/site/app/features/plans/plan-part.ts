import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { AUTO_SCROLL_KEY } from '../../constants/storage-keys.js';
import { PLAN_SCROLL_SETUP } from '../../constants/timings.js';
import { sessionStore } from '../../lib/browser-storage.js';
import { scrollToSection } from '../../lib/scroll-to-section.js';

/** What a link can lead to within a plan's page: prepayments to capital, and the insurance a contract asks for. */
const PLAN_PARTS = ['capital-contribution', 'safe'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

const partNamed = (name: string | null): PlanPart | null => PLAN_PARTS.find((part) => part === name) ?? null;

/**
 * The part of the page that session storage or the address names; scrolls there once the page has settled. An effect of
 * a page runs before the one of the whole site that clears the storage on every navigation.
 */
export function usePlanPart(): PlanPart | null {
  const { hash, key } = useLocation();
  const [part, setPart] = useState<PlanPart | null>(null);

  useEffect(() => {
    const named = partNamed(sessionStore.getItem(AUTO_SCROLL_KEY)) ?? partNamed(hash.slice(1));
    sessionStore.removeItem(AUTO_SCROLL_KEY);
    if (!named) return;
    const timer = setTimeout(() => {
      // Its panel has to be open before it has a place to scroll to.
      flushSync(() => setPart(named));
      scrollToSection(named);
    }, PLAN_SCROLL_SETUP);
    return () => clearTimeout(timer);
  }, [hash, key]);

  return part;
}
