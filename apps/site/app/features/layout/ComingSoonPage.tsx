import { comingSoon } from '@flota/texts/site/coming-soon';
import { Mail, Phone } from 'lucide-react';
import { Picture } from '../../components/Picture.js';
import { RoadDivider } from '../../components/RoadDivider.js';
import { SIGN_IN_PATH } from '../../constants/paths.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';
import { Wordmark } from './Wordmark.js';

const CONTACT = 'inline-flex min-h-11 items-center gap-3 font-semibold text-white underline-offset-4 hover:underline';

/** The brand, how to reach the lender as far as that is known, and the way in for who is a customer already. */
export function ComingSoonPage() {
  const { phone, email, legalName } = useSite();
  return (
    <div className="on-ink relative isolate flex min-h-dvh flex-col overflow-hidden bg-ink text-white">
      <div className="absolute inset-0 -z-10">
        <Picture
          base="/artwork/sierra"
          mobileBase="/artwork/sierra-mobile"
          alt=""
          priority
          className="h-full w-full object-cover"
        />
        <div className="absolute inset-0 bg-gradient-to-t from-ink/40 via-ink/75 to-ink" />
      </div>
      <header className="container-page py-6 desktop:py-8">
        <Wordmark ground="dark" />
      </header>
      <main className="container-page flex grow flex-col justify-start pt-10 pb-16 desktop:pt-24">
        <RoadDivider className="mb-8 w-40 desktop:w-60" />
        <h1 className="heading-hero max-w-[16ch]">{comingSoon.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg text-white/90 desktop:text-xl">{comingSoon.lead}</p>
        {(phone || email) && (
          <address className="mt-8 flex flex-col not-italic">
            {phone && (
              <a href={phoneHref(phone)} className={`tabular ${CONTACT}`}>
                <Phone aria-hidden size={18} />
                {phone}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={`break-all ${CONTACT}`}>
                <Mail aria-hidden size={18} className="shrink-0" />
                {email}
              </a>
            )}
          </address>
        )}
        <p className="mt-8">
          <a
            href={SIGN_IN_PATH}
            className="label-wide inline-flex min-h-13 items-center justify-center rounded border-2 border-white/70 px-6 text-[0.9375rem] hover:border-white hover:bg-white hover:text-ink"
          >
            {comingSoon.customers}
          </a>
        </p>
      </main>
      {legalName && <p className="container-page pb-6 text-sm text-white/80">{legalName}</p>}
    </div>
  );
}
