import type { AccountAlert } from '@flota/schemas';
import { Button, LinkButton } from '../../../components/Button.js';
import { FirstFew } from '../../../components/FirstFew.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { classNames } from '../../../lib/class-names.js';
import { Allowed, useOwnAccess } from '../../account/index.js';
import { usePaymentAlert } from '../../payments/index.js';
import { type AlertWords, alertWords } from './alert.texts.js';

/** What costs money; the others are one click away. */
const SHOWN_AT_FIRST = 2;

const TONES: Record<AlertWords['tone'], string> = {
  urgent: 'border-brick',
  soon: 'border-amber',
  news: 'border-agave',
};

/** What the customer should look at, what costs money first. */
export function AlertList({ alerts, today }: { alerts: readonly AccountAlert[]; today: string }) {
  const { leads } = useOwnAccess();
  const shown = alerts.filter((alert) => {
    const { action } = alertWords(alert, today);
    return !('to' in action) || leads(action.to);
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="avisos" className="mt-8">
      <h2 id="avisos" className="heading-card">
        Lo que conviene atender
      </h2>
      <FirstFew items={shown} count={SHOWN_AT_FIRST} className="mt-4 grid gap-2" what="avisos">
        {(alert) => <Alert key={`${alert.kind} ${alert.contractId}`} alert={alert} today={today} />}
      </FirstFew>
    </section>
  );
}

function Alert({ alert, today }: { alert: AccountAlert; today: string }) {
  const { open } = usePaymentAlert();
  const { title, text, tone, action } = alertWords(alert, today);
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-8 border-l-4 bg-paper py-2 pr-4 pl-4',
        TONES[tone],
      )}
    >
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere [font-stretch:100%]">
          <Unbroken>{title}</Unbroken>
        </h3>
        <p className="measure text-[0.95rem] leading-snug text-muted">
          <Unbroken>{text}</Unbroken>
        </p>
      </div>
      {'to' in action ? (
        <LinkButton variant="quiet" to={action.to} className="min-h-11! px-0!">
          {action.label}
        </LinkButton>
      ) : (
        <Allowed to="pay">
          <Button
            variant="quiet"
            className="min-h-11! px-0!"
            onClick={() => open(alert.contractId ? { contractId: alert.contractId } : undefined)}
          >
            {action.label}
          </Button>
        </Allowed>
      )}
    </li>
  );
}
