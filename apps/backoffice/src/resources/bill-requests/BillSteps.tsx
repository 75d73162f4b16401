import { Alert, Box, Typography } from '@mui/material';
import { type AdminBillRequest, BILL_REQUEST_STEPS } from '@flota/schemas';
import { useCanAccess } from 'react-admin';
import { Section } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { BILL_STATE_LOOK } from '../../components/states/bill-requests.js';
import { BillStepButton } from './BillStepButton.js';
import { needsDistributor } from './bill-step.js';

/** How far the request is and what may come next. */
export function BillSteps({ request }: { request: AdminBillRequest }) {
  const { canAccess } = useCanAccess({ resource: 'bill-requests', action: 'state' });
  const steps = BILL_REQUEST_STEPS[request.state];
  return (
    <Section title="Seguimiento" actions={<StateChip look={BILL_STATE_LOOK[request.state]} />}>
      {request.state === 'rejected' && (
        <Alert severity="warning" sx={{ mb: steps.length > 0 ? 2 : 0 }}>
          El cliente puede corregirla y enviarla de nuevo. Motivo: {request.reason}
        </Alert>
      )}
      {request.state === 'delivered' && <Typography color="textSecondary">La factura ya se entregó.</Typography>}
      {canAccess && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {steps.map((step) => (
            <BillStepButton key={`${request.state} ${step}`} request={request} step={step} />
          ))}
        </Box>
      )}
      {canAccess && steps.some((step) => needsDistributor(request, step)) && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Para enviarla falta que el cliente elija un distribuidor en su cuenta.
        </Typography>
      )}
    </Section>
  );
}
