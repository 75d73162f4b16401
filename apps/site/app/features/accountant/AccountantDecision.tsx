import type { AccountantInvitation } from '@flota/schemas';
import { accountant } from '@flota/texts/site/accountant';
import type { AccountantStep } from '../../api/accountant-link.js';
import { Button } from '../../components/Button.js';
import { rich } from '../../lib/rich.js';
import type { LinkDecision } from '../mail-link/index.js';

interface AccountantDecisionProps extends LinkDecision<AccountantStep> {
  invitation: AccountantInvitation;
}

const SAID = {
  asked: () => ({ title: null, text: accountant.asked }),
  confirmed: () => ({ title: accountant.confirmedTitle, text: accountant.confirmed }),
  stopped: () => ({ title: accountant.stoppedTitle, text: accountant.stopped }),
} as const;

/** By buttons: programs that look through mails open links too. */
export function AccountantDecision({ invitation, busy, failure, onDecide }: AccountantDecisionProps) {
  const { state } = invitation;
  const { title, text } = SAID[state]();
  const strong = (words: string) => () => <strong className="font-semibold wrap-anywhere">{words}</strong>;
  return (
    <>
      <div role="status">
        {title && <h2 className="heading-card mb-3">{title}</h2>}
        <p>{rich(text, { customer: strong(invitation.customer), email: strong(invitation.email) })}</p>
      </div>
      <p role="alert" className="mt-5 font-medium text-brick empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'asked' && (
          <Button
            className="max-tablet:w-full"
            loading={busy === 'confirm'}
            loadingLabel={accountant.confirming}
            onClick={() => onDecide('confirm')}
          >
            {accountant.confirm}
          </Button>
        )}
        {state !== 'stopped' && (
          <Button
            variant="secondary"
            className="max-tablet:w-full"
            loading={busy === 'stop'}
            loadingLabel={accountant.confirming}
            onClick={() => onDecide('stop')}
          >
            {accountant.stop}
          </Button>
        )}
      </div>
    </>
  );
}
