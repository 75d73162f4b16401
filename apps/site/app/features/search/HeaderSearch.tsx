import { searchHeader } from '@flota/texts/site/search-header';
import { Search as SearchIcon, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

const loadPanel = () => import('./SearchPanel.js');
const SearchPanel = lazy(loadPanel);

/** So that the box is there when a visitor who opens it begins to type. */
const loadEarly = () => void loadPanel().catch(() => undefined);

/** The search in the header; what it needs is loaded when it is about to be opened. Closing it clears phrase, results and count. */
export function HeaderSearch() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  const close = (giveBackFocus: boolean) => {
    setOpen(false);
    if (giveBackFocus) button.current?.focus();
  };

  return (
    <>
      {/* A link to the page of results until scripts arrive. */}
      <a
        ref={button}
        href="/buscar"
        role="button"
        aria-expanded={open}
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
        }}
        className="grid size-12 place-items-center rounded hover:bg-sand-deep"
      >
        {open ? <X aria-hidden size={24} /> : <SearchIcon aria-hidden size={22} />}
        <span className="sr-only">{open ? searchHeader.close : searchHeader.open}</span>
      </a>
      {open && (
        <Suspense>
          <SearchPanel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
