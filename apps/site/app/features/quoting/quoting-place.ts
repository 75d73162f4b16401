import { use } from 'react';
import type { QuoteChannel, SavedQuote } from '@flota/schemas';
import { keptContext } from '../../lib/kept-context.js';
import { chosenDealer } from './chosen-dealer.js';
import { stepOfPath, type StepNumber, stepPath } from './steps.js';

/** Where the calculator stands: on the site, or on a distributor's. */
export interface QuotingPlace {
  channel: QuoteChannel;
  stepPath: (step: StepNumber) => string;
  /** `null`: no step's. */
  stepOfPath: (pathname: string) => StepNumber | null;
  /** Whose quote it will be. */
  dealer: () => string | undefined;
  /** Where a quote that was made is shown, and what goes along beside what its maker had in view. */
  shown: (quote: SavedQuote) => { path: string; state?: object };
}

const SITE: QuotingPlace = {
  channel: 'site',
  stepPath,
  stepOfPath,
  dealer: chosenDealer,
  shown: ({ token }) => ({ path: `/cotizacion/${token}` }),
};

export const QuotingPlaceContext = keptContext<QuotingPlace>('quoting-place');

export const useQuotingPlace = (): QuotingPlace => use(QuotingPlaceContext) ?? SITE;
