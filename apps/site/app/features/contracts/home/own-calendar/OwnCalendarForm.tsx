import type { DueCalendar } from '@flota/schemas';
import { useState } from 'react';
import { changeDueCalendar, issueDueCalendar, revokeDueCalendar } from '../../../../api/account/due-calendar.js';
import { failureText } from '../../../../api/problem-texts.js';
import { Button } from '../../../../components/Button.js';
import { Checkbox } from '../../../../components/Checkbox.js';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.js';
import { DateText } from '../../../../components/Money.js';
import { CalendarAddress } from './CalendarAddress.js';

type Calendar = DueCalendar['calendar'];

interface OwnCalendarFormProps {
  calendar: Calendar;
  onChange: (calendar: Calendar) => void;
}

export function OwnCalendarForm({ calendar, onChange }: OwnCalendarFormProps) {
  const [withAmounts, setWithAmounts] = useState(calendar?.withAmounts ?? false);
  const [address, setAddress] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null);

  const issue = async () => {
    const issued = await issueDueCalendar(withAmounts);
    setAddress(issued.address);
    onChange(issued.calendar);
  };
  const tryTo = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (wanted: boolean) => {
    setWithAmounts(wanted);
    if (!calendar) return;
    void tryTo(async () => onChange((await changeDueCalendar(wanted)).calendar));
  };
  const revoke = async () => {
    await revokeDueCalendar();
    setAddress(undefined);
    onChange(null);
  };

  return (
    <>
      <Checkbox
        label="Mostrar también cuánto y de qué contrato"
        checked={withAmounts}
        disabled={busy}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <p className="mt-1 text-[0.9rem] text-muted">
        Sin esto, su calendario dice solo qué día hay un pago. Quien vea su calendario, o tenga la dirección, lo verá.
      </p>
      {address && <CalendarAddress address={address} />}
      {calendar && !address && (
        <p className="mt-4 border-l-4 border-agave bg-sand py-2 pl-4 text-[0.95rem]">
          Tiene una dirección activa desde el <DateText date={calendar.since} />. Por seguridad no la guardamos: si ya
          no la tiene, haga una nueva.
        </p>
      )}
      <p role="alert" className="mt-3 font-medium text-brick empty:hidden">
        {failure}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {calendar ? (
          <>
            <Button variant="secondary" onClick={() => setAsks('renew')}>
              Hacer una dirección nueva
            </Button>
            <Button variant="quiet" className="px-0!" onClick={() => setAsks('revoke')}>
              Dejar de compartir
            </Button>
          </>
        ) : (
          <Button loading={busy} loadingLabel="Creando…" onClick={() => void tryTo(issue)}>
            Crear mi dirección
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asks === 'renew'}
        title="¿Hacer una dirección nueva?"
        text="La anterior deja de funcionar: los calendarios que la leen dejarán de mostrar sus pagos hasta que les dé la nueva."
        button="Hacer una nueva"
        onConfirm={issue}
        onClose={() => setAsks(null)}
      />
      <ConfirmDialog
        open={asks === 'revoke'}
        title="¿Dejar de compartir sus fechas?"
        text="La dirección deja de funcionar de inmediato. Puede crear otra cuando quiera."
        button="Dejar de compartir"
        onConfirm={revoke}
        onClose={() => setAsks(null)}
      />
    </>
  );
}
