import { ApiProblem } from '@flota/client';
import { layout } from '@flota/texts/site/layout';
import { useEffect } from 'react';
import { Button } from '../../components/Button.js';
import { RoadDivider } from '../../components/RoadDivider.js';

/** Stands in for the whole page: whatever failed may be what draws the header. Closing it reloads the page. */
export function ServerError({ error }: { error: unknown }) {
  const correlationId = error instanceof ApiProblem ? error.problem.correlationId : '';
  useEffect(() => {
    // The service worker has a page for this.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
  }, []);
  return (
    <main className="on-ink grid min-h-dvh place-items-center bg-ink px-5 py-16 text-white">
      <title>{layout.failedName}</title>
      <div role="alert" className="w-full max-w-2xl">
        <RoadDivider className="mb-10 w-60" />
        <h1 className="heading-section">{layout.failedTitle}</h1>
        <p className="mt-4 text-lg text-muted-inverse">{layout.failedLead}</p>
        {correlationId && <p className="mt-4 text-sm text-muted-inverse">{layout.failedId({ id: correlationId })}</p>}
        <Button className="mt-9" size="lg" onClick={() => window.location.reload()}>
          {layout.failedClose}
        </Button>
        <noscript>
          <p className="mt-6">{layout.failedNoScript}</p>
        </noscript>
      </div>
    </main>
  );
}
