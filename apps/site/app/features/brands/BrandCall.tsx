import { brands } from '@flota/texts/site/brands';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';

/** How a page about a brand ends: by what the visitor can do now. */
export function BrandCall() {
  return (
    <section aria-labelledby="siguiente-paso" className="bg-amber">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-12 gap-y-7 py-14 desktop:py-20">
        <h2 id="siguiente-paso" className="heading-section max-w-[20ch]">
          {brands.callTitle}
        </h2>
        <div className="grid w-full gap-3 tablet:flex tablet:w-auto tablet:flex-wrap tablet:gap-4">
          <LinkButton
            to="/calculadora/paso-1"
            size="lg"
            variant="secondary"
            className="bg-ink text-white"
            icon={<ArrowRight aria-hidden size={20} />}
          >
            {brands.quote}
          </LinkButton>
          <LinkButton to="/distribuidores" size="lg" variant="secondary">
            {brands.dealer}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
