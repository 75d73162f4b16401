import type { CreditView } from '@flota/figures';
import type { SavedQuote } from '@flota/schemas';
import { quotePrepayment } from '@flota/texts/site/quote-prepayment';
import { useState } from 'react';
import { Skeleton } from '../../components/States.js';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';
import { Disclosure } from '../../components/Disclosure.js';
import { PrepaymentForm } from './PrepaymentForm.js';
import { ScriptMissing } from '../../components/ScriptMissing.js';
import { useOnDemand } from '../../lib/use-on-demand.js';

/** What a payment to capital would change. For credits: a lease has no capital of the customer's to prepay. */
export function PrepaymentSimulator({ quote, credit }: { quote: SavedQuote; credit: CreditView }) {
  const [wanted, setWanted] = useState(false);
  const loaded = useOnDemand(wanted ? 'prepayment' : null, () => import('./prepayment.js'));
  const { email } = useSite();
  return (
    <section aria-labelledby="prepayment" className="min-w-0">
      <h2 id="prepayment" className="heading-card">
        {quotePrepayment.title}
      </h2>
      <p className="measure mt-2 mb-4 text-muted">
        {rich(quotePrepayment.lead, {
          email: () => (
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              {email}
            </a>
          ),
        })}
      </p>
      <Disclosure summary={quotePrepayment.open} onToggle={() => setWanted(true)}>
        <div className="p-5 tablet:p-7">
          {loaded.state === 'ready' && <PrepaymentForm quote={quote} credit={credit} arithmetic={loaded.value} />}
          {loaded.state === 'failed' && <ScriptMissing title={quotePrepayment.loadFailed} />}
          {(loaded.state === 'idle' || loaded.state === 'loading') && <Skeleton className="h-64" />}
        </div>
      </Disclosure>
    </section>
  );
}
