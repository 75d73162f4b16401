import { LinkButton } from '../../components/Button.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

export type GoneReason = 'expired' | 'unknown';

const TEXTS: Record<GoneReason, { title: string; text: string }> = {
  expired: {
    title: 'Esta cotización ya venció',
    text: 'Los precios y las tasas cambian, por eso cada cotización tiene una vigencia. Haga una nueva con las condiciones de hoy: toma un par de minutos.',
  },
  unknown: {
    title: 'No encontramos esta cotización',
    text: 'Revise que el enlace de su correo esté completo, o haga una cotización nueva: toma un par de minutos.',
  },
};

/** In place of a quote that can't be shown: why, and how to get one that can. */
export function QuoteGone({ reason }: { reason: GoneReason }) {
  const { phone } = useSite();
  const { title, text } = TEXTS[reason];
  return (
    <div className="container-page pt-14 pb-20 desktop:pt-24">
      <h1 className="heading-hero max-w-[18ch]">{title}</h1>
      <p className="measure mt-5 text-lg text-muted">{text}</p>
      <div className="mt-9 flex flex-wrap gap-4">
        <LinkButton to="/calculadora" size="lg">
          Cotizar de nuevo
        </LinkButton>
        <LinkButton variant="secondary" size="lg" to="/mis-cotizaciones">
          Renovar una de antes
        </LinkButton>
        <LinkButton variant="secondary" size="lg" to={phoneHref(phone)} className="tabular">
          Llamar al {phone}
        </LinkButton>
      </div>
      <div className="mt-16 desktop:mt-24">
        <VehicleSilhouette name="coach" className="ml-auto h-auto w-64 tablet:w-96" />
        <div className="road-dashes bg-asphalt" />
      </div>
    </div>
  );
}
