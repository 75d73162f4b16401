import { Box } from '@mui/material';
import {
  addDays,
  RESTRUCTURING_MOST_DAYS,
  RESTRUCTURING_MOST_GRACE,
  RESTRUCTURING_MOST_PAYMENTS,
  RESTRUCTURING_USUAL_DAYS,
  restructuringProposalSchema,
  todayInMexico,
} from '@flota/schemas';
import { DateInput, NumberInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../DialogForm.js';
import { ReasonInput } from '../ReasonInput.js';
import type { RestructuredContract } from './restructured-contract.js';
import { RestructuringPreview } from './RestructuringPreview.js';

const read = ({ graceMonths, paymentsLeft, reason, validUntil }: FieldValues) => ({
  paymentsLeft: paymentsLeft as number,
  graceMonths: (graceMonths as number | null) ?? 0,
  validUntil: validUntil as string,
  reason: (reason as string | null) ?? '',
});

/** What is proposed to the left, what it changes to the right. */
export function ProposeButton({ contract: { id, number } }: { contract: RestructuredContract }) {
  const today = todayInMexico();
  return (
    <Box sx={{ mt: 2 }}>
      <DialogFormButton
        button={{ variant: 'outlined', children: 'Proponer reestructura' }}
        title={`Reestructura del contrato ${number}`}
        submit="Enviar la propuesta"
        done="Propuesta enviada. El cliente recibe un correo y la acepta en su cuenta."
        maxWidth="lg"
        defaultValues={{
          paymentsLeft: null,
          graceMonths: 0,
          validUntil: addDays(today, RESTRUCTURING_USUAL_DAYS),
          reason: '',
        }}
        schema={restructuringProposalSchema}
        read={read}
        send={(body) => http.json(`/api/admin/contracts/${id}/restructurings`, { method: 'POST', body })}
      >
        <Box
          sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: '1fr', md: '2fr 3fr' }, alignItems: 'start' }}
        >
          <div>
            <NumberInput
              source="paymentsLeft"
              label="Pagos que faltan"
              helperText={`Desde el próximo que vence, de 1 a ${RESTRUCTURING_MOST_PAYMENTS}.`}
              isRequired
              step={1}
            />
            <NumberInput
              source="graceMonths"
              label="De ellos, de solo intereses"
              helperText={`Los primeros, a lo más ${RESTRUCTURING_MOST_GRACE}.`}
              step={1}
            />
            <DateInput
              source="validUntil"
              label="Se puede aceptar hasta el"
              helperText="De hoy a treinta días."
              isRequired
              slotProps={{ htmlInput: { min: today, max: addDays(today, RESTRUCTURING_MOST_DAYS) } }}
            />
            <ReasonInput helperText="Para sus colegas y la auditoría; el cliente no lo lee." />
          </div>
          <RestructuringPreview contractId={id} read={read} />
        </Box>
      </DialogFormButton>
    </Box>
  );
}
