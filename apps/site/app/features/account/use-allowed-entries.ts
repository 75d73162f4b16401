import type { NavigationLink } from '../../constants/navigation.js';
import { HOME_LINK, UNITS_LINK } from './account-links.js';
import { useOwnAccess } from './use-own-access.js';

interface Action {
  label: string;
  onSelect: () => void;
}

/** Those of the account's navigation that lead whoever is in it somewhere; who sees no money begins with the units. */
export function useAllowedEntries(entries: readonly (NavigationLink | Action)[]): (NavigationLink | Action)[] {
  const { may, leads } = useOwnAccess();
  return entries
    .map((entry) => (entry === HOME_LINK && !may('money') ? UNITS_LINK : entry))
    .filter((entry) => ('to' in entry ? leads(entry.to) : may('pay')));
}
