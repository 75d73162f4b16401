const HOUR = 3600;

/** `90` -> `2 minutos`, `7000` -> `2 horas`: rounded up, so that nobody is back too early. */
export function waitLabel(seconds: number): string {
  if (seconds > HOUR) return `${Math.ceil(seconds / HOUR)} horas`;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
}
