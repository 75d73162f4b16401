import { affordability } from '@flota/texts/site/affordability';
import { useSearchParams } from 'react-router';
import { ShareButton } from '../../components/ShareButton.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import type { Catalogue } from '../quoting/index.js';
import { AffordForm } from './AffordForm.js';
import { AffordResults } from './AffordResults.js';
import { affordPath, readWish } from './budget.js';

/** What somebody can pay a month, and what of the catalogue that is enough for. */
export function AffordPage({ catalogue }: { catalogue: Catalogue }) {
  const [query] = useSearchParams();
  // The server makes one page of it whatever is asked.
  const hydrated = useHydrated();
  const wish = readWish(hydrated ? query : new URLSearchParams());
  const { monthly, personType } = wish;
  return (
    <div className="container-page pt-8 pb-24 desktop:pt-14">
      <h1 className="heading-section">{affordability.title}</h1>
      <p className="measure mt-3 text-[1.05rem] text-muted">{affordability.lead}</p>
      {/* Anew for another question, but not for the first one: what was typed before scripts arrived stays. */}
      <AffordForm key={hydrated ? query.toString() : ''} catalogue={catalogue} wish={wish} />
      {monthly !== null && personType !== null && (
        <AffordResults catalogue={catalogue} wish={{ ...wish, monthly, personType }}>
          <ShareButton title={affordability.title} path={affordPath(wish)} label={affordability.share} />
        </AffordResults>
      )}
    </div>
  );
}
