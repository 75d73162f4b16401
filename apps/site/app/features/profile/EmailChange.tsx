import { useState } from 'react';
import { EmailInput } from '../../components/EmailInput.js';
import { PasswordInput, tooManyAttempts } from '../access/index.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { CancelButton } from './CancelButton.js';
import { SavedNote } from './SavedNote.js';
import { Unfolding } from './Unfolding.js';

interface EmailChangeProps {
  email: string;
  /** An address that was asked for and not confirmed yet. */
  pendingEmail: string | null;
  onAsked: () => void;
}

export function EmailChange({ email, pendingEmail, onAsked }: EmailChangeProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">{email}</p>
      {pendingEmail && (
        <p className="mt-4 border-l-4 border-amber bg-paper p-5">
          Falta que confirme <strong className="font-semibold wrap-anywhere">{pendingEmail}</strong>: abra el enlace que
          enviamos a ese correo. Mientras tanto sigue valiendo el de arriba.
        </p>
      )}
      <SavedNote>{asked && 'Le enviamos el enlace. Funciona durante una hora.'}</SavedNote>
      <div className="mt-5">
        <Unfolding label={pendingEmail ? 'Pedir otro cambio' : 'Cambiar correo'} onOpen={() => setAsked(false)}>
          {(close) => (
            <EmailForm
              present={email}
              onCancel={close}
              onSent={() => {
                setAsked(true);
                close();
                onAsked();
              }}
            />
          )}
        </Unfolding>
      </div>
    </>
  );
}

const TEXTS = { 'email:EMAIL.UNCHANGED': 'Ese ya es su correo. Escriba el nuevo.' };

interface EmailFormProps {
  /** The address the account has. */
  present: string;
  onSent: () => void;
  onCancel: () => void;
}

function EmailForm({ present, onSent, onCancel }: EmailFormProps) {
  const form = useSiteForm({
    empty: { email: '', currentPassword: '' },
    open: async () => (await import('./profile-forms.js')).openEmailForm(present),
    texts: TEXTS,
    explain: tooManyAttempts,
    onSent,
  });
  const { register, errorOf } = form;
  return (
    <ShortForm
      label="Cambiar correo"
      form={form}
      button="Enviarme el enlace"
      sendingLabel="Enviando…"
      otherAction={<CancelButton onClick={onCancel} />}
    >
      <EmailInput
        label="Nuevo correo"
        hint="Le enviamos ahí un enlace. El cambio se hace cuando lo abra."
        error={errorOf('email')}
        {...register('email')}
      />
      <PasswordInput
        label="Contraseña actual"
        autoComplete="current-password"
        maxLength={200}
        error={errorOf('currentPassword')}
        {...register('currentPassword')}
      />
    </ShortForm>
  );
}
