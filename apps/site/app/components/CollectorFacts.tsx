import type { Collector } from '@flota/schemas';
import { legal } from '@flota/texts/site/legal';
import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from '../lib/format.js';

/** How whoever collects is told apart from somebody who only says so. */
export const CollectorFacts = ({ collector: { address, collectors, email, phones } }: { collector: Collector }) => (
  <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
    <Fact name={legal.agencyPhones}>
      {phones.map((phone) => (
        <a key={phone} href={phoneHref(phone)} className="link tabular block">
          {formatPhone(phone)}
        </a>
      ))}
    </Fact>
    <Fact name={legal.agencyEmail}>
      <a href={`mailto:${email}`} className="link wrap-anywhere">
        {email}
      </a>
    </Fact>
    <Fact name={legal.agencyPeople}>{collectors.join(', ')}</Fact>
    <Fact name={legal.agencyAddress}>{address}</Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.9375rem] text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
