import { Link } from 'react-router';
import type { SignInAnswer } from '../../api/session.js';
import { TextInput } from '../../components/TextInput.js';
import { REGISTER_PATH, RESET_PASSWORD_PATH } from '../../constants/paths.js';
import { ShortForm } from '../forms/ShortForm.js';
import { useSiteForm } from '../forms/use-site-form.js';
import { PasswordInput } from './PasswordInput.js';
import { tooManyAttempts } from './too-many-attempts.js';

const EMPTY = { email: '', password: '' };

export function SignInForm({ onAnswer }: { onAnswer: (answer: SignInAnswer) => void }) {
  const form = useSiteForm({
    empty: EMPTY,
    open: async () => (await import('./sign-in-forms.js')).openSignInForm(),
    explain: tooManyAttempts,
    onSent: onAnswer,
  });
  const { register, errorOf } = form;
  return (
    <>
      <ShortForm label="Acceso clientes" form={form} button="Entrar" sendingLabel="Entrando…">
        <TextInput
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errorOf('email')}
          {...register('email')}
        />
        <PasswordInput
          label="Contraseña"
          autoComplete="current-password"
          maxLength={200}
          error={errorOf('password')}
          {...register('password')}
        />
      </ShortForm>
      <ul className="mt-8 border-t border-line pt-5">
        <li>
          <Link to={RESET_PASSWORD_PATH} className="link inline-flex min-h-11 items-center">
            ¿Olvidó su contraseña?
          </Link>
        </li>
        <li>
          ¿Es su primera vez?{' '}
          <Link to={REGISTER_PATH} className="link inline-flex min-h-11 items-center">
            Active su cuenta
          </Link>
        </li>
      </ul>
    </>
  );
}
