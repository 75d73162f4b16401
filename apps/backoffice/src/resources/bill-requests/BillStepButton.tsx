import { type AdminBillRequest, billStateChangeSchema, type BillRequestState } from '@flota/schemas';
import { SelectInput } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { BILL_STATE_LOOK, PAPER_CHOICES } from '../../components/states/bill-requests.js';
import { asksForPaper, needsDistributor, readStep } from './bill-step.js';
import { STEP_NAMES } from './texts.js';

interface BillStepButtonProps {
  request: AdminBillRequest;
  step: BillRequestState;
}

/** One of the next steps; the customer gets a mail about each. */
export function BillStepButton({ request, step }: BillStepButtonProps) {
  const rejects = step === 'rejected';
  return (
    <DialogFormButton
      button={{
        variant: rejects ? 'outlined' : 'contained',
        color: rejects ? 'error' : 'primary',
        disabled: needsDistributor(request, step),
        children: STEP_NAMES[step],
      }}
      title={`${STEP_NAMES[step]}: ${request.folio}`}
      submit={STEP_NAMES[step]}
      done={`Ahora está «${BILL_STATE_LOOK[step].label}». El cliente recibe un correo.`}
      defaultValues={{ note: '', ...(asksForPaper(step) && { paper: request.paper ?? '' }) }}
      schema={billStateChangeSchema}
      read={readStep(request.state, step)}
      send={(body) => http.send(`/api/admin/bill-requests/${request.id}/state`, { method: 'POST', body })}
    >
      {asksForPaper(step) && (
        <SelectInput
          source="paper"
          label="Documento"
          choices={PAPER_CHOICES}
          emptyText="Por decidir"
          helperText={false}
        />
      )}
      <TextInput
        source="note"
        label={rejects ? 'Motivo' : 'Nota (opcional)'}
        multiline
        minRows={3}
        isRequired={rejects}
        helperText={
          rejects
            ? 'El cliente lo lee. La solicitud termina aquí; si algo se puede corregir, pida una corrección.'
            : 'El cliente la lee en su cuenta y en el correo.'
        }
      />
    </DialogFormButton>
  );
}
