import { common } from '@flota/texts/site/common';
import { ArrowRight, Mail, Phone } from 'lucide-react';
import { LinkButton } from '../Button.js';
import { sceneBesides } from '../../constants/artwork.js';
import { Picture } from '../Picture.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

/** Skies that white text can stand on. */
const SCENES = ['/artwork/ciudad', '/artwork/noche', '/artwork/terminal'] as const;

/** @param besides pictures that the page shows further up */
export function ClosingBlock({ besides = [] }: { besides?: readonly (string | null)[] }) {
  const { phone, email, supportHours } = useSite();
  return (
    <section
      id="contacto"
      aria-labelledby="contacto-titulo"
      className="on-ink relative isolate overflow-hidden bg-ink text-white"
    >
      <Picture
        {...sceneBesides(SCENES, besides)}
        alt=""
        // On a phone the city stands below the text, and its sky fades into the section's own.
        className="absolute inset-x-0 bottom-0 -z-10 h-[18rem] w-full mask-t-from-70% object-cover desktop:h-full desktop:mask-none"
      />
      {/* From 768 px on the text stands over lit windows and snow. */}
      <div className="absolute inset-0 -z-10 hidden bg-linear-to-r from-ink/85 via-ink/75 via-65% to-ink/20 desktop:block wide:from-ink/80 wide:via-ink/40 wide:via-40% wide:to-transparent wide:to-75%" />
      {/* The other name by which addresses call this section. */}
      <span id="contact" className="absolute top-0" />
      <div className="container-page flex flex-col pt-12 pb-48 desktop:min-h-[48rem] desktop:pt-28 desktop:pb-72">
        <h2 id="contacto-titulo" className="heading-hero max-w-[16ch]">
          {common.closing}
        </h2>
        <p className="mt-5 max-w-[46ch] text-lg">{common.closingLead}</p>
        <p className="mt-3 max-w-[34ch] text-[0.9375rem] text-muted-inverse wide:max-w-none">
          {supportHours.join(' · ')}
        </p>
        <div className="mt-9 grid gap-3 tablet:flex tablet:flex-wrap tablet:gap-4">
          <LinkButton to="/contacto" size="lg" icon={<ArrowRight aria-hidden size={20} />}>
            {common.contact}
          </LinkButton>
          <LinkButton to="/calculadora/paso-1" size="lg" variant="inverse" className="bg-ink/75">
            {common.quote}
          </LinkButton>
          <LinkButton to="/distribuidores" size="lg" variant="inverse" className="bg-ink/75">
            {common.dealers}
          </LinkButton>
        </div>
        <ul className="mt-7 flex flex-wrap items-center gap-x-9">
          {[
            { Icon: Phone, text: phone, href: phoneHref(phone) },
            { Icon: Mail, text: email, href: `mailto:${email}` },
          ]
            .filter(({ text }) => text)
            .map(({ Icon, text, href }) => (
              <li key={href}>
                <a href={href} className="tabular inline-flex min-h-11 items-center gap-3 underline underline-offset-4">
                  <Icon aria-hidden size={18} />
                  {text}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
