import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { useAttempt } from '../components/use-attempt.js';
import { factors } from './factors-api.js';
import { problemOf } from './problem-of.js';

interface SetupProps {
  /** The recovery codes that come with the first second factor. */
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** A name for the passkey; the browser does the rest. */
export function PasskeySetup({ onAdded, onCancel }: SetupProps) {
  const { problem, sending, attempt } = useAttempt(problemOf);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name') as string;
    void attempt(async () => onAdded((await factors.addPasskey(name)).recoveryCodes));
  };

  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Typography>
          Una llave de acceso vive en su computadora, su teléfono o su administrador de contraseñas. Para usarla le
          pedirán su huella, su cara o su PIN.
        </Typography>
        <TextField
          name="name"
          label="Nombre de la llave"
          helperText="Para reconocerla, por ejemplo «Laptop de la oficina»."
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button type="submit" variant="contained" loading={sending}>
            Crear llave
          </Button>
          <Button onClick={onCancel} disabled={sending}>
            Cancelar
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
