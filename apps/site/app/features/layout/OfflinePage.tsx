import { offline } from '@flota/texts/site/offline';
import { use } from 'react';
import { RoadDivider } from '../../components/RoadDivider.js';
import { ACCOUNT_HOME } from '../../constants/paths.js';
import { phoneHref } from '../../lib/format.js';
import { ACCOUNT_CACHE } from '../../lib/kept-caches.js';
import { NonceContext } from '../../lib/nonce.js';
import { rich } from '../../lib/rich.js';
import { useSite } from '../../lib/use-site.js';
import { Wordmark } from './Wordmark.js';

const ACCOUNT_LINK = 'cuenta';

/** All the script there is: back as soon as there is a network, and a way to what is kept of the account, if anything is. */
const SCRIPT = `addEventListener('online',()=>location.reload());
caches.match('${ACCOUNT_HOME}',{cacheName:'${ACCOUNT_CACHE}'}).then(kept=>{document.getElementById('${ACCOUNT_LINK}').hidden=!kept})`;

const ACTION = 'label-wide inline-flex min-h-13 items-center justify-center rounded px-6 text-[0.9375rem]';

/** Stands in for whichever page was asked for, under that one's address. */
export function OfflinePage() {
  const { phone } = useSite();
  return (
    <div className="on-ink flex min-h-dvh flex-col bg-ink text-white">
      <header className="container-page py-6 desktop:py-8">
        <Wordmark ground="dark" />
      </header>
      <main className="container-page flex grow flex-col justify-center py-16">
        <RoadDivider className="mb-8 w-40 desktop:w-60" />
        <h1 className="heading-hero">{offline.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg text-white/90 desktop:text-xl">{offline.lead}</p>
        <p className="mt-9 flex flex-wrap gap-4">
          {/* The address that was asked for, whichever it is. */}
          <a href="" className={`${ACTION} bg-signal text-night hover:bg-amber`}>
            {offline.retry}
          </a>
          <a
            id={ACCOUNT_LINK}
            hidden
            href={ACCOUNT_HOME}
            className={`${ACTION} border-2 border-white/70 hover:border-white hover:bg-white hover:text-ink [&[hidden]]:hidden`}
          >
            {offline.account}
          </a>
        </p>
        {phone && (
          <p className="mt-9 text-white/90">
            {rich(offline.call, {
              phone: () => (
                <a href={phoneHref(phone)} className="tabular font-semibold whitespace-nowrap text-white underline">
                  {phone}
                </a>
              ),
            })}
          </p>
        )}
      </main>
      <script nonce={use(NonceContext)} dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </div>
  );
}
