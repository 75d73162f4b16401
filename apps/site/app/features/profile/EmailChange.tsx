import { EmailInput } from '../../components/EmailInput.js';
import { CurrentPassword } from './SecurityForm.js';
import { UnfoldingForm } from './UnfoldingForm.js';

interface EmailChangeProps {
  email: string;
  /** Our mail comes back from it. */
  bounces: boolean;
  /** An address that was asked for and not confirmed yet. */
  pendingEmail: string | null;
  onAsked: () => void;
}

const EMPTY = { email: '', currentPassword: '' };
const TEXTS = { 'email:EMAIL.UNCHANGED': 'Ese ya es su correo. Escriba el nuevo.' };

export function EmailChange({ email, bounces, pendingEmail, onAsked }: EmailChangeProps) {
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">{email}</p>
      {bounces && (
        <p role="status" className="mt-4 border-l-4 border-brick bg-paper p-5">
          <strong className="block font-semibold">Nuestros correos no llegan a esta dirección.</strong>
          Por eso dejamos de enviarle avisos; le siguen llegando solo los enlaces para entrar, los de seguridad y los
          recibos. Revise que esté bien escrita y cámbiela si hace falta. Si es correcta, escríbanos desde Mensajes y la
          reactivamos.
        </p>
      )}
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
