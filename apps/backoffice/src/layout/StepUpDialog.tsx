import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import type { StepUpProof, StepUpWays } from '@flota/schemas';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { http, stepUp } from '../api/client.js';
import { answerWithPasskey, canUsePasskeys } from '../api/passkeys.js';
import { useAttempt } from '../components/use-attempt.js';
import { secondStepProblem } from './sign-in-problem.js';

/** Over whatever page is open when something grave is asked for and the last proof is old. What was typed stays. */
export function StepUpDialog() {
  const [answer, setAnswer] = useState<((proved: boolean) => void) | null>(null);
  useEffect(() => {
    let leave = () => {};
    const takeBack = stepUp.askedBy(
      () =>
        new Promise((resolve) => {
          const settle = (proved: boolean) => {
            setAnswer(null);
            resolve(proved);
          };
          leave = () => settle(false);
          setAnswer(() => settle);
        }),
    );
    return () => {
      takeBack();
      leave();
    };
  }, []);
  return answer && <ProofDialog onAnswer={answer} />;
}

const prove = (proof: StepUpProof) => http.send('/api/auth/staff/step-up', { method: 'POST', body: proof });

function ProofDialog({ onAnswer }: { onAnswer: (proved: boolean) => void }) {
  const titleId = useId();
  const [ways, setWays] = useState<StepUpWays>({ totp: false, passkey: null });
  const [byCode, setByCode] = useState(false);
  const { problem, sending, attempt } = useAttempt(secondStepProblem);
  const { passkey } = ways;

  useEffect(() => {
    // Without an answer the password is there.
    http.json<StepUpWays>('/api/auth/staff/step-up').then(setWays, () => {});
  }, []);

  const proveBy = (proof: () => Promise<StepUpProof>) =>
    void attempt(async () => {
      await prove(await proof());
      onAnswer(true);
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React hands events of a dialog to the form that it stands in, too.
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get('proof') as string;
    proveBy(async () => (byCode ? { code: typed } : { password: typed }));
  };

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>Confirme que es usted</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            Por seguridad, confirme {byCode ? 'con un código' : 'su contraseña'}: pasaron más de diez minutos desde la
            última vez. Lo que escribió sigue aquí.
          </Typography>
          {problem && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          {passkey && canUsePasskeys() && (
            <Button
              variant="outlined"
              fullWidth
              disabled={sending}
              sx={{ mb: 1.5 }}
              onClick={() => proveBy(async () => ({ passkey: await answerWithPasskey(passkey) }))}
            >
              Usar llave de acceso
            </Button>
          )}
          <TextField
            key={byCode ? 'code' : 'password'}
            name="proof"
            type={byCode ? 'text' : 'password'}
            label={byCode ? 'Código de seis dígitos' : 'Contraseña'}
            autoComplete={byCode ? 'one-time-code' : 'current-password'}
            autoFocus
            required
            fullWidth
            margin="dense"
          />
          {ways.totp && (
            <Button size="small" onClick={() => setByCode(!byCode)}>
              {byCode ? 'Usar mi contraseña' : 'Usar un código de mi aplicación'}
            </Button>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onAnswer(false)} disabled={sending}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={sending}>
            Confirmar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
