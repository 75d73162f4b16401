import type { BrandCard } from '@flota/schemas';
import { home } from '@flota/texts/site/home';
import { ArrowRight } from 'lucide-react';
import { Picture } from '../../components/Picture.js';
import { Reveal } from '../../components/Reveal.js';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';
import { rich, spoken } from '../../lib/rich.js';

/** The first one leads, upright beside the other two. */
export function Brands({ brands }: { brands: readonly BrandCard[] }) {
  if (brands.length === 0) return null;
  return (
    <section id="marcas" aria-labelledby="marcas-titulo" className="section">
      <div className="container-page">
        <h2 id="marcas-titulo" className="heading-section max-w-[20ch]">
          {home.brandsTitle}
        </h2>
        <Reveal className="mt-7 desktop:mt-14">
          <ul className="grid gap-x-10 gap-y-4 tablet:gap-y-12 desktop:grid-cols-2 wide:grid-cols-[7fr_5fr]">
            {brands.map((brand, index) => (
              <li key={brand.urlbutton} className={`@container ${index === 0 ? 'desktop:row-span-2' : ''}`}>
                <Brand brand={brand} leads={index === 0} />
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}

function Brand({ brand, leads }: { brand: BrandCard; leads: boolean }) {
  return (
    // On a phone a row: a small picture beside the words.
    <article className="group relative flex h-full gap-4 crowded:flex-col border-t-2 border-ink pt-4 tablet:flex-col tablet:gap-0 tablet:border-t-0 tablet:pt-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-agave">
      <div
        className={`relative shrink-0 overflow-hidden rounded bg-sand-deep max-tablet:w-22 ${leads ? 'tablet:grow' : ''}`}
      >
        <Picture
          base={leads ? brand.imgmobileback : brand.imgback}
          alt=""
          sizes={`(max-width: 549px) 8rem, (max-width: 767px) 100vw, ${leads ? '60vw' : '40vw'}`}
          className={`h-full w-full object-cover transition-transform duration-500 ease-road group-hover:scale-[1.02] ${
            leads
              ? 'max-tablet:aspect-square tablet:aspect-[4/3] desktop:absolute desktop:inset-0 desktop:aspect-auto desktop:size-full'
              : 'max-tablet:aspect-square tablet:aspect-[2/1]'
          }`}
        />
      </div>
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6 tablet:mt-4 tablet:grow-0 tablet:gap-y-2 tablet:border-t-2 tablet:border-ink tablet:pt-4">
        <div>
          <h3 className="heading-card">{brand.title}</h3>
          <p className="mt-1 max-w-[44ch] leading-snug text-muted max-tablet:text-[0.9375rem]">{brand.subtitle}</p>
        </div>
        <NavigationAnchor
          link={{ label: brand.title, to: brand.urlbutton }}
          className="label-wide inline-flex min-h-11 items-center gap-3 text-[0.9rem] outline-none after:absolute after:inset-0 group-hover:text-agave-deep"
        >
          {rich(home.brandMore({ brand: brand.title }), { spoken })}
          <ArrowRight aria-hidden size={18} className="transition-transform duration-200 group-hover:translate-x-1" />
        </NavigationAnchor>
      </div>
    </article>
  );
}
