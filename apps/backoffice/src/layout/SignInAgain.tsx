import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import type { StaffFactorNeeded, StaffSession } from '@flota/schemas';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { session } from '../api/client.js';
import { SecondStep } from './SecondStep.js';
import { signInProblem } from './sign-in-problem.js';

interface Over {
  /** Of whoever was signed in; nobody else may go on. */
  email: string;
  /** `null` when they'd rather leave. */
  answer: (session: StaffSession | null) => void;
}

/** Over whatever page is open when the session ends: who signs in again goes on where they were, with all they typed. */
export function SignInAgain() {
  const [over, setOver] = useState<Over | null>(null);
  useEffect(() => {
    let leave = () => {};
    const takeBack = session.whenOver(
      ({ staff }) =>
        new Promise((resolve) => {
          const answer = (signedIn: StaffSession | null) => {
            setOver(null);
            resolve(signedIn);
          };
          leave = () => answer(null);
          setOver({ email: staff.email, answer });
        }),
    );
    return () => {
      takeBack();
      leave();
    };
  }, []);
  return over && <PasswordDialog {...over} />;
}

function PasswordDialog({ email, answer }: Over) {
  const titleId = useId();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const [needed, setNeeded] = useState<StaffFactorNeeded | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password') as string;
    setSending(true);
    try {
      const signedIn = await session.signIn(email, password);
      setProblem(undefined);
      setSending(false);
      if ('ticket' in signedIn) setNeeded(signedIn);
      else answer(signedIn);
    } catch (error) {
      setProblem(signInProblem(error));
      setSending(false);
    }
  };

  if (needed) {
    return (
      <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Confirme que es usted</DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <SecondStep needed={needed} onSignedIn={answer} onBack={() => setNeeded(null)} />
        </DialogContent>
      </Dialog>
    );
  }
  return (
    // Without `onClose`: a slip of the finger would throw away what stands behind it.
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>Su sesión terminó</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            Entre de nuevo y siga donde estaba. Lo que escribió sigue aquí.
          </Typography>
          {problem && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          <TextField
            label="Correo electrónico"
            value={email}
            autoComplete="username"
            fullWidth
            margin="dense"
            slotProps={{ input: { readOnly: true } }}
          />
          <TextField
            name="password"
            type="password"
            label="Contraseña"
            autoComplete="current-password"
            autoFocus
            required
            fullWidth
            margin="dense"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(null)} disabled={sending}>
            Salir sin guardar
          </Button>
          <Button type="submit" variant="contained" loading={sending}>
            Entrar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
