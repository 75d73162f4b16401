import { ACCOUNT_ROLE_NAMES, type OwnAccounts } from '@flota/schemas';
import { useId, useState } from 'react';
import { actFor } from '../../api/account/people.js';
import { failureText } from '../../api/problem-texts.js';
import { useOwnAccess } from '../account/index.js';
import { useSession } from '../session/index.js';
import { goIntoAccount } from './go-into-account.js';

const OWN = 'own';

/** In whose account the page is, where it is not one's own, and the way to the others; nothing for who has just one. */
export function AccountSwitcher() {
  const { customer } = useSession();
  return customer ? <Switcher /> : null;
}

function Switcher() {
  const { accounts } = useOwnAccess();
  if (!accounts || (accounts.accounts.length < 2 && accounts.current.role === null)) return null;
  return <Bar {...accounts} />;
}

function Bar({ accounts, current }: OwnAccounts) {
  const id = useId();
  const [going, setGoing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const go = (value: string) => {
    setGoing(true);
    setFailure(undefined);
    actFor(value === OWN ? null : value).then(goIntoAccount, (error: unknown) => {
      setFailure(failureText(error));
      setGoing(false);
    });
  };
  return (
    <div className="border-b border-line bg-sand">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <p className="min-w-0 wrap-anywhere">
          {current.role === null ? (
            <>Está en su propia cuenta.</>
          ) : (
            <>
              Cuenta de <strong className="font-semibold">{current.holder}</strong>, en la que usted es{' '}
              {ACCOUNT_ROLE_NAMES[current.role].toLowerCase()}.
            </>
          )}
        </p>
        {accounts.length > 1 && (
          <div className="flex min-w-0 items-center gap-3 max-tablet:w-full">
            <label htmlFor={id} className="shrink-0 text-[0.9375rem] text-muted">
              Cambiar de cuenta
            </label>
            <select
              id={id}
              value={current.membershipId ?? OWN}
              disabled={going}
              onChange={({ currentTarget }) => go(currentTarget.value)}
              className="min-h-11 min-w-0 grow truncate rounded border border-edge bg-paper px-3"
            >
              {accounts.map(({ membershipId, holder }) => (
                <option key={membershipId ?? OWN} value={membershipId ?? OWN}>
                  {membershipId === null ? `${holder} (propia)` : holder}
                </option>
              ))}
            </select>
          </div>
        )}
        <p role="alert" className="w-full text-[0.9375rem] text-brick empty:hidden">
          {failure}
        </p>
      </div>
    </div>
  );
}
