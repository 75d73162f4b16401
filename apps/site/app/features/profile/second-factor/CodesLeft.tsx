import { renewRecoveryCodes } from '../../../api/account/profile.js';
import { PasswordCheck } from '../PasswordCheck.js';
import { Unfolding } from '../Unfolding.js';

const FEW_CODES = 3;

/** How many recovery codes are left, in a sentence. */
export const codesLeftWords = (left: number): string =>
  left === 1 ? 'Le queda un código de recuperación.' : `Le quedan ${left} códigos de recuperación.`;

export const FewCodes = ({ left }: { left: number }) =>
  left < FEW_CODES && (
    <p className="mt-3 border-l-4 border-amber bg-paper p-4">Pida códigos nuevos antes de quedarse sin ellos.</p>
  );

/** Codes in place of those before, whichever second factor there is. */
export const RenewCodes = ({ onNewCodes }: { onNewCodes: (codes: string[]) => void }) => (
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
);
