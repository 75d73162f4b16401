import { Alert, Button, Divider, Typography } from '@mui/material';
import type { StaffFactorNeeded, StaffSession } from '@flota/schemas';
import { useEffect, useRef, useState } from 'react';
import { email, Form, PasswordInput, required, TextInput, useLogin, useNavigate } from 'react-admin';
import { session } from '../api/client.js';
import { canUsePasskeys } from '../api/passkeys.js';
import { useAttempt } from '../components/use-attempt.js';
import { SecondStep } from './SecondStep.js';
import { SignInFrame } from './SignInFrame.js';
import { signInProblem } from './sign-in-problem.js';

interface Credentials {
  email: string;
  password: string;
}

export default function LoginPage() {
  const enter = useLogin();
  const navigate = useNavigate();
  const [needed, setNeeded] = useState<StaffFactorNeeded | null>(null);

  useEffect(() => {
    if (session.staff) navigate('/');
  }, [navigate]);

  const next = (answer: StaffSession | StaffFactorNeeded) => {
    if ('ticket' in answer) setNeeded(answer);
    // To where they wanted to go.
    else void enter({});
  };

  return (
    <SignInFrame>
      <Typography component="h1" variant="h2" sx={{ mb: 0.5 }}>
        {needed ? 'Confirme que es usted' : 'Inicie sesión'}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {needed ? 'Su cuenta tiene verificación en dos pasos.' : 'Con la cuenta que le dio su empresa.'}
      </Typography>
      {needed ? (
        <SecondStep needed={needed} onSignedIn={next} onBack={() => setNeeded(null)} />
      ) : (
        <FirstStep onAnswer={next} />
      )}
    </SignInFrame>
  );
}

function FirstStep({ onAnswer }: { onAnswer: (answer: StaffSession | StaffFactorNeeded) => void }) {
  const { problem, sending, attempt } = useAttempt(signInProblem);
  const problemRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem) problemRef.current?.focus();
  }, [problem]);

  const signInBy = (way: () => Promise<StaffSession | StaffFactorNeeded>) => attempt(async () => onAnswer(await way()));
  const signIn = ({ email = '', password = '' }: Partial<Credentials>) =>
    signInBy(() => session.signIn(email, password));

  return (
    <>
      {problem && (
        <Alert ref={problemRef} severity="error" tabIndex={-1} sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Form onSubmit={signIn} noValidate>
        <TextInput
          source="email"
          type="email"
          label="Correo electrónico"
          autoComplete="username"
          autoFocus
          size="medium"
          helperText={false}
          validate={[required('Escriba su correo electrónico.'), email()]}
          slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordInput
          source="password"
          label="Contraseña"
          autoComplete="current-password"
          size="medium"
          helperText={false}
          validate={required('Escriba su contraseña.')}
        />
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
      </Form>
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
