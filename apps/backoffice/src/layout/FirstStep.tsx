import { Alert, Button, Divider, TextField } from '@mui/material';
import type { StaffFactorNeeded, StaffSession } from '@flota/schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { session } from '../api/client.js';
import { canUsePasskeys } from '../api/passkeys.js';
import { useAttempt } from '../components/use-attempt.js';
import { PasswordField } from './PasswordField.js';
import { signInProblem } from './sign-in-problem.js';

type Wrong = Partial<Record<'email' | 'password', string>>;

interface FirstStepProps {
  onAnswer: (answer: StaffSession | StaffFactorNeeded) => void;
}

/** Mailbox and password, or a passkey alone. Without react-admin's forms, which nobody needs before they are inside. */
export function FirstStep({ onAnswer }: FirstStepProps) {
  const { problem, sending, attempt } = useAttempt(signInProblem);
  const problemRef = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});

  useEffect(() => {
    if (problem) problemRef.current?.focus();
  }, [problem]);

  const signInBy = (way: () => Promise<StaffSession | StaffFactorNeeded>) => attempt(async () => onAnswer(await way()));
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, password } = fieldsOf(event.currentTarget);
    const found = wrongIn(email, password);
    setWrong(found);
    if (found.email) email.focus();
    else if (found.password) password.focus();
    else void signInBy(() => session.signIn(email.value, password.value));
  };
  /** What was refused is looked at again as it is mended. */
  const look = (event: FormEvent<HTMLFormElement>) => {
    const { email, password } = fieldsOf(event.currentTarget);
    const now = wrongIn(email, password);
    setWrong((former) => ({ email: former.email && now.email, password: former.password && now.password }));
  };

  return (
    <>
      {problem && (
        <Alert ref={problemRef} severity="error" tabIndex={-1} sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <form onSubmit={signIn} onInput={look} noValidate>
        <TextField
          name="email"
          type="email"
          label="Correo electrónico"
          autoComplete="username"
          autoFocus
          required
          size="medium"
          error={Boolean(wrong.email)}
          helperText={wrong.email}
          slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField problem={wrong.password} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={sending}
          sx={{ mt: 2, minHeight: 48 }}
        >
          {sending ? 'Comprobando…' : 'Entrar'}
        </Button>
      </form>
      {canUsePasskeys() && (
        <>
          <Divider sx={{ my: 2 }}>o</Divider>
          <Button
            variant="outlined"
            size="large"
            fullWidth
            disabled={sending}
            onClick={() => void signInBy(() => session.withPasskeyAlone())}
            sx={{ minHeight: 48 }}
          >
            Usar llave de acceso
          </Button>
        </>
      )}
    </>
  );
}

const fieldsOf = (form: HTMLFormElement) =>
  form.elements as HTMLFormControlsCollection & Record<'email' | 'password', HTMLInputElement>;

const wrongIn = (email: HTMLInputElement, password: HTMLInputElement): Wrong => ({
  email: email.validity.valueMissing
    ? 'Escriba su correo electrónico.'
    : email.validity.valid
      ? undefined
      : 'El correo no está completo o tiene un error.',
  password: password.validity.valueMissing ? 'Escriba su contraseña.' : undefined,
});
