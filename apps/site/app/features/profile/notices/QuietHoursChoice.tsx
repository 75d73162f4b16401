import {
  type OwnNotices,
  QUIET_FROM,
  QUIET_UNTIL,
  type QuietHours,
  quietHoursSchema,
  TIME_ZONES,
} from '@flota/schemas';
import { useState } from 'react';
import { saveQuietHours } from '../../../api/account/notices.js';
import { failureText } from '../../../api/problem-texts.js';
import { Select } from '../../../components/Select.js';

const clock = (hour: number) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` });

interface QuietHoursChoiceProps {
  hours: QuietHours;
  onSaved: (notices: OwnNotices) => void;
}

/** Between which hours nothing rings: saved as it is chosen. */
export function QuietHoursChoice({ hours, onSaved }: QuietHoursChoiceProps) {
  const [shown, setShown] = useState(hours);
  const [said, setSaid] = useState<{ text: string; failed?: true }>();
  const choose = async (changed: object) => {
    const wanted = quietHoursSchema.parse({ ...shown, ...changed });
    setShown(wanted);
    setSaid({ text: 'Guardando…' });
    try {
      onSaved(await saveQuietHours(wanted));
      setSaid({ text: 'Guardado.' });
    } catch (error) {
      setShown(shown);
      setSaid({ text: failureText(error), failed: true });
    }
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Horas de silencio</legend>
      <p className="mt-1 text-[0.9375rem] text-muted">
        En ellas no suena nada: los avisos por WhatsApp, SMS y notificación esperan a que terminen, y los que ya no
        hagan falta no se envían. Los correos llegan a cualquier hora.
      </p>
      <div className="mt-4 grid gap-4 tablet:grid-cols-[8rem_8rem_minmax(0,1fr)]">
        <Select
          label="Desde"
          value={shown.fromHour}
          options={QUIET_FROM.map(clock)}
          onChange={({ currentTarget }) => void choose({ fromHour: Number(currentTarget.value) })}
        />
        <Select
          label="Hasta"
          value={shown.untilHour}
          options={QUIET_UNTIL.map(clock)}
          onChange={({ currentTarget }) => void choose({ untilHour: Number(currentTarget.value) })}
        />
        <Select
          label="Hora de"
          value={shown.timeZone}
          options={Object.entries(TIME_ZONES).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => void choose({ timeZone: currentTarget.value })}
        />
      </div>
      <p role="status" className={`mt-2 text-[0.9rem] ${said?.failed ? 'text-brick' : 'text-muted'} empty:hidden`}>
        {said?.text}
      </p>
    </fieldset>
  );
}
