import { EmailInput } from '../../components/EmailInput.js';
import { CurrentPassword } from './SecurityForm.js';
import { UnfoldingForm } from './UnfoldingForm.js';

interface EmailChangeProps {
  email: string;
  /** An address that was asked for and not confirmed yet. */
  pendingEmail: string | null;
  onAsked: () => void;
}

const EMPTY = { email: '', currentPassword: '' };
const TEXTS = { 'email:EMAIL.UNCHANGED': 'Ese ya es su correo. Escriba el nuevo.' };

export function EmailChange({ email, pendingEmail, onAsked }: EmailChangeProps) {
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">{email}</p>
      {pendingEmail && (
        <p className="mt-4 border-l-4 border-amber bg-paper p-5">
          Falta que confirme <strong className="font-semibold wrap-anywhere">{pendingEmail}</strong>: abra el enlace que
          enviamos a ese correo. Mientras tanto sigue valiendo el de arriba.
        </p>
      )}
      <UnfoldingForm
        opener={pendingEmail ? 'Pedir otro cambio' : 'Cambiar correo'}
        label="Cambiar correo"
        button="Enviarme el enlace"
        sendingLabel="Enviando…"
        empty={EMPTY}
        open={async () => (await import('./profile-forms.js')).openEmailForm(email)}
        texts={TEXTS}
        done="Le enviamos el enlace. Funciona durante una hora."
        doneAt="above"
        onDone={onAsked}
      >
        {({ register, errorOf }) => (
          <>
            <EmailInput
              label="Nuevo correo"
              hint="Le enviamos ahí un enlace. El cambio se hace cuando lo abra."
              error={errorOf('email')}
              {...register('email')}
            />
            <CurrentPassword error={errorOf('currentPassword')} {...register('currentPassword')} />
          </>
        )}
      </UnfoldingForm>
    </>
  );
}
