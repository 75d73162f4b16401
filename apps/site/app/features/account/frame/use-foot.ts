import type { NavigationLink } from '../../../constants/navigation.js';
import { FOOT_LINKS, FURTHER_LINKS, HOME_LINK, UNITS_LINK } from '../account-links.js';
import { useOwnAccess } from '../use-own-access.js';

/** Beside "Más". */
const PLACES = 4;

export interface Foot {
  home: NavigationLink;
  mayPay: boolean;
  links: readonly NavigationLink[];
  /** Behind "Más": all else of the account. */
  others: readonly NavigationLink[];
}

/** What the bar of a phone holds for whoever is in the account. */
export function useFoot(): Foot {
  const { may, leads } = useOwnAccess();
  const mayPay = may('pay');
  const links = FOOT_LINKS.filter(({ to }) => leads(to)).slice(0, PLACES - (mayPay ? 2 : 1));
  const others = FURTHER_LINKS.filter(({ to }) => leads(to) && !links.some((link) => link.to === to));
  return { home: may('money') ? HOME_LINK : UNITS_LINK, mayPay, links, others };
}
