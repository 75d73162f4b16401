import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  LinearProgress,
  Link as MuiLink,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { ChainStep } from '@flota/schemas';
import { useState } from 'react';
import { Link, Title, useNotify } from 'react-admin';
import { Section } from '../../components/Figures.js';
import { useTask } from '../../components/use-task.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { brokenWords, isIntact } from './proof.js';
import { proveChain } from './prove-chain.js';

const HEAD = /^[0-9a-f]{64}$/i;

/** Proves that nobody changed the audit log, and says what to write down so that it can be proved again. */
export default function ProofPage() {
  const [noted, setNoted] = useState('');
  const [step, setStep] = useState<ChainStep>();
  const [provedAt, setProvedAt] = useState<string>();
  const { busy, run } = useTask();
  const head = noted.trim();
  const wrong = head !== '' && !HEAD.test(head);

  const prove = () =>
    run(async () => {
      setStep(undefined);
      setProvedAt(undefined);
      await proveChain(head, setStep);
      setProvedAt(new Date().toISOString());
    });

  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 860 }}>
      <Title title="Comprobar la bitácora" />
      <Section title="¿Alguien la cambió?">
        <Stack spacing={2}>
          <Typography>
            Cada movimiento de la bitácora lleva un sello que depende del anterior. Al comprobarla se vuelven a calcular
            todos: si alguien cambió, quitó o agregó uno por fuera, aquí se ve cuál fue el primero.
          </Typography>
          <TextField
            label="Cabeza anotada antes (opcional)"
            value={noted}
            onChange={({ target }) => setNoted(target.value)}
            error={wrong}
            helperText={
              wrong
                ? 'Son 64 caracteres: números y letras de la a a la f.'
                : 'Con la que anotó la última vez se comprueba además que no le falta el final ni se rehízo completa.'
            }
            slotProps={{ htmlInput: { maxLength: 80, spellCheck: false } }}
          />
          <Button
            variant="contained"
            onClick={() => void prove()}
            loading={busy}
            disabled={wrong}
            sx={{ alignSelf: 'start' }}
          >
            Comprobar ahora
          </Button>
          {busy && <Progress step={step} />}
          {step?.done && provedAt && <Outcome step={step} at={provedAt} />}
        </Stack>
      </Section>
      <MuiLink component={Link} to="/audit-log" sx={{ alignSelf: 'start' }}>
        Volver a la bitácora
      </MuiLink>
    </Stack>
  );
}

const Progress = ({ step }: { step?: ChainStep }) => (
  <Box role="status">
    <LinearProgress
      variant={step ? 'determinate' : 'indeterminate'}
      value={step ? (100 * step.proved) / Math.max(step.total, 1) : undefined}
      aria-label="Avance de la comprobación"
    />
    {step && `${formatCount(step.proved)} de ${formatCount(step.total)} movimientos`}
  </Box>
);

const entryPath = (id: string) => `/audit-log?${new URLSearchParams({ filter: JSON.stringify({ id: [id] }) })}`;

const Outcome = ({ step, at }: { step: ChainStep; at: string }) => (
  <Stack spacing={2} role="status">
    {isIntact(step) ? (
      <Alert severity="success">
        <AlertTitle>La bitácora está íntegra</AlertTitle>
        {formatCount(step.proved)} movimientos están como se escribieron.
        {step.noted === 'found' && ' La cabeza que anotó es parte de ella.'}
      </Alert>
    ) : (
      <Alert severity="error">
        <AlertTitle>La bitácora fue alterada</AlertTitle>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {brokenWords(step).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Box>
        {step.broken && (
          <MuiLink
            component={Link}
            to={entryPath(step.broken.entryId)}
            color="inherit"
            sx={{ display: 'block', my: 0.5 }}
          >
            Ver el movimiento número {step.broken.seq}
          </MuiLink>
        )}
        Avise a quien administra el sistema y no cambie nada: la guía es “verify-the-audit-log”.
      </Alert>
    )}
    {isIntact(step) && step.proved > 0 && <Head hash={step.head} at={at} />}
  </Stack>
);

function Head({ hash, at }: { hash: string; at: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => notify('Cabeza copiada.', { type: 'success' }),
      () => notify('No se pudo copiar: selecciónela y cópiela a mano.', { type: 'warning' }),
    );
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>Cabeza al {formatInstant(at)}</Typography>
      <Box
        component="code"
        sx={{
          display: 'block',
          overflowWrap: 'anywhere',
          fontFamily: 'monospace',
          fontSize: 15,
          py: 1,
          userSelect: 'all',
        }}
      >
        {hash}
      </Box>
      <Button size="small" startIcon={<ContentCopy />} onClick={() => void copy()}>
        Copiar
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Anótela con su fecha donde no la alcance quien administra la base de datos, por ejemplo en un correo a su
        auditoría externa. Hágalo cada semana.
      </Typography>
    </Box>
  );
}
