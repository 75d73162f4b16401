import type { PlanCard } from '@flota/schemas';
import { ArrowRight } from 'lucide-react';
import { Pagination, clampPage } from '../../components/Pagination.js';
import { PlanIcon } from '../../components/PlanIcon.js';
import { Reveal } from '../../components/Reveal.js';
import { PLANS_PER_PAGE } from '../../constants/limits.js';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';

/** Flexibility stays reachable by its address, and out of these cards. */
export const visiblePlans = (plans: readonly PlanCard[]): PlanCard[] =>
  plans.filter((plan) => !plan.title.includes('Flexi'));

interface PlanCardsProps {
  plans: readonly PlanCard[];
  /** 1-based. */
  page: number;
}

export function PlanCards({ plans, page }: PlanCardsProps) {
  if (plans.length === 0) return null;
  const paging = { itemsPerPage: PLANS_PER_PAGE, currentPage: page, totalItems: plans.length };
  const first = (clampPage(paging) - 1) * PLANS_PER_PAGE;

  return (
    <section id="planes" aria-labelledby="planes-titulo" className="section">
      <div className="container-page grid gap-x-16 gap-y-10 wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="wide:sticky wide:top-44 wide:self-start">
          <h2 id="planes-titulo" className="heading-section">
            Un plan para cada forma de trabajar
          </h2>
          <p className="measure mt-5 text-muted">
            Comprar, rentar o rentar con opción a compra: la mensualidad es fija y usted la conoce antes de firmar.
          </p>
        </div>
        <div>
          <Reveal>
            <ul className="grid border-t border-l border-line tablet:grid-cols-2">
              {plans.slice(first, first + PLANS_PER_PAGE).map((plan) => (
                <li key={plan.title} className="border-r border-b border-line">
                  <Card plan={plan} />
                </li>
              ))}
            </ul>
          </Reveal>
          <div className="mt-6">
            <Pagination
              id="planes-paginas"
              label="Páginas de planes"
              hrefFor={(target) => `/?pagina=${target}#planes`}
              {...paging}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * The whole card leads to the plan. On phones its title stands beside the sign. With a mouse, the longer text takes the
 * place of the short one on hover, and with the keyboard on focus; on touch screens both are there.
 */
function Card({ plan }: { plan: PlanCard }) {
  return (
    <article className="group relative grid h-full grid-cols-[auto_1fr_auto] items-center gap-x-3 bg-paper p-4 transition-colors tablet:flex tablet:min-h-72 tablet:flex-col tablet:items-stretch tablet:p-7 duration-200 hover:bg-asphalt hover:text-white has-focus-visible:z-10 has-focus-visible:bg-asphalt has-focus-visible:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-agave desktop:p-8">
      <div className="contents tablet:flex tablet:items-start tablet:justify-between">
        <PlanIcon
          name={plan.icnsummary}
          className="size-12 tablet:size-14 group-hover:[--color-signal:var(--color-amber)] group-has-focus-visible:[--color-signal:var(--color-amber)]"
        />
        <ArrowRight
          aria-hidden
          size={24}
          className="text-edge transition-transform max-tablet:order-2 duration-200 ease-road group-hover:translate-x-1 group-hover:text-amber group-has-focus-visible:text-amber"
        />
      </div>
      <h3 className="heading-card max-tablet:order-1 max-tablet:text-[1.2rem] tablet:pt-8">
        <NavigationAnchor
          link={{ label: plan.title, to: plan.urlsummary }}
          className="outline-none after:absolute after:inset-0"
        />
      </h3>
      <div className="mt-3 grid gap-1.5 text-[0.97rem] leading-relaxed max-tablet:order-3 max-tablet:col-span-3 tablet:gap-3 text-muted group-hover:text-white group-has-focus-visible:text-white">
        <p className="transition-opacity hover-mouse:col-start-1 hover-mouse:row-start-1 hover-mouse:group-hover:opacity-0 hover-mouse:group-has-focus-visible:opacity-0">
          {plan.summary}
        </p>
        <p className="transition-opacity hover-mouse:col-start-1 hover-mouse:row-start-1 hover-mouse:opacity-0 hover-mouse:group-hover:opacity-100 hover-mouse:group-has-focus-visible:opacity-100">
          {plan.summaryhover}
        </p>
      </div>
    </article>
  );
}
