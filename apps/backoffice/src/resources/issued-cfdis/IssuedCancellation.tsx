import { Alert, Stack, Typography } from '@mui/material';
import {
  adviceOn,
  type AdminCfdiCancellation,
  CANCELLATION_MOTIVE_NAMES,
  cancellationRejectionSchema,
} from '@flota/schemas';
import { useCanAccess, useGetIdentity } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { TextInput } from '../../components/form/TextInput.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { usePost } from '../../components/use-post.js';
import { formatInstant } from '../../i18n/format.js';
import { CANCELLATION_LOOK } from './looks.js';

interface CancellationProps {
  cancellation: AdminCfdiCancellation;
}

/** Why it is cancelled, who wanted it, and what SAT made of it. */
export const IssuedCancellation = ({ cancellation }: CancellationProps) => (
  <Section title="Cancelación" actions={<StateChip look={CANCELLATION_LOOK[cancellation.state]} />}>
    <Said cancellation={cancellation} />
    <Figures>
      <Figure label="Motivo del SAT">{CANCELLATION_MOTIVE_NAMES[cancellation.motive]}</Figure>
      <Figure label="Motivo">{cancellation.reason}</Figure>
      <Figure label="La pidió">
        {cancellation.maker?.name ?? 'El libro del contrato'}, {formatInstant(cancellation.createdAt)}
      </Figure>
      {cancellation.checker && <Figure label="Decidió">{cancellation.checker.name}</Figure>}
      {cancellation.askedAt && <Figure label="Enviada al SAT">{formatInstant(cancellation.askedAt)}</Figure>}
      {cancellation.decidedAt && <Figure label="Resuelta">{formatInstant(cancellation.decidedAt)}</Figure>}
    </Figures>
    {cancellation.state === 'waiting' && <Decision cancellation={cancellation} />}
  </Section>
);

function Said({ cancellation: { failureCode, lastError, state } }: CancellationProps) {
  if (state === 'rejected') {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        Quien la recibió no aceptó: sigue vigente. Acuérdelo con el cliente y pídala de nuevo.
      </Alert>
    );
  }
  if (!lastError) return null;
  return (
    <Alert severity={state === 'failed' ? 'error' : 'info'} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <Typography>{lastError}</Typography>
      {state === 'failed' && adviceOn(failureCode)}
    </Alert>
  );
}

/** By another person than whoever asked. */
function Decision({ cancellation: { id, maker } }: CancellationProps) {
  const { canAccess } = useCanAccess({ resource: 'issued-cfdis', action: 'decide' });
  const { identity } = useGetIdentity();
  const { busy, post } = usePost();
  if (!canAccess || !identity) return null;
  if (identity.id === maker?.id) {
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        Usted la pidió: la autoriza otra persona.
      </Alert>
    );
  }
  const approve = () => post(`/api/admin/cfdi-cancellations/${id}/approve`, 'Autorizada: la cancelación va al SAT.');
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
      <ConfirmedButton
        variant="contained"
        busy={busy}
        title="Autorizar la cancelación"
        content="Se pide al SAT, y no se puede deshacer."
        confirm="Autorizar"
        onConfirm={approve}
      >
        Autorizar
      </ConfirmedButton>
      <DialogFormButton
        button={{ variant: 'outlined', color: 'error', children: 'No autorizar' }}
        title="No autorizar la cancelación"
        submit="No autorizar"
        done="La factura sigue vigente."
        defaultValues={{ reason: '' }}
        schema={cancellationRejectionSchema}
        read={({ reason }) => ({ reason: reason as unknown })}
        send={(body) => http.send(`/api/admin/cfdi-cancellations/${id}/reject`, { method: 'POST', body })}
      >
        <TextInput
          source="reason"
          label="Motivo"
          multiline
          minRows={2}
          isRequired
          helperText="Lo lee quien la pidió."
        />
      </DialogFormButton>
    </Stack>
  );
}
