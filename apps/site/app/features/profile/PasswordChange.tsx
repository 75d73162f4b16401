import { useState } from 'react';
import { NewPasswordInput, PasswordInput, tooManyAttempts } from '../access/index.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { CancelButton } from './CancelButton.js';
import { SavedNote } from './SavedNote.js';
import { Unfolding } from './Unfolding.js';

const TEXTS = { 'newPassword:PASSWORD.REQUIRED': 'Escriba la contraseña que quiere usar.' };

/** @param onChanged other sessions are over by then */
export function PasswordChange({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [changed, setChanged] = useState(false);
  return (
    <>
      <Unfolding label="Cambiar contraseña" onOpen={() => setChanged(false)}>
        {(close) => (
          <PasswordForm
            email={email}
            onCancel={close}
            onSent={() => {
              setChanged(true);
              close();
              onChanged();
            }}
          />
        )}
      </Unfolding>
      <SavedNote>{changed && 'Su contraseña cambió. Cerramos las sesiones en otros equipos.'}</SavedNote>
    </>
  );
}

interface PasswordFormProps {
  email: string;
  onSent: () => void;
  onCancel: () => void;
}

function PasswordForm({ email, onSent, onCancel }: PasswordFormProps) {
  const form = useSiteForm({
    empty: { currentPassword: '', newPassword: '' },
    open: async () => (await import('./profile-forms.js')).openPasswordForm(),
    texts: TEXTS,
    explain: tooManyAttempts,
    onSent,
  });
  const { register, errorOf } = form;
  return (
    <ShortForm
      label="Cambiar contraseña"
      form={form}
      button="Cambiar contraseña"
      sendingLabel="Cambiando…"
      otherAction={<CancelButton onClick={onCancel} />}
    >
      {/* Tells password managers whose passwords these are. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Contraseña actual"
        autoComplete="current-password"
        maxLength={200}
        error={errorOf('currentPassword')}
        {...register('currentPassword')}
      />
      <NewPasswordInput label="Nueva contraseña" error={errorOf('newPassword')} {...register('newPassword')} />
    </ShortForm>
  );
}
