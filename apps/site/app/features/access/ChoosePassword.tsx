import type { SignInAnswer } from '../../api/session.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { NewPasswordInput } from './NewPasswordInput.js';
import { tooManyAttempts } from './too-many-attempts.js';

const EMPTY = { password: '' };

interface ChoosePasswordProps {
  /** Of the mail's link. */
  token: string;
  onAnswer: (answer: SignInAnswer) => void;
  /** The link stopped working while the page was open. */
  onExpired: () => void;
}

export function ChoosePassword({ token, onAnswer, onExpired }: ChoosePasswordProps) {
  const form = useSiteForm({
    empty: EMPTY,
    open: async () => (await import('./sign-in-forms.js')).openNewPasswordForm({ token, onExpired }),
    texts: { 'password:PASSWORD.REQUIRED': 'Escriba la contraseña que quiere usar.' },
    explain: tooManyAttempts,
    onSent: onAnswer,
  });
  return (
    <ShortForm label="Elija su contraseña" form={form} button="Guardar y entrar" sendingLabel="Guardando…">
      <NewPasswordInput label="Nueva contraseña" error={form.errorOf('password')} {...form.register('password')} />
    </ShortForm>
  );
}
