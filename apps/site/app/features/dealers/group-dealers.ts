import type { State } from '@flota/schemas';
import type { FoundDealer } from './find-dealers.js';

export interface StateOfDealers {
  id: string;
  name: string;
  dealers: readonly FoundDealer[];
  /** Each once, in the order of the dealers. */
  cities: readonly string[];
}

/** The states that have a dealer, by name. */
export const byState = (found: readonly FoundDealer[], states: readonly State[]): StateOfDealers[] =>
  states
    .map(({ id, name }) => {
      const dealers = found.filter(({ dealer }) => dealer.stateId === id);
      return { id, name, dealers, cities: [...new Set(dealers.map(({ dealer }) => dealer.city))] };
    })
    .filter(({ dealers }) => dealers.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, 'es-MX'));
