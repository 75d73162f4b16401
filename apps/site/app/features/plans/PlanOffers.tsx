import type { FinancingPlan } from '@flota/schemas';
import { plans as texts } from '@flota/texts/site/plans';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Money } from '../../components/Money.js';
import { PlanIcon } from '../../components/PlanIcon.js';
import { Reveal } from '../../components/Reveal.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { PLANS_PATH } from '../../constants/navigation.js';
import { rich, spoken } from '../../lib/rich.js';
import { exampleTermsText, type PlanExample } from '../quoting/index.js';

interface PlanOffersProps {
  plans: readonly FinancingPlan[];
  examples: readonly PlanExample[];
}

/** What each plan comes to for the same vehicle, the first thing the page has to say. */
export function PlanOffers({ plans, examples }: PlanOffersProps) {
  const [one] = examples;
  if (!one) return null;
  const isSame = examples.every(({ vehicle }) => vehicle.name === one.vehicle.name);
  return (
    <section aria-labelledby="ejemplos" className="border-t border-line bg-paper">
      <div className="container-page py-10 desktop:py-14">
        <div className="flex items-end justify-between gap-x-10 border-b-2 border-ink pb-4 desktop:pb-0">
          <div className="desktop:pb-5">
            <h2 id="ejemplos" className="heading-card">
              {isSame ? texts.offersTitleOf({ vehicle: one.vehicle.name }) : texts.offersTitle}
            </h2>
            {isSame && (
              <p className="mt-1 text-muted">
                {rich(texts.listPrice({ version: one.vehicle.version }), {
                  price: () => <Money amount={one.vehicle.price} whole currency />,
                })}
              </p>
            )}
          </div>
          {isSame && (
            <VehiclePicture
              vehicle={one.vehicle.look}
              className="hidden h-auto w-56 shrink-0 desktop:block wide:w-72"
            />
          )}
        </div>
        <Reveal>
          <ul className="grid tablet:grid-cols-2 wide:grid-cols-4">
            {examples.map((example) => (
              <Offer
                key={example.plan}
                example={example}
                plan={plans.find(({ slug }) => slug === example.plan)}
                namesVehicle={!isSame}
              />
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  );
}

interface OfferProps {
  example: PlanExample;
  plan: FinancingPlan | undefined;
  namesVehicle: boolean;
}

function Offer({ example, plan, namesVehicle }: OfferProps) {
  const { planTitle, first, outlay, vehicle, link } = example;
  return (
    <li className="flex flex-col border-b border-line py-6 leading-snug tablet:px-6 tablet:odd:border-r tablet:odd:pl-0 tablet:even:pr-0 wide:border-r wide:border-b-0 wide:px-6! wide:first:pl-0! wide:last:border-r-0 wide:last:pr-0!">
      <h3 className="heading-card flex items-center gap-3 text-[min(1.2rem,8.4vw)]">
        {plan && <PlanIcon name={plan.icnsummary} className="size-9 shrink-0" />}
        <Link to={`${PLANS_PATH}/${example.plan}`} prefetch="intent" className="min-w-0 py-2 hover:text-agave-deep">
          {planTitle}
        </Link>
      </h3>
      <p className="mt-3 text-[0.9375rem] text-muted">{first.label}</p>
      <p className="font-display text-[min(12vw,clamp(1.7rem,1.3rem+1vw,2.1rem))] leading-tight font-[720] [font-stretch:114%]">
        <Money amount={first.amount} />
      </p>
      <p className="mt-2 text-[0.9375rem]">
        {rich(texts.atSigning, { amount: () => <Money amount={outlay} className="font-semibold" /> })}
      </p>
      <p className="mt-2 mb-3 text-[0.8125rem] text-muted">
        {namesVehicle && `${vehicle.name}, `}
        {exampleTermsText(example)}
      </p>
      <Link
        to={link}
        prefetch="intent"
        className="link mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold"
      >
        {rich(texts.calculate({ plan: planTitle }), { spoken })}
        <ArrowRight aria-hidden size={18} />
      </Link>
    </li>
  );
}
