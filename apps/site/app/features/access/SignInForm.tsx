import { access } from '@flota/texts/site/access';
import type { SignInAnswer } from '../../api/session.js';
import { EmailInput } from '../../components/EmailInput.js';
import { REGISTER_PATH, RESET_PASSWORD_PATH } from '../../constants/paths.js';
import { ShortForm, useSiteForm } from '../forms/index.js';
import { AccessLinks } from './AccessLinks.js';
import { PasskeyButton } from './PasskeyButton.js';
import { PasswordInput } from './PasswordInput.js';
import { tooManyAttempts } from './too-many-attempts.js';
import { usePasskeysInBox } from './use-passkeys-in-box.js';

interface SignInFormProps {
  /** Whose account it has to be, where that is known. */
  email?: string;
  onAnswer: (answer: SignInAnswer) => void;
}

export function SignInForm({ email, onAnswer }: SignInFormProps) {
  const form = useSiteForm({
    empty: { email: email ?? '', password: '' },
    open: async () => (await import('./sign-in-forms.js')).openSignInForm(),
    explain: tooManyAttempts,
    onSent: onAnswer,
  });
  const { register, errorOf } = form;
  const anybody = email === undefined;
  usePasskeysInBox(anybody, onAnswer);
  return (
    <>
      <ShortForm label={access.title} form={form} button={access.submit} sendingLabel={access.submitting}>
        <EmailInput
          autoComplete={anybody ? 'username webauthn' : 'username'}
          readOnly={email !== undefined}
          error={errorOf('email')}
          {...register('email')}
        />
        <PasswordInput
          label={access.password}
          autoComplete="current-password"
          autoFocus={email !== undefined}
          maxLength={200}
          error={errorOf('password')}
          {...register('password')}
        />
      </ShortForm>
      {anybody && (
        <>
          <PasskeyButton
            label={access.enterByPasskey}
            enter={async () => (await import('./passkey-sign-in.js')).enterByPasskey()}
            onSignedIn={onAnswer}
          />
          <AccessLinks
            links={[
              { text: access.forgotten, to: RESET_PASSWORD_PATH },
              { text: access.firstTime, to: REGISTER_PATH },
            ]}
          />
        </>
      )}
    </>
  );
}
