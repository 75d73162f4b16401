import type { AccountProfile } from '@flota/schemas';
import { useId, useState } from 'react';
import { disableSecondFactor } from '../../../api/account/profile.js';
import { Button } from '../../../components/Button.js';
import { Dialog } from '../../../components/Dialog.js';
import { formatDate } from '../../../lib/format.js';
import { PasswordCheck } from '../PasswordCheck.js';
import { codesLeftWords, FewCodes, RenewCodes } from './CodesLeft.js';

interface SwitchedOnProps {
  state: AccountProfile['secondFactor'];
  /** Without the app they are what is asked for. */
  hasPasskeys: boolean;
  onNewCodes: (codes: string[]) => void;
  onOff: () => void;
}

export function SwitchedOn({ state: { since, recoveryCodesLeft }, hasPasskeys, onNewCodes, onOff }: SwitchedOnProps) {
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  return (
    <>
      <p>
        <strong className="font-semibold text-agave-deep">Activa</strong>
        {since && ` desde el ${formatDate(since)}`}. {codesLeftWords(recoveryCodesLeft)}
      </p>
      <FewCodes left={recoveryCodesLeft} />
      <div className="mt-5 flex flex-wrap gap-3">
        <RenewCodes onNewCodes={onNewCodes} />
        <Button variant="quiet" className="px-4!" onClick={() => setAsking(true)}>
          Desactivar
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} labelledBy={titleId} className="w-[32rem] p-6 tablet:p-8">
        <h3 id={titleId} className="heading-card mb-5">
          ¿Desactivar la verificación?
        </h3>
        <PasswordCheck
          label="Desactivar la verificación en dos pasos"
          button="Desactivar"
          sendingLabel="Desactivando…"
          post={disableSecondFactor}
          onSent={() => {
            setAsking(false);
            onOff();
          }}
          onCancel={() => setAsking(false)}
        >
          <p className="text-muted">
            {hasPasskeys
              ? 'Ya no servirá el código de su aplicación. Seguimos pidiendo una de sus llaves de acceso, o un código de recuperación.'
              : 'Cualquiera que conozca su contraseña podrá entrar. Sus códigos de recuperación se borran.'}
          </p>
        </PasswordCheck>
      </Dialog>
    </>
  );
}
