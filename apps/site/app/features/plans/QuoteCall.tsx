import { plans } from '@flota/texts/site/plans';
import { ArrowRight, Phone } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

/** What to do next: the calculator, or a person where there is nothing to calculate. */
export function QuoteCall({ quotable }: { quotable: boolean }) {
  return (
    <section aria-labelledby="cotizar-titulo" className="overflow-hidden bg-sand-deep">
      <div className="container-page grid items-end gap-x-12 pt-14 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:pt-20">
        <div className="pb-10 desktop:pb-20">{quotable ? <Calculate /> : <AskForOne />}</div>
        <VehicleSilhouette
          name={quotable ? 'tractor' : 'coach'}
          className="-mb-1 h-auto w-full max-w-md justify-self-end wide:max-w-none"
        />
      </div>
      <div className="h-5 bg-asphalt" />
    </section>
  );
}

function Calculate() {
  return (
    <>
      <h2 id="cotizar-titulo" className="heading-section max-w-[18ch]">
        {plans.quoteTitle}
      </h2>
      <p className="measure mt-4 text-lg">{plans.quoteLead}</p>
      <LinkButton to="/calculadora/paso-1" size="lg" className="mt-8" icon={<ArrowRight aria-hidden size={20} />}>
        {plans.quote}
      </LinkButton>
    </>
  );
}

function AskForOne() {
  const { phone, supportHours } = useSite();
  return (
    <>
      <h2 id="cotizar-titulo" className="heading-section max-w-[18ch]">
        {plans.askTitle}
      </h2>
      <p className="measure mt-4 text-lg">
        {plans.askLead}
        {supportHours.length > 0 && ` ${supportHours.join(' · ')}.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        {phone && (
          <LinkButton to={phoneHref(phone)} size="lg" className="tabular" icon={<Phone aria-hidden size={18} />}>
            {phone}
          </LinkButton>
        )}
        <LinkButton to="/contacto" size="lg" variant="secondary">
          {plans.ask}
        </LinkButton>
      </div>
    </>
  );
}
