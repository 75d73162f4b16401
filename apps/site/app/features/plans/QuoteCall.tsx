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
        Conozca su pago antes de decidir
      </h2>
      <p className="measure mt-4 text-lg">
        Elija la unidad, lo que aporta y el plazo. Las cifras cambian al momento y la cotización le llega a su correo.
      </p>
      <LinkButton to="/calculadora/paso-1" size="lg" className="mt-8" icon={<ArrowRight aria-hidden size={20} />}>
        COTIZAR
      </LinkButton>
    </>
  );
}

function AskForOne() {
  const { phone, supportHours } = useSite();
  return (
    <>
      <h2 id="cotizar-titulo" className="heading-section max-w-[18ch]">
        Díganos qué unidad quiere proteger
      </h2>
      <p className="measure mt-4 text-lg">
        Le decimos cuánto cuesta, qué cubre y cómo pagarlo junto con su contrato.
        {supportHours.length > 0 && ` ${supportHours.join(' · ')}.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        {phone && (
          <LinkButton to={phoneHref(phone)} size="lg" className="tabular" icon={<Phone aria-hidden size={18} />}>
            {phone}
          </LinkButton>
        )}
        <LinkButton to="/contacto" size="lg" variant="secondary">
          CONTÁCTANOS
        </LinkButton>
      </div>
    </>
  );
}
