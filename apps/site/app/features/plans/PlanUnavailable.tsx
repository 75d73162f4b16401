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
      <PageHeading
        title={planTitle(slug, site)}
        lead="Calcule su pago en línea o pregúntenos: le explicamos el plan por teléfono o por correo."
      />
      <QuoteCall quotable />
      <ClosingBlock />
    </>
  );
}
