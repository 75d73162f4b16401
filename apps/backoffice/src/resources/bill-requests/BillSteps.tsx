import { Alert, Box, Typography } from '@mui/material';
import { type AdminBillRequest, BILL_CORRECTABLE, BILL_REQUEST_STEPS, type BillRequestState } from '@flota/schemas';
import { useCanAccess } from 'react-admin';
import { AnswerClock } from '../../components/answer-clock/AnswerClock.js';
import { Section } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { BILL_STATE_LOOK } from '../../components/states/bill-requests.js';
import { AskCorrectionButton } from './AskCorrectionButton.js';
import { BillStepButton } from './BillStepButton.js';
import { HandOverButtons } from './handovers/HandOverButtons.js';
import { needsDistributor } from './bill-step.js';

const CORRECTABLE: readonly BillRequestState[] = BILL_CORRECTABLE;

/** How far the request is and what may come next. */
export function BillSteps({ request }: { request: AdminBillRequest }) {
  const { canAccess } = useCanAccess({ resource: 'bill-requests', action: 'state' });
  const steps = BILL_REQUEST_STEPS[request.state];
  return (
    <Section title="Seguimiento" actions={<StateChip look={BILL_STATE_LOOK[request.state]} />}>
      {request.state === 'rejected' && (
        <Alert severity="warning" sx={{ mb: steps.length > 0 ? 2 : 0 }}>
          Terminó aquí. El cliente puede pedir la factura de nuevo, en otra solicitud. Motivo: {request.reason}
        </Alert>
      )}
      {request.state === 'needs_correction' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Espera lo que se le pidió al cliente: el reloj está detenido y se le recuerda cada tres días.
        </Alert>
      )}
      <Box sx={{ mb: request.stepDueAt ? 2 : 0 }}>
        <AnswerClock answerDueAt={request.stepDueAt} />
      </Box>
      {canAccess && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {steps.map((step) => (
            <BillStepButton key={`${request.state} ${step}`} request={request} step={step} />
          ))}
          <HandOverButtons key={`${request.state} handover`} request={request} />
          {CORRECTABLE.includes(request.state) && <AskCorrectionButton key={request.state} request={request} />}
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
