import AddLink from '@mui/icons-material/AddLink';
import { type AdminInvoice, type AdminMovement, invoiceLinkSchema } from '@flota/schemas';
import { AutocompleteInput, useGetList } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { formatDay, formatMoney } from '../../i18n/format.js';

/** Of a contract: more than any has. */
const ALL = 1_000;

/** Puts the invoice beside a movement of its contract. */
export const MatchButton = ({ invoice }: { invoice: AdminInvoice }) => (
  <DialogFormButton
    button={{ size: 'small', startIcon: <AddLink />, children: 'Vincular movimiento' }}
    title="Vincular un movimiento"
    submit="Vincular"
    done="La factura ampara el movimiento."
    defaultValues={{ movementId: null }}
    schema={invoiceLinkSchema}
    read={({ movementId }) => ({ movementId: (movementId as string | null) ?? '' })}
    send={(body) => http.send(`/api/admin/invoices/${invoice.id}/movements`, { method: 'POST', body })}
  >
    <MovementChoice invoice={invoice} />
  </DialogFormButton>
);

function MovementChoice({ invoice }: { invoice: AdminInvoice }) {
  const { data = [], isPending } = useGetList<AdminMovement>('movements', {
    filter: { contractId: invoice.contractId },
    sort: { field: 'sequence', order: 'DESC' },
    pagination: { page: 1, perPage: ALL },
  });
  const linked = new Set(invoice.movements.map(({ id }) => id));
  const choices = data.filter(({ id, standing }) => standing !== 'reversed' && !linked.has(id));
  return (
    <AutocompleteInput
      source="movementId"
      label="Movimiento del contrato"
      choices={choices}
      isPending={isPending}
      isRequired
      optionText={({ valueOn, description, amount }: AdminMovement) =>
        `${formatDay(valueOn)} · ${description} · ${formatMoney(amount)}`
      }
      helperText="Escriba parte de la fecha, del concepto o del importe."
    />
  );
}
