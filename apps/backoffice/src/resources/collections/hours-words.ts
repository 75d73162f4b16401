import type { ContactHours } from '@flota/schemas';
import { formatWeekday } from '../../i18n/format.js';

/** Whether the customer may be looked for, as one reads it before dialling. */
export function hoursWords({ areOpen, localTime, opens }: ContactHours): string {
  if (areOpen) return `Se le puede buscar ahora; allá son las ${localTime}.`;
  const closed = `Fuera de horario; allá son las ${localTime}.`;
  return opens ? `${closed} Se le puede buscar el ${formatWeekday(opens.day)} desde las ${opens.hour}:00.` : closed;
}
