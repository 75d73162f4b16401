import type { ReactNode } from 'react';
import { Money } from '../../components/Money.js';

interface PaperRowProps {
  title: string;
  /** Which contract, folio, date. */
  details: ReactNode;
  amount?: { name: string; value: string };
  /** Opening, downloading, sending. */
  children: ReactNode;
}

export function PaperRow({ title, details, amount, children }: PaperRowProps) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 desktop:grid-cols-[minmax(0,1fr)_10rem] wide:grid-cols-[minmax(0,1fr)_10rem_21rem] wide:items-center">
      <div className="min-w-0">
        <h3 className="text-[1.1rem] leading-snug tracking-normal break-words">{title}</h3>
        <p className="text-[0.95rem] leading-snug text-muted">{details}</p>
      </div>
      {amount ? (
        <p className="flex flex-wrap items-baseline gap-x-3 desktop:block desktop:text-right">
          <span className="text-[0.9rem] text-muted desktop:block">{amount.name}</span>
          <Money amount={amount.value} />
        </p>
      ) : (
        <span className="max-wide:hidden" />
      )}
      {/* On a phone the words have to do, so that they fit in one line. */}
      <div className="flex flex-wrap items-start gap-x-6 max-tablet:[&_svg]:hidden desktop:col-span-full wide:col-span-1 wide:justify-end">
        {children}
      </div>
    </li>
  );
}
