import { home } from '@flota/texts/site/home';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';
import { localNavigation } from '../../constants/navigation.js';
import { useSite } from '../../lib/use-site.js';

/** Stays below the header while the home page scrolls. */
export function LocalNavigation() {
  const site = useSite();
  return (
    <nav
      aria-label={home.onPage}
      className="sticky top-(--header-bar) z-20 border-b border-line bg-sand/95 backdrop-blur-sm"
    >
      <ul className="container-page flex gap-6 overflow-x-auto desktop:gap-10">
        {localNavigation(site).map((link) => (
          <li key={link.label} className="shrink-0">
            <NavigationAnchor
              link={link}
              className="flex min-h-13 items-center border-b-3 border-transparent font-semibold hover:border-amber"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
