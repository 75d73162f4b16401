import AddCard from '@mui/icons-material/AddCardOutlined';
import { Alert } from '@mui/material';
import {
  type AdminContractDetail,
  type AdminDeskRequest,
  type AdminMovement,
  receivedTransferSchema,
  todayInMexico,
  type TransferKind,
} from '@flota/schemas';
import { DateInput, SelectInput, useCanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { TRANSFER_NAMES } from '../../components/states/contracts.js';
import { readTransfer, transferEffect, transferKinds, unusualQuestion } from './transfers.js';

/** Posts a bank transfer that came in. */
export function TransferButton({ contract }: { contract: AdminContractDetail }) {
  const { canAccess } = useCanAccess({ resource: 'contracts', action: 'post-payment' });
  const kinds = transferKinds(contract);
  if (!canAccess || kinds.length === 0) return null;
  return (
    <DialogFormButton
      opensBy="transfer"
      button={{ variant: 'contained', startIcon: <AddCard />, children: 'Registrar transferencia' }}
      title={`Registrar transferencia al contrato ${contract.number}`}
      submit="Registrar"
      done={(answer: AdminMovement | AdminDeskRequest) =>
        'folio' in answer
          ? 'Queda en espera: otra persona la autoriza en «Autorizaciones».'
          : 'Transferencia registrada. Ya está en los movimientos.'
      }
      question={{
        of: unusualQuestion,
        submit: 'Registrar de todos modos',
        confirmed: (body) => ({ ...body, confirmed: true }),
      }}
      defaultValues={{ kind: kinds[0], amount: '', receivedOn: todayInMexico(), reference: '' }}
      schema={receivedTransferSchema}
      read={readTransfer}
      send={(body, idempotencyKey) =>
        http.json<AdminMovement | AdminDeskRequest>(`/api/admin/contracts/${contract.id}/payments`, {
          method: 'POST',
          body,
          idempotencyKey,
        })
      }
    >
      <SelectInput
        source="kind"
        label="Qué se paga"
        choices={kinds.map((id) => ({ id, name: TRANSFER_NAMES[id] }))}
        isRequired
      />
      <Effect contract={contract} />
      <TextInput
        source="amount"
        label="Cantidad recibida (MXN)"
        helperText="Como aparece en el banco, por ejemplo 12,500.00."
        isRequired
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <DateInput
        source="receivedOn"
        label="Día en que llegó"
        helperText="Cuenta desde ese día, aunque se registre hoy."
        isRequired
        slotProps={{ htmlInput: { min: contract.signedOn, max: todayInMexico() } }}
      />
      <TextInput
        source="reference"
        label="Referencia"
        helperText="La clave de rastreo del SPEI, que se registra una sola vez. El cliente la lee en sus movimientos."
        isRequired
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </DialogFormButton>
  );
}

function Effect({ contract }: { contract: AdminContractDetail }) {
  const kind = useWatch<{ kind?: TransferKind }, 'kind'>({ name: 'kind' });
  return kind ? (
    <Alert severity="info" sx={{ my: 1 }}>
      {transferEffect(kind, contract)}
    </Alert>
  ) : null;
}
