import { Alert, Box } from '@mui/material';
import { type AdminDeskRequest, deskRejectionSchema } from '@flota/schemas';
import { useGetIdentity } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { usePost } from '../../components/use-post.js';
import { formatMoney } from '../../i18n/format.js';

interface DeskDecisionProps {
  request: AdminDeskRequest;
  /** Whether it could be done now. */
  possible: boolean;
}

/** Its maker may withdraw it; another person approves or rejects it. */
export function DeskDecision({ possible, request }: DeskDecisionProps) {
  const { identity } = useGetIdentity();
  const { busy, post } = usePost();
  if (!identity) return null;
  const decide = (word: string, done: string) => () => post(`/api/admin/desk-requests/${request.id}/${word}`, done);
  if (identity.id === request.maker.id) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Alert severity="info" sx={{ flex: 1, minWidth: 260 }}>
          Usted la pidió: la autoriza otra persona.
        </Alert>
        <ConfirmedButton
          variant="outlined"
          color="error"
          busy={busy}
          title="Retirar la solicitud"
          content="No se hace nada y deja de esperar. Puede pedirla de nuevo."
          confirm="Retirar"
          onConfirm={decide('withdraw', 'La solicitud se retiró.')}
        >
          Retirar
        </ConfirmedButton>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ConfirmedButton
        variant="contained"
        disabled={!possible}
        busy={busy}
        title="Autorizar"
        content={`Se mueven ${formatMoney(request.amount)} como lo muestran las cifras, y el cliente recibe un correo.`}
        confirm="Autorizar"
        onConfirm={decide('approve', 'Autorizada y hecha. El cliente recibe un correo.')}
      >
        Autorizar
      </ConfirmedButton>
      <DialogFormButton
        button={{ variant: 'outlined', color: 'error', children: 'Rechazar' }}
        title="Rechazar la solicitud"
        submit="Rechazar"
        done="Rechazada: no se hizo nada."
        defaultValues={{ note: '' }}
        schema={deskRejectionSchema}
        read={({ note }) => ({ note: note as unknown })}
        send={(body) => http.send(`/api/admin/desk-requests/${request.id}/reject`, { method: 'POST', body })}
      >
        <TextInput source="note" label="Motivo" multiline minRows={2} isRequired helperText="Lo lee quien la pidió." />
      </DialogFormButton>
    </Box>
  );
}
