import { type FormEvent, useCallback, useId, useState } from 'react';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { ACCOUNT_VIEW_ID } from '../../lib/account-view.js';

interface ReadOnly {
  /** Instead of paying; nothing where the account is the customer's own. */
  insteadOfPaying: (() => void) | undefined;
  /** Of what is around the account's pages, and their dialogs. */
  onSubmitCapture: ((event: FormEvent) => void) | undefined;
  /** Whether it is being said. */
  told: boolean;
  close: () => void;
}

/** Where staff look at an account: why nothing is paid and no form is sent, in place of trying it. */
export function useReadOnly(): ReadOnly {
  const [told, setTold] = useState(false);
  const tell = useCallback(() => setTold(true), []);
  const close = useCallback(() => setTold(false), []);
  const refuse = useCallback(
    (event: FormEvent) => {
      // What is merely looked for is no writing.
      if ((event.target as Element).getAttribute('role') === 'search') return;
      event.preventDefault();
      event.stopPropagation();
      tell();
    },
    [tell],
  );
  const looks = ACCOUNT_VIEW_ID !== null;
  return { insteadOfPaying: looks ? tell : undefined, onSubmitCapture: looks ? refuse : undefined, told, close };
}

export function ReadOnlyNotice({ told, close }: Pick<ReadOnly, 'told' | 'close'>) {
  const titleId = useId();
  return (
    <Dialog open={told} onClose={close} labelledBy={titleId} className="w-[32rem] p-6 tablet:p-8">
      <h3 id={titleId} className="heading-card">
        Aquí no se paga ni se cambia nada
      </h3>
      <p className="mt-3 text-muted">
        Usted ve la cuenta de un cliente solo para leer. Lo que sí puede hacer por él está en su página de la
        administración; lo demás lo hace su titular.
      </p>
      <Button className="mt-6 max-tablet:w-full" onClick={close}>
        Entendido
      </Button>
    </Dialog>
  );
}
