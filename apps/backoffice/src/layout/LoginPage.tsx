import { Alert, Box, Button, Divider, Paper, Typography } from '@mui/material';
import type { StaffFactorNeeded, StaffSession } from '@flota/schemas';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { email, Form, Notification, PasswordInput, required, TextInput, useLogin, useNavigate } from 'react-admin';
import { session } from '../api/client.js';
import { canUsePasskeys } from '../api/passkeys.js';
import { headingFont } from '../theme/fonts.js';
import { color, roadMarking } from '../theme/tokens.js';
import { lenderName } from '../lender.js';
import { useAttempt } from '../components/use-attempt.js';
import { SecondStep } from './SecondStep.js';
import { signInProblem } from './sign-in-problem.js';

interface Credentials {
  email: string;
  password: string;
}

export function LoginPage() {
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

/** What stands around whoever is not inside yet. */
export const SignInFrame = ({ children, wide = false }: { children: ReactNode; wide?: boolean }) => (
  <Box
    component="main"
    sx={{
      minHeight: '100dvh',
      display: 'grid',
      gridTemplateColumns: { md: '5fr 6fr' },
      gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
    }}
  >
    <Brand />
    <Box sx={{ display: 'grid', placeItems: { xs: 'start center', md: 'center' }, p: { xs: 2, sm: 4 } }}>
      <Paper sx={{ width: '100%', maxWidth: wide ? 560 : 416, p: { xs: 3, sm: 4 } }}>{children}</Paper>
    </Box>
    <Notification />
  </Box>
);

const Brand = () => (
  <Box
    sx={{
      bgcolor: color.ink,
      color: color.sand,
      p: { xs: 3, md: 8 },
      display: 'flex',
      flexDirection: 'column',
      justifyContent: { xs: 'flex-start', md: 'flex-end' },
      gap: { xs: 1.5, md: 3 },
    }}
  >
    <Box
      sx={{
        fontFamily: headingFont,
        fontStretch: '120%',
        fontWeight: 750,
        fontSize: lenderName.length > 12 ? { xs: 28, md: 44 } : { xs: 32, md: 64 },
        lineHeight: 1.05,
        overflowWrap: 'anywhere',
      }}
    >
      {lenderName}
    </Box>
    <Box sx={{ height: 4, backgroundImage: roadMarking }} />
    <Typography sx={{ fontSize: { xs: 15, md: 18 }, maxWidth: '36ch' }}>
      Cotizaciones, clientes, contratos y contenido del sitio en un solo lugar.
    </Typography>
  </Box>
);
