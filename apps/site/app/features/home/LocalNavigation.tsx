import { NavigationAnchor } from '../layout/NavigationAnchor.js';
import { LOCAL_NAVIGATION } from '../layout/navigation.js';

/** Stays below the header while the home page scrolls. */
export function LocalNavigation() {
  return (
    <nav
      aria-label="En esta página"
      className="sticky top-16 z-20 border-b border-line bg-sand/95 backdrop-blur-sm desktop:top-[4.75rem]"
    >
      <ul className="container-page flex gap-6 desktop:gap-10">
        {LOCAL_NAVIGATION.map((link) => (
          <li key={link.label}>
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
