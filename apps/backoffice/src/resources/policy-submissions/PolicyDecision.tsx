import { Box, Typography } from '@mui/material';
import { type AdminPolicySubmission, policyDecisionSchema } from '@flota/schemas';
import { useCanAccess } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { Section } from '../../components/Figures.js';

/** What is accepted covers the vehicle from then on, so it is confirmed; rejecting says why. */
export function PolicyDecision({ submission }: { submission: AdminPolicySubmission }) {
  const { canAccess } = useCanAccess({ resource: 'policy-submissions', action: 'decide' });
  if (!canAccess) return null;
  const send = (body: object) =>
    http.send(`/api/admin/policy-submissions/${submission.id}/decision`, { method: 'POST', body });
  const schema = policyDecisionSchema;
  return (
    <Section title="Resolver">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Descargue la póliza y compare cada dato antes de aceptarla.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DialogFormButton
          button={{ variant: 'contained', children: 'Aceptar' }}
          title={`¿Aceptar ${submission.folio}?`}
          submit="Aceptar"
          done="La póliza quedó aceptada. El cliente recibe un correo."
          defaultValues={{}}
          schema={schema}
          read={() => ({ decision: 'accepted' as const })}
          send={send}
        >
          <Typography>
            La póliza {submission.number} de {submission.insurer} queda como seguro del contrato{' '}
            {submission.contractNumber}.
          </Typography>
        </DialogFormButton>
        {submission.state === 'received' && (
          <DialogFormButton
            button={{ variant: 'outlined', children: 'Tomar en revisión' }}
            title={`¿Tomar ${submission.folio} en revisión?`}
            submit="Tomar en revisión"
            done="El cliente ve que su póliza está en revisión."
            defaultValues={{}}
            schema={schema}
            read={() => ({ decision: 'in_review' as const })}
            send={send}
          >
            <Typography>El cliente lo ve en su cuenta. No recibe correo.</Typography>
          </DialogFormButton>
        )}
        <DialogFormButton
          button={{ variant: 'outlined', color: 'error', children: 'Rechazar' }}
          title={`Rechazar ${submission.folio}`}
          submit="Rechazar"
          done="La póliza quedó rechazada. El cliente recibe un correo con el motivo."
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
