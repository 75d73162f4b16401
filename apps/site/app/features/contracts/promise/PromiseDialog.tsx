import { ApiProblem } from '@flota/client';
import { addDays, type ContractDetail, type ContractPromises } from '@flota/schemas';
import { toCents } from '@flota/figures';
import { useState } from 'react';
import { fieldText } from '../../../api/field-texts.js';
import { promisePayment } from '../../../api/account/payment-promises.js';
import { Button } from '../../../components/Button.js';
import { fromIsoDate, toIsoDate } from '../../../components/date-picker/civil-date.js';
import { DatePicker } from '../../../components/date-picker/DatePicker.js';
import { type DatePickerValue, hasDate } from '../../../components/date-picker/date-value.js';
import { Dialog, DialogCloseButton } from '../../../components/Dialog.js';
import { TextInput } from '../../../components/TextInput.js';
import { formatMoney } from '../../../lib/format.js';
import { amountExpected, pesosToType, readPositivePesos } from '../../../lib/peso-input.js';
import { readFailure } from '../../forms/index.js';

const HEADING = 'promesa-titulo';
const AMOUNT = 'promesa-cuanto';
const DAY = 'promesa-dia';
const CHANGED = 'Su contrato cambió mientras escribía. Cierre esta ventana y vuelva a abrirla.';

interface PromiseDialogProps {
  contract: ContractDetail;
  offer: NonNullable<ContractPromises['offer']>;
  onDone: (promises: ContractPromises) => void;
  /** What is owed or promised is another by now; `reason` where nothing can be promised here any more. */
  onOutdated: (reason?: string | null) => void;
  onClose: () => void;
}

/** Where the customer says how much of what they owe they pay by when. */
export function PromiseDialog({ contract, offer, onClose, onDone, onOutdated }: PromiseDialogProps) {
  const [typed, setTyped] = useState(() => pesosToType(offer.amount));
  const [picked, setPicked] = useState<DatePickerValue | null>(null);
  const [errors, setErrors] = useState<{ amount?: string; day?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [working, setWorking] = useState(false);

  const submit = async () => {
    const amount = readPositivePesos(typed);
    const wrongAmount =
      amount === null
        ? amountExpected()
        : toCents(amount) > toCents(offer.amount)
          ? fieldText('PAYMENT_PROMISE.ABOVE_OWED')
          : undefined;
    const wrongDay = hasDate(picked) ? undefined : 'Elija el día en que pagará.';
    setErrors({ ...(wrongAmount && { amount: wrongAmount }), ...(wrongDay && { day: wrongDay }) });
    setFailure(undefined);
    if (amount === null || wrongAmount || !hasDate(picked)) {
      document.getElementById(wrongAmount ? AMOUNT : DAY)?.focus();
      return;
    }
    setWorking(true);
    try {
      onDone(await promisePayment(contract.id, { amount, day: toIsoDate(picked.date) }));
      onClose();
    } catch (error) {
      const { fields, message } = readFailure(error, ['amount', 'day'], CHANGED);
      if (error instanceof ApiProblem && error.status === 409) {
        onClose();
        return onOutdated(message);
      }
      if (fields.length > 0) onOutdated();
      setErrors(Object.fromEntries(fields.map(({ field, code }) => [field, fieldText(code)])));
      setFailure(message ?? undefined);
      setWorking(false);
    }
  };
  return (
    <Dialog open onClose={onClose} labelledBy={HEADING} className="w-[34rem] overflow-y-auto">
      <div className="relative p-5 tablet:p-8">
        <DialogCloseButton onClose={onClose} className="absolute top-3 right-3 z-10 border border-line" />
        <h2 id={HEADING} className="heading-card pr-14">
          ¿Cuándo puede pagar?
        </h2>
        <p className="mt-3 text-muted">
          Lo anotamos y se lo recordamos un día antes. Lo que debe no cambia: mientras esté vencido se generan intereses
          moratorios.
        </p>
        <form
          noValidate
          className="mt-6 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextInput
            id={AMOUNT}
            label="Cuánto pagará"
            hint={`Hasta ${formatMoney(offer.amount)}, lo que debe hoy.`}
            prefix="$"
            suffix="MXN"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={errors.amount}
          />
          <DatePicker
            id={DAY}
            label="A más tardar el día"
            hint="Hoy o en los siguientes quince días."
            locale="es-MX"
            options={{
              disableUntil: fromIsoDate(addDays(offer.firstDay, -1)),
              disableSince: fromIsoDate(addDays(offer.lastDay, 1)),
              allowSelectionOnlyInCurrentMonth: false,
            }}
            value={picked}
            onChange={setPicked}
            error={errors.day}
          />
          {failure && (
            <p role="alert" className="text-brick">
              {failure}
            </p>
          )}
          <Button type="submit" size="lg" className="w-full" loading={working} loadingLabel="Enviando…">
            Prometer el pago
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
