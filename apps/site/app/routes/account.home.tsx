import { LinkButton } from '../components/Button.js';
import { useSession } from '../features/session/SessionProvider.js';
import { useSite } from '../lib/use-site.js';

export default function AccountHome() {
  const { customer } = useSession();
  const { supportHours } = useSite();
  if (!customer) return null;
  return (
    <>
      <h1 className="heading-section">Hola, {customer.name}</h1>
      <dl className="mt-8 grid max-w-xl gap-4 border-t border-line pt-6 tablet:grid-cols-[10rem_1fr]">
        <dt className="text-muted">Nombre</dt>
        <dd className="font-semibold">{customer.name}</dd>
        <dt className="text-muted">Correo</dt>
        <dd className="font-semibold break-all">{customer.email}</dd>
      </dl>
      <p className="measure mt-8 text-muted">
        ¿Necesita un estado de cuenta, una factura o cambiar sus datos? Pídalos a su asesor, {supportHours.join(' y ')}.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <LinkButton to="/contacto">Escribirnos</LinkButton>
        <LinkButton variant="secondary" to="/calculadora/paso-1">
          Cotizar otra unidad
        </LinkButton>
      </div>
    </>
  );
}
