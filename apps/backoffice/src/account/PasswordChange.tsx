import { Alert, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { http } from '../api/client.js';
import { problemOf } from './problem-of.js';

/** Who has just signed in or confirmed that it is them isn't asked for the old one again: the dialog over the page does. */
export function PasswordChange() {
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const newPassword = new FormData(event.currentTarget).get('newPassword') as string;
    setProblem(undefined);
    setSending(true);
    try {
      await http.send('/api/admin/own-account/password', { method: 'POST', body: { newPassword } });
      form.current?.reset();
      notify('Su contraseña cambió. Cerramos sus otras sesiones.', { type: 'success' });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <TextField
          name="newPassword"
          type="password"
          label="Contraseña nueva"
          helperText="Al menos 12 caracteres; una frase de varias palabras funciona bien."
          autoComplete="new-password"
          required
          fullWidth
          sx={{ maxWidth: 416 }}
        />
        <Button type="submit" variant="outlined" loading={sending}>
          Cambiar contraseña
        </Button>
      </Stack>
    </form>
  );
}
