import type { Collector } from '@flota/schemas';
import { legal } from '@flota/texts/site/legal';
import { CollectorFacts } from '../../components/CollectorFacts.js';

/** The legal text below which they stand. */
export const COLLECTION_AGENCIES = 'despachos-de-cobranza';

/** Who may look for customers in the lender's name, for whoever is called by somebody who says so. */
export const CollectionAgencies = ({ agencies }: { agencies: readonly Collector[] }) => (
  <section aria-labelledby="despachos" className="border-t border-line pt-8">
    <h2 id="despachos" className="heading-card">
      {legal.agenciesTitle}
    </h2>
    <p className="measure mt-3 text-muted">{legal.agenciesLead}</p>
    <ul>
      {agencies.map((agency) => (
        <li key={agency.name} className="mt-8">
          <h3 className="text-[1.2rem] leading-snug font-semibold">{agency.name}</h3>
          {agency.tradeName && <p className="mt-1 text-muted">{legal.agencyTradeName({ name: agency.tradeName })}</p>}
          <CollectorFacts collector={agency} />
        </li>
      ))}
    </ul>
  </section>
);
