import { ACCOUNT_ROLE_NAMES } from '@flota/schemas';
import { useState } from 'react';
import { leaveAccount } from '../../api/account/people.js';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { useOwnAccess } from '../account/index.js';
import { goIntoAccount } from './go-into-account.js';

/** What somebody is in the account of somebody else, and the way out of it for good. */
export function OwnMembership() {
  const { accounts } = useOwnAccess();
  const [asking, setAsking] = useState(false);
  if (!accounts) return null;
  const { membershipId, holder, role } = accounts.current;
  if (membershipId === null || role === null) return null;
  return (
    <>
      <p>
        En la cuenta de <strong className="font-semibold">{holder}</strong> usted es{' '}
        {ACCOUNT_ROLE_NAMES[role].toLowerCase()}. El titular ve lo que usted hace en ella.
      </p>
      <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
        Dejar el acceso
      </Button>
      <ConfirmDialog
        open={asking}
        title={`¿Dejar el acceso a la cuenta de ${holder}?`}
        text="Se cierran las sesiones que tenga abiertas en ella. Para volver, el titular tendrá que invitarle otra vez."
        button="Dejar el acceso"
        onConfirm={async () => {
          await leaveAccount(membershipId);
          goIntoAccount();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
