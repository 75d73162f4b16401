import type { AccountProfile } from '@flota/schemas';
import { useId, useState } from 'react';
import { disableSecondFactor, renewRecoveryCodes } from '../../../api/account/profile.js';
import { Button } from '../../../components/Button.js';
import { Dialog } from '../../../components/Dialog.js';
import { formatDate } from '../../../lib/format.js';
import { PasswordCheck } from '../PasswordCheck.js';
import { Unfolding } from '../Unfolding.js';

const FEW_CODES = 3;

interface SwitchedOnProps {
  state: AccountProfile['secondFactor'];
  onNewCodes: (codes: string[]) => void;
  onOff: () => void;
}

export function SwitchedOn({ state: { since, recoveryCodesLeft }, onNewCodes, onOff }: SwitchedOnProps) {
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  return (
    <>
      <p>
        <strong className="font-semibold text-agave-deep">Activa</strong>
        {since && ` desde el ${formatDate(since)}`}. {codesLeft(recoveryCodesLeft)}
      </p>
      {recoveryCodesLeft < FEW_CODES && (
        <p className="mt-3 border-l-4 border-amber bg-paper p-4">Pida códigos nuevos antes de quedarse sin ellos.</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Unfolding label="Pedir códigos nuevos">
          {(close) => (
            <PasswordCheck
              label="Pedir códigos de recuperación nuevos"
              button="Mostrar códigos nuevos"
              sendingLabel="Preparando…"
              post={renewRecoveryCodes}
              onSent={({ recoveryCodes }) => onNewCodes(recoveryCodes)}
              onCancel={close}
            >
              <p className="text-muted">Los códigos que guardó antes dejarán de servir.</p>
            </PasswordCheck>
          )}
        </Unfolding>
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
            Cualquiera que conozca su contraseña podrá entrar. Sus códigos de recuperación se borran.
          </p>
        </PasswordCheck>
      </Dialog>
    </>
  );
}

const codesLeft = (left: number): string =>
  left === 1 ? 'Le queda un código de recuperación.' : `Le quedan ${left} códigos de recuperación.`;
