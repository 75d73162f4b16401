import { Alert, Box } from '@mui/material';
import { isZero } from '@flota/figures';
import {
  addDays,
  type AdminPaymentPromise,
  PROMISE_MOST_DAYS,
  takenPromiseSchema,
  todayInMexico,
} from '@flota/schemas';
import { DateInput, useCanAccess, useGetManyReference } from 'react-admin';
import { TextInput } from './form/TextInput.js';
import { http } from '../api/client.js';
import { ConfirmedButton } from './ConfirmedButton.js';
import { DialogFormButton } from './DialogForm.js';
import { LoadFailure } from './LoadFailure.js';
import { plainAmount } from './typed-figures.js';
import { usePost } from './use-post.js';
import { formatDay, formatMoney } from '../i18n/format.js';

/** MXN; what it owes today is the most that is promised. */
interface Promised {
  id: string;
  number: string;
  dueNow: string;
}

/** By when the customer pays what is owed, as they said; else the way to note it down. */
export function ContractPromise({ contract }: { contract: Promised }) {
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetManyReference<AdminPaymentPromise>('payment-promises', {
    target: 'contractId',
    id: contract.id,
    filter: { state: 'open' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const { canAccess: mayTake = false } = useCanAccess({ resource: 'payment-promises', action: 'take' });
  if (error) {
    return <LoadFailure title="No pudimos cargar la promesa de pago" error={error} retry={() => void refetch()} />;
  }
  const [promise] = data;
  const isToCome = promise !== undefined && !hasPassed(promise);
  return (
    <>
      {promise && <OpenPromise promise={promise} mayTake={mayTake} />}
      {!isPending && !isToCome && mayTake && !isZero(contract.dueNow) && <TakeButton contract={contract} />}
    </>
  );
}

/** Another one may be noted down: whether the money of its day is on its way is all that isn't known yet. */
const hasPassed = ({ payableUntil }: AdminPaymentPromise): boolean => todayInMexico() > payableUntil;

const OpenPromise = ({ mayTake, promise }: { mayTake: boolean; promise: AdminPaymentPromise }) => (
  <Alert severity="info" sx={{ mt: 2 }}>
    {promise.byCustomer ? 'El cliente prometió en su cuenta' : 'Se anotó que el cliente pagará'}{' '}
    {formatMoney(promise.amount)} a más tardar el {formatDay(promise.day)}.
    {hasPassed(promise) &&
      ` Su día pasó: una transferencia de ese día puede llegar hasta el ${formatDay(promise.knownOn)}, y después queda incumplida.`}
    {!isZero(promise.received) && ` Ya se recibieron ${formatMoney(promise.received)}.`}
    {promise.note && <Box sx={{ mt: 0.5 }}>{promise.note}</Box>}
    {mayTake && (
      <Box sx={{ mt: 1 }}>
        <CancelButton id={promise.id} />
      </Box>
    )}
  </Alert>
);

function CancelButton({ id }: { id: string }) {
  const { busy, post } = usePost();
  return (
    <ConfirmedButton
      size="small"
      color="inherit"
      busy={busy}
      title="¿Cancelar la promesa de pago?"
      content="Deja de seguirse y se puede anotar otra. El cliente la ve como retirada."
      confirm="Cancelar la promesa"
      onConfirm={() => post(`/api/admin/payment-promises/${id}/cancel`, 'La promesa se canceló.')}
    >
      Cancelar la promesa
    </ConfirmedButton>
  );
}

function TakeButton({ contract }: { contract: Promised }) {
  const today = todayInMexico();
  return (
    <Box sx={{ mt: 2 }}>
      <DialogFormButton
        opensBy="promise"
        button={{ variant: 'outlined', children: 'Anotar promesa de pago' }}
        title={`Promesa de pago del contrato ${contract.number}`}
        submit="Anotar"
        done="Promesa anotada. El cliente recibe un correo con cómo pagar."
        defaultValues={{ amount: contract.dueNow, day: '', note: '' }}
        schema={takenPromiseSchema}
        read={({ amount, day, note }) => ({
          amount: plainAmount(amount),
          day: day as string,
          note: note as string,
        })}
        send={(body) => http.json(`/api/admin/contracts/${contract.id}/payment-promises`, { method: 'POST', body })}
      >
        <TextInput
          source="amount"
          label="Cuánto pagará (MXN)"
          helperText={`A lo más ${formatMoney(contract.dueNow)}, lo que debe hoy.`}
          isRequired
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
        <DateInput
          source="day"
          label="A más tardar el día"
          helperText="Hoy o en los siguientes quince días."
          isRequired
          slotProps={{ htmlInput: { min: today, max: addDays(today, PROMISE_MOST_DAYS) } }}
        />
        <TextInput
          source="note"
          label="Nota"
          multiline
          minRows={2}
          helperText="Para sus colegas; el cliente no la lee."
        />
      </DialogFormButton>
    </Box>
  );
}
