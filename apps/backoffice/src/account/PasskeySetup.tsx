import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { factors } from './factors-api.js';
import { problemOf } from './problem-of.js';

interface SetupProps {
  /** The recovery codes that come with the first second factor. */
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** A name for the passkey; the browser does the rest. */
export function PasskeySetup({ onAdded, onCancel }: SetupProps) {
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name') as string;
    setProblem(undefined);
    setSending(true);
    try {
      onAdded((await factors.addPasskey(name)).recoveryCodes);
    } catch (error) {
      setProblem(problemOf(error));
      setSending(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
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
