import type { PlanCard } from '@flota/schemas';
import { home } from '@flota/texts/site/home';
import { ArrowRight } from 'lucide-react';
import { Money } from '../../components/Money.js';
import { Pagination, clampPage } from '../../components/Pagination.js';
import { PlanIcon } from '../../components/PlanIcon.js';
import { Reveal } from '../../components/Reveal.js';
import { PLANS_PER_PAGE } from '../../constants/limits.js';
import { NavigationAnchor } from '../../components/NavigationAnchor.js';
import { exampleTermsText, type PlanExample } from '../quoting/index.js';

/** Flexibility stays reachable by its address, and out of these cards. */
export const visiblePlans = (plans: readonly PlanCard[]): PlanCard[] =>
  plans.filter((plan) => !plan.title.includes('Flexi'));

interface PlanCardsProps {
  plans: readonly PlanCard[];
  /** Of those that can be quoted. */
  examples: readonly PlanExample[];
  /** 1-based. */
  page: number;
}

export function PlanCards({ plans, examples, page }: PlanCardsProps) {
  if (plans.length === 0) return null;
  const paging = { itemsPerPage: PLANS_PER_PAGE, currentPage: page, totalItems: plans.length };
  const first = (clampPage(paging) - 1) * PLANS_PER_PAGE;

  const shared = sharedText(examples);

  return (
    <section id="planes" aria-labelledby="planes-titulo" className="section">
      <div className="container-page grid gap-x-16 gap-y-7 desktop:gap-y-10 wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="wide:sticky wide:top-44 wide:self-start">
          <h2 id="planes-titulo" className="heading-section">
            {home.plansTitle}
          </h2>
          <p className="measure mt-4 text-muted max-tablet:hidden desktop:mt-5">{home.plansLead}</p>
          {shared && <p className="measure mt-3 text-muted">{shared}</p>}
        </div>
        <div>
          <Reveal>
            <ul className="grid border-t border-l border-line tablet:grid-cols-2">
              {plans.slice(first, first + PLANS_PER_PAGE).map((plan) => (
                <li key={plan.title} className="border-r border-b border-line">
                  <Card
                    plan={plan}
                    example={examples.find((each) => plan.urlsummary.endsWith(`/${each.plan}`))}
                    isNamed={shared === null}
                  />
                </li>
              ))}
            </ul>
          </Reveal>
          <div className="mt-6 empty:hidden">
            <Pagination
              id="planes-paginas"
              label={home.plansPages}
              hrefFor={(target) => `/?pagina=${target}#planes`}
              {...paging}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Of what all the examples are, said once; `null` where they are of different vehicles or persons. */
function sharedText(examples: readonly PlanExample[]): string | null {
  const [one, ...others] = examples;
  if (!one || others.some(({ vehicle, person }) => vehicle.name !== one.vehicle.name || person !== one.person))
    return null;
  const vehicle = one.vehicle.name;
  return one.person ? home.plansFor({ vehicle, person: one.person.toLowerCase() }) : home.plansOf({ vehicle });
}

interface CardProps {
  plan: PlanCard;
  example: PlanExample | undefined;
  /** Whether its example says of what and whose it is. */
  isNamed: boolean;
}

/** On what a card's hover and keyboard focus do to its own text. */
const TURNS_WHITE = 'group-hover:text-white group-has-focus-visible:text-white';

/**
 * The whole card leads to the plan. With a mouse, the longer text takes the place of the short one on hover, and with the
 * keyboard on focus; on phones the short one has to do.
 */
function Card({ plan, example, isNamed }: CardProps) {
  return (
    <article className="@container group relative flex h-full flex-col bg-paper p-4 transition-colors duration-200 hover:bg-asphalt hover:text-white has-focus-visible:z-10 has-focus-visible:bg-asphalt has-focus-visible:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-agave tablet:p-6 desktop:p-7">
      <div className="flex items-center gap-3 @max-[16rem]:flex-wrap tablet:gap-4">
        <PlanIcon
          name={plan.icnsummary}
          className="size-10 shrink-0 group-hover:[--color-signal:var(--color-amber)] group-has-focus-visible:[--color-signal:var(--color-amber)] tablet:size-12"
        />
        <h3 className="heading-card grow @max-[16rem]:order-last @max-[16rem]:basis-full text-[min(1.15rem,8.4vw)] tablet:text-[1.2rem] wide:text-[1.35rem]">
          <NavigationAnchor
            link={{ label: plan.title, to: plan.urlsummary }}
            className="outline-none after:absolute after:inset-0"
          />
        </h3>
        <ArrowRight
          aria-hidden
          size={24}
          className="ml-auto shrink-0 text-edge transition-transform duration-200 ease-road group-hover:translate-x-1 group-hover:text-amber group-has-focus-visible:text-amber"
        />
      </div>
      <div
        className={`mt-3 grid leading-snug text-muted tablet:mt-4 tablet:gap-2 ${example ? 'max-tablet:hidden' : ''} ${TURNS_WHITE}`}
      >
        {example ? (
          <>
            <p className="transition-opacity hover-mouse:col-start-1 hover-mouse:row-start-1 tablet:hover-mouse:group-hover:opacity-0 tablet:hover-mouse:group-has-focus-visible:opacity-0">
              {plan.summary}
            </p>
            <p className="transition-opacity max-tablet:hidden hover-mouse:col-start-1 hover-mouse:row-start-1 hover-mouse:opacity-0 hover-mouse:group-hover:opacity-100 hover-mouse:group-has-focus-visible:opacity-100">
              {plan.summaryhover}
            </p>
          </>
        ) : (
          // There is room for both where no figure is.
          <>
            <p>{plan.summary}</p>
            <p className="max-tablet:hidden">{plan.summaryhover}</p>
          </>
        )}
      </div>
      {example && (
        <div className="mt-auto pt-3 leading-snug tablet:pt-6">
          <p className={`text-[0.875rem] text-muted ${TURNS_WHITE}`}>{example.first.label}</p>
          <p className="font-display text-[min(1.5rem,9vw)] leading-tight font-[700] [font-stretch:112%] tablet:text-[1.75rem]">
            <Money amount={example.first.amount} />
          </p>
          <p className={`mt-1 text-[0.8125rem] text-muted ${TURNS_WHITE}`}>
            {isNamed
              ? `${example.vehicle.name}, ${exampleTermsText(example)}`
              : exampleTermsText({ ...example, person: null })}
          </p>
        </div>
      )}
    </article>
  );
}
