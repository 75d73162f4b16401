import { contact } from '@flota/texts/site/contact';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LETTER_VERIFICATION_PATH } from '../../constants/paths.js';
import { phoneHref } from '../../lib/format.js';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';

/** Beside the form: telephone, mailbox, hours and address. */
export function WaysToReachUs() {
  const { phone, email, supportHours, address, legalName } = useSite();
  return (
    <section aria-labelledby="como-encontrarnos">
      <h2 id="como-encontrarnos" className="label-wide text-[0.9375rem] text-muted">
        {contact.reachTitle}
      </h2>
      <address className="not-italic">
        {phone && (
          <a
            href={phoneHref(phone)}
            className="label-wide tabular mt-3 flex min-h-12 items-center gap-3 text-2xl tracking-normal hover:underline"
          >
            <Phone aria-hidden size={22} className="shrink-0" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="link flex min-h-11 items-center gap-3 wrap-anywhere">
            <Mail aria-hidden size={22} className="shrink-0 text-ink" />
            {email}
          </a>
        )}
        <dl className="mt-6 border-t border-line">
          {supportHours.length > 0 && (
            <Row term={contact.hours}>
              {supportHours.map((hours) => (
                <span key={hours} className="block">
                  {hours}
                </span>
              ))}
            </Row>
          )}
          <Row term={contact.address}>
            <span className="block font-semibold">{legalName}</span>
            {address}
          </Row>
        </dl>
      </address>
      <p className="mt-6 text-muted">
        {rich(contact.verifyLetter, {
          verify: (label) => (
            <Link to={LETTER_VERIFICATION_PATH} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-5 tablet:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
