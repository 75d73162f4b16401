import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { StaffTotpSetup } from '@flota/schemas';
import { type FormEvent, useEffect, useState } from 'react';
import { factors } from './factors-api.js';
import { problemOf } from './problem-of.js';

interface SetupProps {
  /** The recovery codes that come with the first second factor. */
  onAdded: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** The key for the app, and the code that shows it arrived there. */
export function AppSetup({ onAdded, onCancel }: SetupProps) {
  const [setup, setSetup] = useState<StaffTotpSetup | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);

  useEffect(() => {
    factors.beginTotp().then(setSetup, (error: unknown) => setProblem(problemOf(error)));
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!setup) return;
    const code = new FormData(event.currentTarget).get('code') as string;
    setProblem(undefined);
    setSending(true);
    try {
      onAdded((await factors.confirmTotp(setup.ticket, code)).recoveryCodes);
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
          1. Abra en su teléfono una aplicación de verificación, como Google Authenticator o Microsoft Authenticator, y
          escanee este código.
        </Typography>
        {setup && (
          <>
            <Box
              component="img"
              src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
              alt="Código QR para su aplicación de verificación"
              sx={{ width: 208, height: 208, bgcolor: '#fff', border: 1, borderColor: 'divider' }}
            />
            <Typography variant="body2" color="textSecondary">
              ¿No puede escanearlo? Escriba esta clave en la aplicación:{' '}
              <Box component="strong" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
                {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
              </Box>
            </Typography>
          </>
        )}
        <Typography>2. Escriba el código de seis dígitos que muestra.</Typography>
        <TextField
          name="code"
          label="Código de seis dígitos"
          autoComplete="one-time-code"
          required
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        />
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Button type="submit" variant="contained" loading={sending} disabled={!setup}>
            Activar
          </Button>
          <Button onClick={onCancel} disabled={sending}>
            Cancelar
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
