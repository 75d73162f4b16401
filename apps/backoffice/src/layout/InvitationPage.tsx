import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import type { StaffFactorNeeded, StaffSession } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { problemOf } from '../account/problem-of.js';
import { session } from '../api/client.js';
import { useAttempt } from '../components/use-attempt.js';
import { SignInFrame } from './SignInFrame.js';
import { SecondStep } from './SecondStep.js';

const tokenOfPage = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** Where the link of an invitation leads: its owner chooses a password and is inside. */
export default function InvitationPage() {
  const [token] = useState(tokenOfPage);
  const { data, isPending, error } = useQuery({
    queryKey: ['invitation'],
    queryFn: () => session.invited(token),
    retry: false,
  });
  const [needed, setNeeded] = useState<StaffFactorNeeded | null>(null);
  // The page anew: who it is of is read from the session when it opens.
  const enter = () => location.replace('/admin/');
  const next = (answer: StaffSession | StaffFactorNeeded) => ('ticket' in answer ? setNeeded(answer) : enter());

  return (
    <SignInFrame>
      <Typography component="h1" variant="h2" sx={{ mb: 2 }}>
        {needed ? 'Confirme que es usted' : 'Elija su contraseña'}
      </Typography>
      {isPending && <Typography color="textSecondary">Comprobando el enlace…</Typography>}
      {error && (
        <Alert severity="error">Este enlace ya se usó o caducó. Pida otro a quien administra las cuentas.</Alert>
      )}
      {needed && <SecondStep needed={needed} onSignedIn={enter} onBack={() => location.replace('/admin/login')} />}
      {data && !needed && <ChoosePassword token={token} invited={data} onAnswer={next} />}
    </SignInFrame>
  );
}

interface ChoosePasswordProps {
  token: string;
  invited: { name: string; email: string };
  onAnswer: (answer: StaffSession | StaffFactorNeeded) => void;
}

function ChoosePassword({ token, invited, onAnswer }: ChoosePasswordProps) {
  const { problem, sending, attempt } = useAttempt(problemOf);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password') as string;
    void attempt(async () => onAnswer(await session.acceptInvitation(token, password)));
  };
  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        <Typography color="textSecondary">
          Hola, {invited.name}. Con ella y su correo entrará a la administración.
        </Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          label="Correo electrónico"
          value={invited.email}
          autoComplete="username"
          fullWidth
          slotProps={{ input: { readOnly: true } }}
        />
        <TextField
          name="password"
          type="password"
          label="Contraseña nueva"
          helperText="Al menos 12 caracteres; una frase de varias palabras funciona bien."
          autoComplete="new-password"
          autoFocus
          required
          fullWidth
        />
        <Button type="submit" variant="contained" size="large" loading={sending} sx={{ minHeight: 48 }}>
          Guardar y entrar
        </Button>
      </Stack>
    </form>
  );
}
