import { Alert, Box, Typography } from '@mui/material';
import { type AdminSigning, SIGNING_OPEN, SIGNING_WANTED, signingReasonSchema } from '@flota/schemas';
import { useCanAccess, useRefresh } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { Section } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { SIGNING_STATE_LOOK } from '../../components/states/signing.js';
import { useTask } from '../../components/use-task.js';

/** How it stands, and what may be done about it. */
export function SigningActions({ request }: { request: AdminSigning }) {
  const { canAccess: mayAsk } = useCanAccess({ resource: 'signing-requests', action: 'create' });
  const { canAccess: mayAccept } = useCanAccess({ resource: 'signing-requests', action: 'accept' });
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const { reason, state, trouble } = request;
  const act = (action: string, done: string) =>
    run(async () => {
      await http.send(`/api/admin/signing-requests/${request.id}/${action}`, { method: 'POST' });
      refresh();
    }, done);
  const isOpen = SIGNING_OPEN.some((each) => each === state);
  return (
    <Section title="Seguimiento" actions={<StateChip look={SIGNING_STATE_LOOK[state]} />}>
      {trouble && (
        <Alert severity={trouble.givenUp ? 'error' : 'warning'} sx={{ mb: 2 }}>
          {trouble.text} {trouble.givenUp ? 'Corríjalo y elija «Preguntar de nuevo».' : 'Se intenta de nuevo solo.'}
        </Alert>
      )}
      {state === 'review' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Todos firmaron, pero un certificado tiene otro RFC. Finanzas lo acepta con un motivo, o se cancela y se pide
          de nuevo.
        </Alert>
      )}
      {reason && <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>Motivo: {reason}</Typography>}
      {!isOpen && !reason && (
        <Typography color="textSecondary">
          {state === 'completed' ? 'Quedó firmada. No hay nada más que hacer.' : 'Ya no se puede firmar.'}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayAccept && state === 'review' && <AcceptButton request={request} />}
        {mayAsk && SIGNING_WANTED.some((each) => each === state) && (
          <ConfirmedButton
            variant="outlined"
            title="Enviar recordatorio"
            content="Quien no ha firmado recibe un correo ahora. También se le recuerda solo cada tres días."
            confirm="Enviar"
            busy={busy}
            onConfirm={() => void act('remind', 'El recordatorio va en camino.')}
          >
            Recordar
          </ConfirmedButton>
        )}
        {mayAsk && isOpen && state !== 'review' && (
          <ConfirmedButton
            variant="outlined"
            title="Preguntar de nuevo"
            content="Se le pregunta ahora al proveedor cómo va el documento, o se le envía si todavía no lo tiene."
            confirm="Preguntar"
            busy={busy}
            onConfirm={() => void act('retry', 'Se le pregunta al proveedor. Recargue en unos segundos.')}
          >
            Preguntar de nuevo
          </ConfirmedButton>
        )}
        {mayAsk && isOpen && <CancelButton request={request} />}
      </Box>
    </Section>
  );
}

const readReason = ({ reason }: Record<string, unknown>) => ({ reason: typeof reason === 'string' ? reason : '' });

const AcceptButton = ({ request: { folio, id } }: { request: AdminSigning }) => (
  <DialogFormButton
    button={{ variant: 'contained', children: 'Aceptar certificado' }}
    title={`Aceptar el certificado con otro RFC: ${folio}`}
    submit="Aceptar"
    done="Se acepta; la firma se completa al llegar su constancia."
    defaultValues={{ reason: '' }}
    schema={signingReasonSchema}
    read={readReason}
    send={(body) => http.send(`/api/admin/signing-requests/${id}/accept`, { method: 'POST', body })}
  >
    <TextInput
      source="reason"
      label="Motivo"
      multiline
      minRows={3}
      isRequired
      helperText="Por ejemplo, con qué poder firmó quien firmó. Queda en la bitácora."
    />
  </DialogFormButton>
);

const CancelButton = ({ request: { folio, id } }: { request: AdminSigning }) => (
  <DialogFormButton
    button={{ variant: 'outlined', color: 'error', children: 'Cancelar' }}
    title={`Cancelar la firma: ${folio}`}
    submit="Cancelar la firma"
    done="Ya nadie puede firmarla. El cliente recibe un correo."
    defaultValues={{ reason: '' }}
    schema={signingReasonSchema}
    read={readReason}
    send={(body) => http.send(`/api/admin/signing-requests/${id}/cancel`, { method: 'POST', body })}
  >
    <TextInput
      source="reason"
      label="Motivo"
      multiline
      minRows={3}
      isRequired
      helperText="El cliente lo lee. No se puede deshacer: tendría que pedirla de nuevo."
    />
  </DialogFormButton>
);
