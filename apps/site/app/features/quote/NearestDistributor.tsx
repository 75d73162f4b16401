import { distributorSchema, statesResponseSchema } from '@flota/schemas';
import { quoteHelp } from '@flota/texts/site/quote-help';
import { useState } from 'react';
import { api } from '../../api/client.js';
import { failureText } from '../../api/problem-texts.js';
import { Select } from '../../components/Select.js';
import { EmptyState, ErrorState, Skeleton } from '../../components/States.js';
import { phoneHref } from '../../lib/format.js';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';
import { Disclosure } from '../../components/Disclosure.js';
import { DistributorList } from './DistributorList.js';
import { useOnDemand } from '../../lib/use-on-demand.js';

const messageOf = (error: unknown): string => failureText(error, 'SERVER.ERROR');

/** Where to take the quote: the distributors of a state. Nothing is asked of the API until somebody wants to know. */
export function NearestDistributor() {
  const [wanted, setWanted] = useState(false);
  return (
    <section aria-labelledby="distributor" className="min-w-0">
      <h2 id="distributor" className="heading-card">
        {quoteHelp.nearest}
      </h2>
      <p className="measure mt-2 mb-4 text-muted">{quoteHelp.nearestLead}</p>
      <Disclosure summary={quoteHelp.searchByState} onToggle={() => setWanted(true)}>
        <div className="p-5 tablet:p-7">{wanted && <DistributorSearch />}</div>
      </Disclosure>
    </section>
  );
}

function DistributorSearch() {
  const [stateId, setStateId] = useState('');
  const states = useOnDemand('states', (signal) => api.get('/api/states', statesResponseSchema, signal));
  if (states.state === 'failed') {
    return (
      <ErrorState
        headingLevel="h3"
        title={quoteHelp.statesFailed}
        text={messageOf(states.error)}
        onRetry={states.retry}
      />
    );
  }
  if (states.state !== 'ready') return <Skeleton className="h-20 max-w-sm" />;
  const stateName = states.value.find(({ id }) => id === stateId)?.name;
  return (
    <>
      <Select
        label={quoteHelp.state}
        name="state"
        className="max-w-sm"
        placeholder={quoteHelp.chooseState}
        options={states.value.map(({ id, name }) => ({ value: id, label: name }))}
        value={stateId}
        onChange={({ target }) => setStateId(target.value)}
      />
      {stateName && <DistributorsOf stateId={stateId} stateName={stateName} />}
    </>
  );
}

const distributorsSchema = distributorSchema.array();

function DistributorsOf({ stateId, stateName }: { stateId: string; stateName: string }) {
  const { phone } = useSite();
  const distributors = useOnDemand(stateId, (signal) =>
    api.get(`/api/states/distributors?state_id=${encodeURIComponent(stateId)}`, distributorsSchema, signal),
  );
  const found = distributors.state === 'ready' ? distributors.value : null;
  return (
    <div className="mt-6">
      <p role="status" className="sr-only">
        {found && quoteHelp.found({ n: found.length, state: stateName })}
      </p>
      {distributors.state === 'loading' && <Skeleton className="h-40" />}
      {distributors.state === 'failed' && (
        <ErrorState
          headingLevel="h3"
          title={quoteHelp.distributorsFailed}
          text={messageOf(distributors.error)}
          onRetry={distributors.retry}
        />
      )}
      {found?.length === 0 && (
        <EmptyState
          headingLevel="h3"
          title={quoteHelp.noneFound({ state: stateName })}
          text={rich(quoteHelp.noneFoundText, {
            phone: () => (
              <a href={phoneHref(phone)} className="link tabular whitespace-nowrap">
                {phone}
              </a>
            ),
          })}
        />
      )}
      {found && found.length > 0 && <DistributorList distributors={found} />}
    </div>
  );
}
