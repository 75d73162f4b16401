import { plans } from '@flota/texts/site/plans';
import { ClosingBlock } from '../../components/page/ClosingBlock.js';
import { PageHeading } from '../../components/page/PageHeading.js';
import { useSite } from '../../lib/use-site.js';
import { planTitle } from './plan-meta.js';
import { QuoteCall } from './QuoteCall.js';

/** A plan whose texts can't be had right now: what one can do all the same. */
export function PlanUnavailable({ slug }: { slug: string }) {
  const site = useSite();
  return (
    <>
      <PageHeading title={planTitle(slug, site)} lead={plans.unavailable} />
      <QuoteCall quotable />
      <ClosingBlock />
    </>
  );
}
