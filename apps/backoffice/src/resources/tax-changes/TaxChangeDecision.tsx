import { Alert, Box, Typography } from '@mui/material';
import { type AdminTaxChange, taxChangeDecisionSchema } from '@flota/schemas';
import { useCanAccess } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { Section } from '../../components/Figures.js';
import { differs } from './both-sides.js';

/** Approving changes whom contracts and letters name, so it is confirmed; rejecting says why. */
export function TaxChangeDecision({ change }: { change: AdminTaxChange }) {
  const { canAccess } = useCanAccess({ resource: 'tax-changes', action: 'decide' });
  if (!canAccess) return null;
  const send = (body: object) => http.send(`/api/admin/tax-changes/${change.id}/decision`, { method: 'POST', body });
  const schema = taxChangeDecisionSchema;
  return (
    <Section title="Resolver">
      {change.rfcTaken && (
        <Alert severity="error" sx={{ mb: 2 }}>
          Otro cliente ya tiene el RFC que se pide: no se puede aprobar. Aclárelo con ellos o rechace la solicitud.
        </Alert>
      )}
      {differs(change, 'rfc') && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Cambia el RFC. Compruebe que sea la misma persona: si el contrato pasa a otra, es una cesión y no se hace
          aquí.
        </Alert>
      )}
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Descargue la constancia y compare cada dato antes de aprobar.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DialogFormButton
          button={{ variant: 'contained', disabled: change.rfcTaken, children: 'Aprobar' }}
          title={`¿Aprobar ${change.folio}?`}
          submit="Aprobar"
          done="El cambio quedó aprobado. El cliente recibe un correo."
          defaultValues={{}}
          schema={schema}
          read={() => ({ decision: 'approved' as const })}
          send={send}
        >
          <Typography>
            Los contratos, cartas y estados de cuenta que se emitan desde ahora nombran a{' '}
            <strong>{change.asked.legalName}</strong>, RFC {change.asked.rfc}. Los ya emitidos no cambian. No se puede
            deshacer: para corregirlo hace falta otra solicitud.
          </Typography>
        </DialogFormButton>
        <DialogFormButton
          button={{ variant: 'outlined', color: 'error', children: 'Rechazar' }}
          title={`Rechazar ${change.folio}`}
          submit="Rechazar"
          done="La solicitud quedó rechazada. El cliente recibe un correo con el motivo."
          defaultValues={{ reason: '' }}
          schema={schema}
          read={({ reason }) => ({ decision: 'rejected' as const, reason: reason as string })}
          send={send}
        >
          <TextInput
            source="reason"
            label="Motivo"
            multiline
            minRows={3}
            isRequired
            helperText="El cliente lo lee en su cuenta y en el correo."
          />
        </DialogFormButton>
      </Box>
    </Section>
  );
}
