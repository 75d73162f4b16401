import type { DownloadDocument, FinancingPlanDetail, PersonKind } from '@flota/schemas';
import { plans } from '@flota/texts/site/plans';
import { useState, type ReactNode } from 'react';
import { RadioCards } from '../../components/RadioCards.js';
import { classNames } from '../../lib/class-names.js';
import { ByPersonType } from './ByPersonType.js';
import { personKinds } from '../../constants/person-types.js';
import { RequiredDocuments } from './RequiredDocuments.js';
import { RoadList } from './RoadList.js';

interface CreditStepsProps {
  plan: FinancingPlanDetail;
  documents: readonly DownloadDocument[];
}

/** 'Calcular Crédito': the second and third step wait for the answer to the first, which can be changed at any time. */
export function CreditSteps({ plan: { page }, documents }: CreditStepsProps) {
  const [personType, setPersonType] = useState<PersonKind | null>(null);
  return (
    <section aria-labelledby="calcular-credito" className="section">
      <div className="container-page">
        <h2 id="calcular-credito" className="heading-section">
          {plans.stepsTitle}
        </h2>
        <ol className="mt-12 desktop:mt-16">
          <Step number={1} title={plans.startStep} shown>
            <div className="max-w-3xl noscript:hidden">
              <RadioCards
                legend={plans.whoAsks}
                name="personType"
                columns={2}
                options={personKinds()}
                value={personType}
                onChange={(value) => setPersonType(value as PersonKind)}
              />
            </div>
            <p className="hidden noscript:block">{plans.whoAsksNoScript}</p>
          </Step>
          <Step number={2} title={plans.characteristics} shown={personType !== null}>
            <ByPersonType chosen={personType}>
              {(shown, label) => (
                <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-2">
                  <RoadList title={label} headingLevel="h4" items={page.characteristics[shown]} />
                  <RoadList title={plans.advantages} headingLevel="h4" items={page.advantages[shown]} />
                </div>
              )}
            </ByPersonType>
          </Step>
          <Step number={3} title={plans.documentsStep} shown={personType !== null}>
            <ByPersonType chosen={personType}>
              {(shown) => (
                <RequiredDocuments
                  documents={documents.filter(({ personTypes }) => personTypes.includes(shown))}
                  requirements={page.requirements[shown]}
                />
              )}
            </ByPersonType>
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Step(step: { number: number; title: string; shown: boolean; children: ReactNode }) {
  const { number, title, shown, children } = step;
  return (
    <li
      className={classNames(
        'gap-x-8 border-l-3 border-dashed border-amber pb-14 pl-6 last:pb-0 desktop:grid-cols-[4.5rem_minmax(0,1fr)] desktop:pl-10',
        shown ? 'grid' : 'hidden noscript:grid',
      )}
    >
      <span aria-hidden className="tabular font-display text-5xl leading-none font-[750] [font-stretch:120%]">
        {number}
      </span>
      <div className="min-w-0 max-desktop:mt-4">
        <h3 className="heading-card desktop:text-[1.9rem]">{title}</h3>
        <div className="mt-5 desktop:mt-7">{children}</div>
      </div>
    </li>
  );
}
