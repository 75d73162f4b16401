import type { Distributor } from '@flota/schemas';
import { quoteHelp } from '@flota/texts/site/quote-help';
import { LinkButton } from '../../components/Button.js';
import { formatPhone, phoneHref } from '../../lib/format.js';
import { rich } from '../../lib/rich.js';
import { routeTo } from '../dealers/index.js';

export function DistributorList({ distributors }: { distributors: readonly Distributor[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-7 border-t border-line pt-6 desktop:grid-cols-2 wide:grid-cols-3">
      {distributors.map((distributor) => (
        <li key={distributor.slug} className="flex flex-col">
          <h3 className="text-[1.1rem] leading-snug tracking-normal">{distributor.name}</h3>
          <address className="mt-1 grow leading-snug text-muted not-italic">
            {distributor.address}
            <br />
            {distributor.postalCode} {distributor.city}
          </address>
          <div className="mt-2 flex flex-wrap items-center gap-x-6">
            <a
              href={phoneHref(distributor.phone)}
              aria-label={quoteHelp.call({ name: distributor.name, phone: formatPhone(distributor.phone) })}
              className="link tabular inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
            >
              {formatPhone(distributor.phone)}
            </a>
            <LinkButton variant="quiet" to={routeTo(distributor)} className="px-0!">
              {rich(quoteHelp.directions({ name: distributor.name }), {
                where: (text) => <span className="sr-only">{text}</span>,
              })}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
