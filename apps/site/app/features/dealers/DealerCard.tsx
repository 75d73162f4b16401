import { dealers } from '@flota/texts/site/dealers';
import { ArrowRight, Navigation, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { formatPhone, phoneHref } from '../../lib/format.js';
import { quoteAtDealerPath } from '../quoting/index.js';
import { RepeatedIcon } from '../../components/RepeatedIcon.js';
import { classNames } from '../../lib/class-names.js';
import { rich, spoken } from '../../lib/rich.js';
import { type FoundDealer, routeTo } from './find-dealers.js';

/** For the `RepeatedIcons` of the page. */
export const DEALER_ICONS = { llamar: Phone, llegar: Navigation, cotizar: ArrowRight };

interface DealerCardProps {
  found: FoundDealer;
  headingLevel?: 'h2' | 'h3';
  selected: boolean;
  onSelect: (slug: string) => void;
}

const ACTION = 'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline';

const kilometresText = (kilometres: number): string =>
  kilometres < 10 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;

export function DealerCard({
  found: { dealer, kilometres },
  headingLevel: Heading = 'h2',
  selected,
  onSelect,
}: DealerCardProps) {
  return (
    <article
      id={dealer.slug}
      className={classNames(
        '-mx-4 scroll-mt-36 border-l-4 py-6 pr-4 pl-3 desktop:-mx-6 desktop:pr-6 desktop:pl-5',
        selected ? 'border-signal bg-paper' : 'border-transparent',
      )}
    >
      <div className="flex items-baseline justify-between gap-4">
        <Heading className="text-[1.2rem] leading-snug">
          <button
            type="button"
            aria-pressed={selected}
            onClick={() => onSelect(dealer.slug)}
            className="min-h-11 cursor-pointer text-left hover:text-agave-deep"
          >
            {dealer.name}
          </button>
        </Heading>
        {kilometres !== null && (
          <span className="tabular shrink-0 font-semibold text-agave-deep">{kilometresText(kilometres)}</span>
        )}
      </div>
      <address className="mt-1 leading-snug text-muted not-italic">
        {dealer.address}, {dealer.postalCode} {dealer.city}
      </address>
      {dealer.services.length > 0 && <p className="mt-2 text-[0.9375rem]">{dealer.services.join(' · ')}</p>}
      {dealer.hours.length > 0 && <p className="mt-1 text-[0.9375rem] text-muted">{dealer.hours.join(' · ')}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <Link
          to={quoteAtDealerPath(dealer.slug)}
          className="inline-flex min-h-11 items-center gap-2 rounded border-2 border-ink px-4 font-semibold hover:bg-ink hover:text-paper"
        >
          {rich(dealers.quoteHere({ dealer: dealer.name }), { spoken })}
          <RepeatedIcon name="cotizar" size={18} />
        </Link>
        <a href={phoneHref(dealer.phone)} className={`tabular ${ACTION}`}>
          <RepeatedIcon name="llamar" size={18} />
          {rich(dealers.call({ dealer: dealer.name, phone: formatPhone(dealer.phone) }), { spoken })}
        </a>
        <a href={routeTo(dealer)} target="_blank" rel="noopener noreferrer" className={ACTION}>
          <RepeatedIcon name="llegar" size={18} />
          {rich(dealers.route({ dealer: dealer.name }), { spoken })}
        </a>
      </div>
    </article>
  );
}
