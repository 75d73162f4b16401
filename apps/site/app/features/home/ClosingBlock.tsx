import { ArrowRight, Mail, Phone } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { Picture } from '../../components/Picture.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

export function ClosingBlock() {
  const { phone, email, supportHours } = useSite();
  return (
    <section
      id="contacto"
      aria-labelledby="contacto-titulo"
      className="on-ink relative isolate overflow-hidden bg-ink text-white"
    >
      <Picture
        base="/artwork/ciudad"
        mobileBase="/artwork/ciudad-mobile"
        alt=""
        // On a phone the city stands below the text, and its sky fades into the section's own.
        className="absolute inset-x-0 bottom-0 -z-10 h-[30rem] w-full mask-t-from-70% object-cover object-bottom desktop:h-full desktop:mask-none"
      />
      <div className="container-page flex flex-col pt-20 pb-[25rem] desktop:min-h-[48rem] desktop:pt-28 desktop:pb-72">
        <h2 id="contacto-titulo" className="heading-hero max-w-[16ch]">
          En movimiento para ti
        </h2>
        <p className="mt-5 max-w-[46ch] text-lg">
          Cuéntenos qué necesita mover. Una persona de atención a clientes le responde por teléfono o por correo.
        </p>
        <div className="mt-9 flex flex-wrap gap-4">
          <LinkButton to="/calculadora/paso-1" size="lg" icon={<ArrowRight aria-hidden size={20} />}>
            COTIZAR
          </LinkButton>
          <LinkButton
            to={phoneHref(phone)}
            size="lg"
            variant="inverse"
            className="tabular"
            icon={<Phone aria-hidden size={18} />}
          >
            {phone}
          </LinkButton>
        </div>
        <p className="mt-6">
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center gap-3 underline underline-offset-4">
            <Mail aria-hidden size={18} />
            {email}
          </a>
        </p>
        <p className="text-[0.9375rem] text-muted-inverse">{supportHours.join(' · ')}</p>
      </div>
    </section>
  );
}
