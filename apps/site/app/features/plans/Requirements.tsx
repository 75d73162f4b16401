import type { PersonKind, PlanPage } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import { useState } from 'react';
import { Reveal } from '../../components/Reveal.js';
import { personKinds } from '../../constants/person-types.js';
import { ByPersonType } from './ByPersonType.js';
import { RoadList } from './RoadList.js';

/** What a plan asks for and offers, by type of person. */
export function Requirements({ page }: { page: PlanPage }) {
  const [personType, setPersonType] = useState<PersonKind>('fisica');
  return (
    <section aria-labelledby="requisitos" className="section">
      <div className="container-page">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
          <h2 id="requisitos" className="heading-section">
            {plans.requirements}
          </h2>
          <PersonTypeToggle chosen={personType} onChoose={setPersonType} />
        </div>
        <Reveal className="mt-10 desktop:mt-14">
          <ByPersonType chosen={personType}>
            {(shown, label) => (
              <div className="grid gap-x-12 gap-y-10 desktop:grid-cols-2 wide:grid-cols-3">
                <RoadList
                  title={plans.weAsk({ person: label.toLowerCase() })}
                  headingLevel="h3"
                  items={page.requirements[shown]}
                />
                <RoadList title={plans.characteristics} headingLevel="h3" items={page.characteristics[shown]} />
                <RoadList title={plans.advantages} headingLevel="h3" items={page.advantages[shown]} />
              </div>
            )}
          </ByPersonType>
        </Reveal>
      </div>
    </section>
  );
}

interface PersonTypeToggleProps {
  chosen: PersonKind;
  onChoose: (personType: PersonKind) => void;
}

/** Useless without scripts, when both contents are there to read. */
function PersonTypeToggle({ chosen, onChoose }: PersonTypeToggleProps) {
  return (
    <div
      role="group"
      aria-label={plans.personType}
      className="inline-flex flex-wrap rounded border-2 border-ink noscript:hidden"
    >
      {personKinds().map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="label-wide min-h-12 grow cursor-pointer px-2.5 text-[0.9375rem] tablet:px-5 hover:bg-sand-deep aria-pressed:bg-ink aria-pressed:text-white desktop:px-8"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
