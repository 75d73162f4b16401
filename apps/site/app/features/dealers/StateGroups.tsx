import { listText } from '@flota/figures';
import type { State } from '@flota/schemas';
import { dealers as texts } from '@flota/texts/site/dealers';
import { ChevronDown } from 'lucide-react';
import { rich, spoken } from '../../lib/rich.js';
import { DealerCard } from './DealerCard.js';
import type { FoundDealer } from './find-dealers.js';
import { byState, type StateOfDealers } from './group-dealers.js';

interface StateGroupsProps {
  found: readonly FoundDealer[];
  states: readonly State[];
  /** Ids of the states whose dealers are shown. */
  opened: ReadonlySet<string>;
  onToggle: (stateId: string, open: boolean) => void;
  selected: string | null;
  onSelect: (slug: string) => void;
}

/** The whole country, state by state: who wants one dealer need not pass by forty. Opens without scripts, too. */
export function StateGroups({ found, states, opened, onToggle, selected, onSelect }: StateGroupsProps) {
  return (
    <ul className="border-b border-line">
      {byState(found, states).map((group) => (
        <li key={group.id} className="border-t border-line">
          <details
            open={opened.has(group.id)}
            onToggle={({ currentTarget }) => onToggle(group.id, currentTarget.open)}
            className="group"
          >
            <GroupHead group={group} />
            <ul className="divide-y divide-line border-t border-line pl-4 tablet:pl-6">
              {group.dealers.map((each) => (
                <li key={each.dealer.slug}>
                  <DealerCard
                    found={each}
                    headingLevel="h3"
                    selected={each.dealer.slug === selected}
                    onSelect={onSelect}
                  />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

function GroupHead({ group: { name, dealers, cities } }: { group: StateOfDealers }) {
  return (
    <summary className="grid min-h-16 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 py-3 hover:text-agave-deep [&::-webkit-details-marker]:hidden">
      <h2 className="text-[min(1.1rem,8vw)] leading-snug tracking-normal">
        {name}
        <span className="mt-0.5 block font-sans text-[0.9rem] leading-snug font-normal text-muted [font-stretch:100%]">
          {listText(cities)}
        </span>
      </h2>
      <span className="tabular grid size-8 place-items-center rounded-full bg-sand-deep text-[0.9rem] font-semibold text-ink">
        {rich(texts.count({ n: dealers.length }), { spoken })}
      </span>
      <ChevronDown aria-hidden size={22} className="transition-transform group-open:rotate-180" />
    </summary>
  );
}
