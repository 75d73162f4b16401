import { home } from '@flota/texts/site/home';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Money } from '../../components/Money.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { rich } from '../../lib/rich.js';
import { exampleTermsText, type PlanExample } from '../quoting/index.js';

/** Right below the hero: what a vehicle comes to a month, before anything is asked of who reads it. */
export function PaymentExample({ example }: { example: PlanExample }) {
  const { vehicle, planTitle, first, outlay, link } = example;
  return (
    <section aria-labelledby="ejemplo-titulo" className="@container border-b border-line bg-paper">
      <div className="container-page grid grid-cols-[minmax(0,1fr)_7rem] crowded:grid-cols-1 items-end gap-x-5 gap-y-3 py-6 tablet:grid-cols-[minmax(0,1fr)_13rem] wide:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)] wide:items-center wide:gap-x-12 wide:py-8">
        <VehiclePicture vehicle={vehicle.look} className="h-auto w-full self-end max-wide:order-2 wide:max-w-90" />
        <div className="min-w-0 max-wide:order-1">
          <p className="text-[0.9375rem] text-muted">{first.label}</p>
          <p className="font-display text-[min(12vw,clamp(1.75rem,1.2rem+2.6vw,3rem))] leading-none font-[720] [font-stretch:116%]">
            <Money amount={first.amount} />
          </p>
          <h2 id="ejemplo-titulo" className="mt-2 text-[1.05rem] leading-snug tracking-normal">
            {rich(home.example({ vehicle: vehicle.name, plan: planTitle }), {
              plan: (text) => <span className="font-medium">{text}</span>,
            })}
          </h2>
        </div>
        <div className="max-wide:order-3 max-wide:col-span-full">
          <dl className="flex flex-wrap gap-x-8 gap-y-1 text-[0.9375rem]">
            <div className="flex gap-2">
              <dt className="text-muted">{home.listPrice}</dt>
              <dd className="font-semibold">
                <Money amount={vehicle.price} whole />
              </dd>
            </div>
            <div className="flex gap-2">
              <dt className="text-muted">{home.outlay}</dt>
              <dd className="font-semibold">
                <Money amount={outlay} />
              </dd>
            </div>
          </dl>
          <p className="mt-1 text-[0.85rem] leading-snug text-muted">{exampleTermsText(example)}</p>
          <Link to={link} prefetch="intent" className="link mt-1 inline-flex min-h-11 items-center gap-2 font-semibold">
            {home.change}
            <ArrowRight aria-hidden size={18} />
          </Link>
        </div>
      </div>
    </section>
  );
}
