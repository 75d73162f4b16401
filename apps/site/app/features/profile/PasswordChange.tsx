import { NewPasswordInput } from '../access/index.js';
import { CurrentPassword } from './SecurityForm.js';
import { UnfoldingForm } from './UnfoldingForm.js';

const EMPTY = { currentPassword: '', newPassword: '' };
const TEXTS = { 'newPassword:PASSWORD.REQUIRED': 'Escriba la contraseña que quiere usar.' };

/** @param onChanged other sessions are over by then */
export function PasswordChange({ email, onChanged }: { email: string; onChanged: () => void }) {
  return (
    <UnfoldingForm
      opener="Cambiar contraseña"
      label="Cambiar contraseña"
      button="Cambiar contraseña"
      sendingLabel="Cambiando…"
      empty={EMPTY}
      open={async () => (await import('./profile-forms.js')).openPasswordForm()}
      texts={TEXTS}
      done="Su contraseña cambió. Cerramos las sesiones en otros equipos."
      doneAt="below"
      onDone={onChanged}
    >
      {({ register, errorOf }) => (
        <>
          {/* Tells password managers whose passwords these are. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <CurrentPassword error={errorOf('currentPassword')} {...register('currentPassword')} />
          <NewPasswordInput label="Nueva contraseña" error={errorOf('newPassword')} {...register('newPassword')} />
        </>
      )}
    </UnfoldingForm>
  );
}
