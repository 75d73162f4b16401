import { consent as texts } from '@flota/texts/site/consent';
import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../components/Button.js';
import { COOKIES_NOTICE } from '../../constants/timings.js';
import { afterPageLoad } from '../../lib/after-page-load.js';
import { rich } from '../../lib/rich.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { saveConsent, useConsent } from './consent.js';
import { campaignOf, followCampaign } from './lead-source.js';

/**
 * Asks on the home page, on a campaign's, and on whatever page a visit that a campaign brought begins and goes on to,
 * until there is an answer: that is what the question is about. To close it is to refuse. It waits below the alert, which
 * is modal, and says so by being out of sight.
 */
export function ConsentNotice() {
  const { pathname } = useLocation();
  const consent = useConsent();
  const hydrated = useHydrated();
  // Of the visit's first address, which only the browser knows whole.
  const broughtByCampaign = useMemo(() => hydrated && campaignOf(window.location.search) !== null, [hydrated]);
  const asks = consent === null && (pathname === '/' || pathname.startsWith('/campaign/') || broughtByCampaign);
  const [due, setDue] = useState(false);

  useEffect(followCampaign, []);

  useEffect(() => {
    if (!asks) return;
    let timer: ReturnType<typeof setTimeout>;
    const stopWaiting = afterPageLoad(() => {
      timer = setTimeout(() => setDue(true), COOKIES_NOTICE);
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
      setDue(false);
    };
  }, [asks]);

  if (!asks || !due) return null;
  return (
    <section
      aria-label={texts.name}
      data-bottom-bar
      data-consent-notice
      className="on-ink fixed inset-x-0 bottom-0 z-30 max-h-dvh overflow-y-auto border-t-3 border-amber bg-ink px-[max(1.125rem,4vw)] py-3.5 text-[0.9rem] leading-snug text-white starting:translate-y-4 starting:opacity-0 transition duration-300 ease-road desktop:inset-x-auto desktop:right-8 desktop:bottom-8 desktop:w-[27rem] desktop:rounded desktop:border-t-0 desktop:p-6 [html:has(dialog[open])_&]:invisible"
    >
      <button
        type="button"
        onClick={() => saveConsent('necessary')}
        className="float-right -mt-2.5 -mr-2.5 grid size-11 cursor-pointer place-items-center rounded hover:bg-white/15"
      >
        <X aria-hidden size={20} />
        <span className="sr-only">{texts.close}</span>
      </button>
      <p>
        {rich(texts.text, {
          policy: (text) => (
            <Link to="/legales/cookies" className="underline underline-offset-4">
              {text}
            </Link>
          ),
        })}
      </p>
      {/* Neither answer is dressed up as the right one. */}
      <div className="mt-3 flex flex-wrap gap-3 desktop:mt-4">
        <Button variant="inverse" className="min-h-11! grow px-3!" onClick={() => saveConsent('necessary')}>
          {texts.necessary}
        </Button>
        <Button variant="inverse" className="min-h-11! grow px-3!" onClick={() => saveConsent('all')}>
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}
