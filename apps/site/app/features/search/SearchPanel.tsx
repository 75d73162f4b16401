import { SEARCH_MINIMUM } from '@flota/schemas';
import { search as texts } from '@flota/texts/site/search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { SearchResultList } from './SearchResultList.js';
import { type Search, useSearch } from './use-search.js';

export default function SearchPanel({ onClose }: { onClose: (giveBackFocus: boolean) => void }) {
  const [phrase, setPhrase] = useState('');
  const search = useSearch(phrase);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  /** Arrows walk from the box through the results and back. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose(true);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, ul a') ?? [])];
    const here = stops.indexOf(document.activeElement as HTMLElement);
    stops[(here + step + stops.length) % stops.length]?.focus();
  };

  return (
    <div
      ref={panel}
      id="busqueda"
      onKeyDown={onKeyDown}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto border-y border-line bg-paper"
    >
      <div className="container-page py-6">
        <Form role="search" action="/buscar" onSubmit={() => onClose(false)} className="flex gap-3">
          <label className="sr-only" htmlFor="busqueda-frase">
            {texts.label}
          </label>
          <input
            ref={input}
            id="busqueda-frase"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={100}
            value={phrase}
            onChange={(event) => setPhrase(event.target.value)}
            placeholder={texts.panelPlaceholder}
            className="min-h-13 min-w-0 grow border-b-2 border-ink bg-transparent text-lg outline-none placeholder:text-muted"
          />
          <button type="submit" className="label-wide min-h-13 cursor-pointer px-4 text-[0.875rem] hover:underline">
            {texts.panelSubmit}
          </button>
        </Form>
        <p role="status" className="mt-3 text-[0.9375rem] text-muted">
          {statusOf(phrase, search)}
        </p>
        {search.count > 0 && (
          <div className="mt-6">
            <SearchResultList results={search.results} onFollow={() => onClose(false)} />
          </div>
        )}
      </div>
    </div>
  );
}

function statusOf(phrase: string, { searching, done, count }: Search): string {
  if (phrase.trim().length < SEARCH_MINIMUM) return texts.panelShort({ minimum: SEARCH_MINIMUM });
  if (searching) return texts.panelSearching;
  if (!done || count === 0) return texts.panelEmpty;
  return texts.panelFound({ n: count });
}
