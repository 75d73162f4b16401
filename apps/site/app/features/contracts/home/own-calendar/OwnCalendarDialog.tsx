import { useId } from 'react';
import { readDueCalendar } from '../../../../api/account/due-calendar.js';
import { Dialog, DialogCloseButton } from '../../../../components/Dialog.js';
import { AccountData, useAccountData } from '../../../account/index.js';
import { OwnCalendarForm } from './OwnCalendarForm.js';

/** A private address that the customer gives to a calendar, to be made, renewed and revoked. */
export function OwnCalendarDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const data = useAccountData('due calendar', readDueCalendar);
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className="w-[36rem] p-6 tablet:p-8">
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="heading-card pt-2">
          Sus fechas de pago en su calendario
        </h2>
        <DialogCloseButton onClose={onClose} className="-mt-1 -mr-3 shrink-0" />
      </div>
      <p className="mt-3 text-[0.95rem] text-muted">
        Le damos una dirección privada. Su calendario (Google, Outlook, el del teléfono) la lee por su cuenta y muestra
        sus próximos pagos, también cuando cambian.
      </p>
      <div className="mt-5">
        <AccountData data={data} what="su calendario">
          {({ calendar }, { replace }) => (
            <OwnCalendarForm calendar={calendar} onChange={(changed) => replace({ calendar: changed })} />
          )}
        </AccountData>
      </div>
    </Dialog>
  );
}
