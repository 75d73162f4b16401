import type { PersonType, PlanPage } from '@flota/schemas';
import { useState } from 'react';
import { Reveal } from '../../components/Reveal.js';
import { ByPersonType } from './ByPersonType.js';
import { PersonTypeToggle } from './PersonTypeToggle.js';
import { RoadList } from './RoadList.js';

/** What a plan asks for and offers, by type of person. */
export function Requirements({ page }: { page: PlanPage }) {
  const [personType, setPersonType] = useState<PersonType>('fisica');
  return (
    <section aria-labelledby="requisitos" className="section">
      <div className="container-page">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
          <h2 id="requisitos" className="heading-section">
            Requisitos
          </h2>
          <PersonTypeToggle chosen={personType} onChoose={setPersonType} />
        </div>
        <Reveal className="mt-10 desktop:mt-14">
          <ByPersonType chosen={personType}>
            {(shown, label) => (
              <div className="grid gap-x-12 gap-y-10 desktop:grid-cols-2 wide:grid-cols-3">
                <RoadList
                  title={`Le pedimos, ${label.toLowerCase()}`}
                  headingLevel="h3"
                  items={page.requirements[shown]}
                />
                <RoadList title="Características" headingLevel="h3" items={page.characteristics[shown]} />
                <RoadList title="Ventajas" headingLevel="h3" items={page.advantages[shown]} />
              </div>
            )}
          </ByPersonType>
        </Reveal>
      </div>
    </section>
  );
}
