import { controls } from '@flota/texts/site/controls';
const HOUR = 3600;

/** `90` -> `2 minutos`, `7000` -> `2 horas`: rounded up, so that nobody is back too early. */
export function waitLabel(seconds: number): string {
  if (seconds > HOUR) return controls.waitHours({ hours: Math.ceil(seconds / HOUR) });
  return controls.waitMinutes({ n: Math.max(1, Math.ceil(seconds / 60)) });
}
