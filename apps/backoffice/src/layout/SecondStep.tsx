import { Alert, Button, Link, Stack, TextField, Typography } from '@mui/material';
import type { StaffFactorNeeded, StaffSession } from '@flota/schemas';
import { type FormEvent, useState } from 'react';
import { session } from '../api/client.js';
import { canUsePasskeys } from '../api/passkeys.js';
import { useAttempt } from '../components/use-attempt.js';
import { secondStepProblem } from './sign-in-problem.js';

interface SecondStepProps {
  needed: StaffFactorNeeded;
  onSignedIn: (session: StaffSession) => void;
  /** To the password: the ticket is over, or it is somebody else. */
  onBack: () => void;
}

/** What comes after the password: a passkey, a code of the app or a recovery code, or asking for help. */
export function SecondStep({ needed, onSignedIn, onBack }: SecondStepProps) {
  const { problem, sending, attempt } = useAttempt(secondStepProblem);
  const [lost, setLost] = useState(false);
  const { passkey } = needed;

  const signInBy = (way: () => Promise<StaffSession>) => void attempt(async () => onSignedIn(await way()));
  const submitCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code') as string;
    signInBy(() => session.withCode(needed.ticket, code));
  };

  if (lost) return <AskForHelp ticket={needed.ticket} onBack={onBack} />;
  return (
    <Stack spacing={2}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {passkey && canUsePasskeys() && (
        <Button
          variant="contained"
          size="large"
          loading={sending}
          onClick={() => signInBy(() => session.withPasskey(needed.ticket, passkey))}
          sx={{ minHeight: 48 }}
        >
          Usar llave de acceso
        </Button>
      )}
      <form onSubmit={submitCode}>
        <TextField
          name="code"
          label={needed.totp ? 'Código de seis dígitos' : 'Código de recuperación'}
          helperText={needed.totp ? 'De su aplicación; también sirve un código de recuperación.' : undefined}
          autoComplete="one-time-code"
          autoFocus={!passkey}
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false } }}
        />
        <Button
          type="submit"
          variant={passkey && canUsePasskeys() ? 'outlined' : 'contained'}
          size="large"
          fullWidth
          loading={sending}
          sx={{ mt: 2, minHeight: 48 }}
        >
          Entrar
        </Button>
      </form>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Link component="button" type="button" onClick={onBack} sx={{ py: 1 }}>
          Volver
        </Link>
        <Link component="button" type="button" onClick={() => setLost(true)} sx={{ py: 1 }}>
          Perdí mi segundo paso
        </Link>
      </Stack>
    </Stack>
  );
}

/** Another administrator has to say that it is them. */
function AskForHelp({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const [state, setState] = useState<'asking' | 'sending' | 'asked'>('asking');
  const [problem, setProblem] = useState<string>();
  const ask = async () => {
    setProblem(undefined);
    setState('sending');
    try {
      await session.askForRecovery(ticket);
      setState('asked');
    } catch (error) {
      setProblem(secondStepProblem(error));
      setState('asking');
    }
  };
  if (state === 'asked') {
    return (
      <Stack spacing={2}>
        <Alert severity="success">
          Avisamos a quienes administran las cuentas. Llame a una de esas personas: cuando lo autorice tendrá una hora
          para entrar con su contraseña y configurar un segundo paso nuevo.
        </Alert>
        <Button onClick={onBack}>Volver</Button>
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Typography>
        Si no tiene su aplicación, sus llaves de acceso ni sus códigos de recuperación, otra persona de administración
        puede autorizar que los configure de nuevo. Lo que tenía antes dejará de servir.
      </Typography>
      <Button variant="contained" size="large" loading={state === 'sending'} onClick={() => void ask()}>
        Pedir ayuda
      </Button>
      <Button onClick={onBack}>Volver</Button>
    </Stack>
  );
}
