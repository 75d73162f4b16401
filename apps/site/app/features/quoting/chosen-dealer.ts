import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { DEALER_KEY } from '../../constants/storage-keys.js';
import { sessionStore } from '../../lib/browser-storage.js';

/** Name in the query of an address that starts the calculator from a distributor's entry. */
const DEALER_PARAMETER = 'distribuidor';
const SLUG = /^[a-z0-9-]{1,80}$/;

export const quoteAtDealerPath = (slug: string): string => `/calculadora/paso-1?${DEALER_PARAMETER}=${slug}`;

/** Remembers for the visit which distributor the visitor came from. */
export function useDealerParameter(): void {
  const [parameters] = useSearchParams();
  const slug = parameters.get(DEALER_PARAMETER);
  useEffect(() => {
    if (slug && SLUG.test(slug)) sessionStore.setItem(DEALER_KEY, slug);
  }, [slug]);
}

export const chosenDealer = (): string | undefined => sessionStore.getItem(DEALER_KEY) ?? undefined;
