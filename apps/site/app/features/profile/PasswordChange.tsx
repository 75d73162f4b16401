import { NewPasswordInput } from '../access/index.js';
import { CurrentPassword } from './SecurityForm.js';
import { UnfoldingForm } from './UnfoldingForm.js';

const EMPTY = { currentPassword: '', newPassword: '' };
const TEXTS = { 'newPassword:PASSWORD.REQUIRED': 'Escriba la contraseña que quiere usar.' };

interface PasswordChangeProps {
  name: string;
  email: string;
  /** Other sessions are over by then. */
  onChanged: () => void;
}

export function PasswordChange({ name, email, onChanged }: PasswordChangeProps) {
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
          <NewPasswordInput
            label="Nueva contraseña"
            owner={[name, email]}
            error={errorOf('newPassword')}
            {...register('newPassword')}
          />
        </>
      )}
    </UnfoldingForm>
  );
}
