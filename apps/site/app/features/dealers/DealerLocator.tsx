import type { City, Distributor, State } from '@flota/schemas';
import { dealers as texts } from '@flota/texts/site/dealers';
import { lazy, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../components/Button.js';
import { FirstFew } from '../../components/FirstFew.js';
import { RepeatedIcons } from '../../components/RepeatedIcon.js';
import { EmptyState, Skeleton } from '../../components/States.js';
import { phoneHref } from '../../lib/format.js';
import { useSeen } from '../../lib/use-seen.js';
import { useSite } from '../../lib/use-site.js';
import { DEALER_ICONS, DealerCard } from './DealerCard.js';
import { DealerFilters } from './DealerFilters.js';
import { citiesWithDealers, type DealerSearch, findDealers, stateOfPostalCode } from './find-dealers.js';
import { StateGroups } from './StateGroups.js';
import { usePosition } from './use-position.js';
import { trustMapHtml } from './map-html.js';

// Leaflet writes HTML as soon as it is read.
const DealerMap = lazy(() => {
  trustMapHtml();
  return import('./DealerMap.js');
});

/** Five or six screens of a phone. */
const SHOWN_AT_FIRST = 12;

/** What the address's query may say: a state, a city, a postal code, and the dealer that is marked. */
export const DEALER_PARAMETERS = ['estado', 'ciudad', 'cp', 'd'];

interface DealerLocatorProps {
  dealers: readonly Distributor[];
  states: readonly State[];
  cities: readonly City[];
}

/** List and map of the same dealers, side by side; choosing in one shows in the other. */
export function DealerLocator({ dealers, states, cities }: DealerLocatorProps) {
  const site = useSite();
  const [mapBox, mapSeen] = useSeen<HTMLDivElement>();
  const [parameters] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const position = usePosition();
  const here = position.current.state === 'known' ? position.current.position : null;

  const search: DealerSearch = {
    stateId: parameters.get('estado') ?? undefined,
    cityId: parameters.get('ciudad') ?? undefined,
    postalCode: parameters.get('cp') ?? undefined,
  };
  const { stateId, cityId, postalCode } = search;
  const found = useMemo(
    () => findDealers(dealers, { stateId, cityId, postalCode }, states, here),
    [dealers, stateId, cityId, postalCode, states, here],
  );
  const shown = useMemo(() => found.map(({ dealer }) => dealer), [found]);
  const selected = chosen ?? parameters.get('d');
  const state =
    states.find(({ id }) => id === stateId) ?? (postalCode && stateOfPostalCode(postalCode, states)) ?? null;

  /** Nothing was asked for yet: the country is told by its states. */
  const isWhole = !stateId && !cityId && !postalCode && !here;

  const stateOf = (slug: string | null) => dealers.find((dealer) => dealer.slug === slug)?.stateId;
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const first = stateOf(selected);
    return new Set(first ? [first] : []);
  });
  const open = (id: string | undefined, isOpen: boolean) => {
    if (id !== undefined && opened.has(id) !== isOpen)
      setOpened(new Set(isOpen ? [...opened, id] : [...opened].filter((each) => each !== id)));
  };

  const select = (slug: string) => {
    // A folded dealer has no place to scroll to yet.
    flushSync(() => {
      setChosen(slug);
      open(stateOf(slug), true);
    });
    document.getElementById(slug)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="container-page grid gap-x-10 gap-y-8 pb-24 wide:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-6">
        <DealerFilters
          search={search}
          states={states}
          cities={citiesWithDealers(cities, dealers, stateId)}
          position={position}
        />
        <p role="status" className="label-wide border-t border-line pt-5 text-[min(0.875rem,7vw)]">
          {state
            ? texts.foundIn({ n: found.length, state: state.name.toLocaleUpperCase('es-MX') })
            : texts.found({ n: found.length })}
        </p>
      </div>
      <div
        ref={mapBox}
        className="h-72 overflow-hidden rounded border border-line tablet:h-96 wide:sticky wide:top-[calc(var(--header-bar)+1.5rem)] wide:row-span-2 wide:h-[calc(100dvh-var(--header-bar)-3rem)]"
      >
        {mapSeen ? (
          <Suspense fallback={<Skeleton className="size-full" />}>
            <DealerMap
              dealers={shown}
              selected={selected}
              position={here}
              onSelect={select}
              tileUrl={site.mapTileUrl}
              tileAttribution={site.mapAttribution}
            />
          </Suspense>
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      {found.length > 0 ? (
        <div>
          <RepeatedIcons icons={DEALER_ICONS} />
          {isWhole ? (
            <StateGroups
              found={found}
              states={states}
              opened={opened}
              onToggle={open}
              selected={selected}
              onSelect={select}
            />
          ) : (
            <FirstFew
              findable
              items={found}
              count={SHOWN_AT_FIRST}
              reach={found.findIndex(({ dealer }) => dealer.slug === selected)}
              className="divide-y divide-line border-b border-line"
              what={texts.many}
            >
              {(each) => (
                <li key={each.dealer.slug} className="[[hidden]]:border-0">
                  <DealerCard found={each} selected={each.dealer.slug === selected} onSelect={select} />
                </li>
              )}
            </FirstFew>
          )}
        </div>
      ) : (
        <EmptyState
          headingLevel="h2"
          title={state ? texts.emptyTitleIn({ state: state.name }) : texts.emptyTitle}
          text={texts.emptyText}
          action={
            site.phone && (
              <LinkButton variant="secondary" to={phoneHref(site.phone)} className="tabular">
                {site.phone}
              </LinkButton>
            )
          }
        />
      )}
    </div>
  );
}
