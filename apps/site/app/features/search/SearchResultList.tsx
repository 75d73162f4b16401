import type { SearchResults } from '@flota/schemas';
import { Link } from 'react-router';
import { PLANS_PATH } from '../../constants/navigation.js';

/** Where a section of results leads, by its label, as the specification maps it; anything else, to the plans. */
const PLAN_BY_SECTION: Readonly<Record<string, string>> = {
  Crédito: 'credito-directo',
  'Arrendamiento Puro': 'arrendamiento-puro',
  'Arrendamiento Financiero': 'arrendamiento-financiero',
  Flexibility: 'flexibility',
  Insurance: 'insurance',
  'Mercedes-benz Insurance': 'insurance',
};

const routeOfSection = (label: string): string => {
  const plan = PLAN_BY_SECTION[label];
  return plan ? `${PLANS_PATH}/${plan}` : PLANS_PATH;
};

interface SearchResultListProps {
  results: SearchResults;
  onFollow?: () => void;
  headingLevel?: 2 | 3;
}

/** Results by section. Those of plans lead to the plan's page, the others each to its own. */
export function SearchResultList({ results, onFollow, headingLevel = 3 }: SearchResultListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid gap-7">
      {Object.entries(results).map(([section, hits]) => (
        <section key={section} aria-label={section}>
          <Heading className="label-wide text-[0.875rem] text-muted">{section}</Heading>
          <ul className="mt-1 border-t border-line">
            {hits.map((hit) => (
              <li key={hit.url + hit.title} className="border-b border-line">
                <Link
                  to={hit.url || routeOfSection(section)}
                  onClick={onFollow}
                  className="block py-3 hover:bg-sand focus-visible:bg-sand"
                >
                  <span className="font-semibold underline-offset-4">{hit.title}</span>
                  {hit.excerpt && <span className="measure block text-[0.9375rem] text-muted">{hit.excerpt}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
