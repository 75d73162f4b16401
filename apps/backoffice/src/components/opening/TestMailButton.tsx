import { type TestMailResult, testMailSchema } from '@flota/schemas';
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { problemOf } from '../../account/problem-of.js';
import { http } from '../../api/client.js';
import { TechnicalDetail } from '../TechnicalDetail.js';
import { useOpeningRefresh } from './site-opening.js';

/** Sends one mail now and says what the mail server answered. For administrators. */
export function TestMailButton() {
  const { canAccess } = useCanAccess({ resource: 'site-opening', action: 'test-mail' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<MailIcon />} onClick={() => setOpen(true)}>
        Enviar correo de prueba
      </Button>
      {isOpen && <TestMailDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** No form of its own: it stands within the one of the settings. */
function TestMailDialog({ onClose }: { onClose: () => void }) {
  const { data: identity } = useGetIdentity();
  const refresh = useOpeningRefresh();
  const titleId = useId();
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<TestMailResult>();
  const to = typed ?? (identity?.email as string | undefined) ?? '';
  const isAddress = testMailSchema.safeParse({ to }).success;

  async function send() {
    setBusy(true);
    setProblem(undefined);
    setResult(undefined);
    try {
      const body = testMailSchema.parse({ to });
      setResult(await http.json<TestMailResult>('/api/admin/site-opening/test-mail', { method: 'POST', body }));
      refresh();
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Enviar correo de prueba</DialogTitle>
      <DialogContent>
        <TextField
          label="Para"
          type="email"
          value={to}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (isAddress && !busy) void send();
          }}
          error={typed !== undefined && !isAddress}
          helperText={
            typed !== undefined && !isAddress
              ? 'Escriba una dirección de correo completa.'
              : 'Sale ahora mismo, por el mismo camino que todos los correos.'
          }
          fullWidth
          autoFocus
          margin="dense"
        />
        <Box aria-live="polite" sx={{ mt: 1 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {result && <Answer result={result} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cerrar
        </Button>
        <Button variant="contained" loading={busy} disabled={!isAddress} onClick={() => void send()}>
          {result ? 'Enviar otro' : 'Enviar'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const WORDS: Record<TestMailResult['outcome'], { severity: 'success' | 'error'; title: string; text: string }> = {
  taken: {
    severity: 'success',
    title: 'El servidor de correo lo aceptó',
    text: 'Revise que haya llegado y que no esté en la carpeta de no deseados.',
  },
  refused: {
    severity: 'error',
    title: 'El servidor de correo lo rechazó',
    text: 'Lo que respondió dice por qué: suele ser la contraseña, o un remitente que ese servidor no deja usar.',
  },
  unreachable: {
    severity: 'error',
    title: 'No pudimos hablar con el servidor de correo',
    text: 'Pida a sistemas que revise SMTP_URL y que este equipo pueda llegar a ese puerto.',
  },
};

function Answer({ result: { outcome, answer, from, to } }: { result: TestMailResult }) {
  const { severity, title, text } = WORDS[outcome];
  return (
    <Alert severity={severity} sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      <TechnicalDetail text={`De: ${from}\nPara: ${to}\n${answer || 'Sin respuesta'}`} />
    </Alert>
  );
}
