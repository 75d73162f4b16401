import { layout } from '@flota/texts/site/layout';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';
import { useSite } from '../../lib/use-site.js';
import { type MenuEntry, menuOf } from './site-navigation.js';

const ENTRY =
  'group flex w-full cursor-pointer items-center gap-5 py-4 text-left font-display text-[clamp(1.45rem,1rem+2vw,2.6rem)] leading-tight font-[680] tracking-tight [font-stretch:116%] desktop:py-5';

const Marking = () => (
  <span
    aria-hidden
    className="h-1 w-4 shrink-0 bg-amber transition-[width] duration-200 group-hover:w-12 group-focus-visible:w-12"
  />
);

/** The main menu, or in its place the submenu of one entry, which leads back. */
export function MenuEntries({ onFollow }: { onFollow: () => void }) {
  const [parent, setParent] = useState<MenuEntry | null>(null);
  return parent?.submenu ? (
    <Submenu parent={parent} onBack={() => setParent(null)} onFollow={onFollow} />
  ) : (
    <MainMenu onOpen={setParent} onFollow={onFollow} />
  );
}

function MainMenu({ onOpen, onFollow }: { onOpen: (entry: MenuEntry) => void; onFollow: () => void }) {
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <nav aria-label={layout.menuMain}>
      <ul>
        {menuOf(site, pathname).map((entry) => (
          <li key={entry.to + entry.label} className="border-b border-line-inverse first:border-t">
            {entry.submenu ? (
              <button type="button" aria-expanded={false} onClick={() => onOpen(entry)} className={ENTRY}>
                <Marking />
                {entry.label}
                <ChevronRight aria-hidden size={28} className="ml-auto shrink-0 text-amber" />
              </button>
            ) : (
              <NavigationAnchor link={entry} onFollow={onFollow} className={ENTRY}>
                <Marking />
                {entry.label}
              </NavigationAnchor>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SubmenuProps {
  parent: MenuEntry;
  onBack: () => void;
  onFollow: () => void;
}

function Submenu({ parent, onBack, onFollow }: SubmenuProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <nav aria-label={parent.label}>
      <button
        ref={back}
        type="button"
        onClick={onBack}
        className="label-wide mb-3 flex min-h-12 cursor-pointer items-center gap-3 text-[0.875rem] text-muted-inverse hover:text-white"
      >
        <ArrowLeft aria-hidden size={22} />
        {layout.menuBack}
      </button>
      <ul>
        {(parent.submenu ?? []).map((link) => (
          <li key={link.to} className="border-b border-line-inverse first:border-t">
            <NavigationAnchor link={link} onFollow={onFollow} className={ENTRY}>
              <Marking />
              {link.label}
            </NavigationAnchor>
          </li>
        ))}
        <li>
          <NavigationAnchor
            link={{ label: layout.allPlans, to: parent.to }}
            onFollow={onFollow}
            className="mt-4 inline-flex min-h-11 items-center text-muted-inverse underline underline-offset-4 hover:text-white"
          />
        </li>
      </ul>
    </nav>
  );
}
