import { Alert, Box, type ButtonProps } from '@mui/material';
import {
  type AdminContractDetail,
  type AdminContractEvent,
  type AdminDeskRequest,
  type AdminRefundRequest,
  deskActionSchema,
  todayInMexico,
} from '@flota/schemas';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../../api/client.js';
import { DialogFormButton } from '../../../components/DialogForm.js';
import { ReasonInput } from '../../../components/ReasonInput.js';
import { type DeskActionKind, readAction, reversalWord } from './desk-actions.js';
import { DeskInputs } from './DeskInputs.js';
import { LivePreview } from './LivePreview.js';

interface DeskActionButtonProps {
  kind: DeskActionKind;
  contract: AdminContractDetail;
  /** Of a reversal or correction: what is taken back. */
  event?: AdminContractEvent;
  /** Of a refund: what the customer asked for. */
  asked?: AdminRefundRequest;
  button?: ButtonProps;
}

const WORDS: Record<DeskActionKind, string> = {
  reversal: 'Anular',
  refund: 'Devolver saldo',
  transfer: 'Traspasar saldo',
  waiver: 'Condonar moratorios',
  correction: 'Corregir',
  credit_to_capital: 'Abonar saldo a capital',
};

/** An action on the contract's money: what it needs to the left, what it changes to the right. */
export function DeskActionButton({ asked, button, contract, event, kind }: DeskActionButtonProps) {
  const word = kind === 'reversal' && event ? reversalWord(event) : WORDS[kind];
  const read = readAction(kind, { ...(event && { eventId: event.id }), ...(asked && { refundRequestId: asked.id }) });
  return (
    <DialogFormButton
      button={{ variant: 'outlined', ...button, children: word }}
      title={`${word}: contrato ${contract.number}`}
      submit={word}
      done={({ state }: AdminDeskRequest) =>
        state === 'done'
          ? 'Hecho. El cliente recibe un correo.'
          : 'Queda en espera: otra persona la autoriza en «Autorizaciones».'
      }
      maxWidth="lg"
      defaultValues={{ ...(asked ? { amount: asked.amount } : defaultsOf(kind, contract, event)), reason: '' }}
      schema={deskActionSchema}
      read={read}
      send={(body, idempotencyKey) =>
        http.json<AdminDeskRequest>(`/api/admin/contracts/${contract.id}/desk-requests`, {
          method: 'POST',
          body,
          idempotencyKey,
        })
      }
    >
      <Box
        sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { xs: '1fr', md: '2fr 3fr' }, alignItems: 'start' }}
      >
        <div>
          {event && <What event={event} />}
          <DeskInputs kind={kind} contract={contract} clabeEnding={asked?.clabeEnding} />
          <ReasonInput helperText="Para sus colegas y la auditoría; el cliente no lo lee." />
        </div>
        <LivePreview contractId={contract.id} read={read} />
      </Box>
    </DialogFormButton>
  );
}

const What = ({ event }: { event: AdminContractEvent }) =>
  event.otherContractNumber === null ? null : (
    <Alert severity="info" sx={{ mb: 1 }}>
      La otra parte está en el contrato {event.otherContractNumber}: las dos cambian juntas.
    </Alert>
  );

function defaultsOf(kind: DeskActionKind, contract: AdminContractDetail, event?: AdminContractEvent): FieldValues {
  switch (kind) {
    case 'reversal':
      return { cause: event?.type === 'payment' ? '' : 'other' };
    case 'refund':
      return { amount: contract.credit, clabe: '' };
    case 'transfer':
      return { amount: contract.credit, toContractId: '', on: todayInMexico() };
    case 'waiver':
      return { instalment: contract.instalments.find(({ daysLate }) => daysLate > 0)?.number ?? '', amount: '' };
    case 'credit_to_capital':
      return { amount: contract.credit, effect: '' };
    case 'correction':
      return {
        toContractId: contract.id,
        transferKind: event?.type ?? 'payment',
        amount: event?.amount ?? '',
        receivedOn: event?.valueOn ?? todayInMexico(),
        reference: event?.reference ?? '',
      };
  }
}
