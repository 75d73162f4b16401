import { home } from '@flota/texts/site/home';
import { Link } from 'react-router';
import { LinkButton } from '../../components/Button.js';
import { Money } from '../../components/Money.js';
import { Reveal } from '../../components/Reveal.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { rich } from '../../lib/rich.js';
import { promotionAddress } from './promotion-address.js';
import type { VehicleFamily } from './vehicle-families.js';

export function VehicleRow({ families }: { families: readonly VehicleFamily[] }) {
  if (families.length === 0) return null;
  return (
    <section aria-labelledby="vehiculos-titulo" className="section">
      <div className="container-page">
        <h2 id="vehiculos-titulo" className="heading-section max-w-[20ch]">
          {home.vehiclesTitle}
        </h2>
        <p className="measure mt-3 leading-snug text-muted desktop:mt-5 desktop:leading-relaxed">{home.vehiclesLead}</p>
        <Reveal className="mt-8 desktop:mt-12">
          {/* On a phone a row that thumbs scroll: five rows of pictures would be two screens of it. */}
          <ul className="grid gap-x-5 gap-y-12 tablet:grid-cols-2 tablet:gap-x-8 max-tablet:mx-[calc(-1*var(--gutter))] max-tablet:flex max-tablet:snap-x max-tablet:scroll-px-(--gutter) max-tablet:scrollbar-none max-tablet:overflow-x-auto max-tablet:px-(--gutter) wide:grid-cols-6">
            {families.map((family, index) => (
              <li
                key={family.silhouette}
                className={`max-tablet:w-[62vw] max-tablet:shrink-0 max-tablet:snap-start ${index < 3 ? 'wide:col-span-2' : 'wide:col-span-3'}`}
              >
                <Link
                  to={promotionAddress('/calculadora/paso-1', family.model)}
                  prefetch="intent"
                  className="group block"
                >
                  <div className="overflow-hidden">
                    <VehicleSilhouette
                      name={family.silhouette}
                      className="h-auto w-full max-w-[27rem] transition-transform duration-500 ease-road group-hover:translate-x-3"
                    />
                  </div>
                  <div className="border-t-2 border-ink pt-3 tablet:pt-4">
                    <h3 className="heading-card group-hover:underline max-tablet:text-[1.1rem]">{family.name}</h3>
                    <p className="mt-1 text-[0.9375rem] text-muted tablet:text-base">
                      {rich(home.from, {
                        amount: () => (
                          <Money amount={family.priceFrom} whole currency className="font-semibold text-ink" />
                        ),
                      })}
                    </p>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
        </Reveal>
        <LinkButton variant="secondary" to="/calculator/vehicles" className="mt-8 desktop:mt-12">
          {home.allVehicles}
        </LinkButton>
      </div>
    </section>
  );
}
