import type { PreferredTime } from '@flota/schemas';

/** When an adviser may call: as a choice, and within the sentence that promises it. */
export const PREFERRED_TIME_TEXTS: Record<PreferredTime, { label: string; promise: string }> = {
  morning: { label: 'Por la mañana', promise: 'por la mañana' },
  afternoon: { label: 'Por la tarde', promise: 'por la tarde' },
  any: { label: 'A cualquier hora', promise: 'en nuestro horario de atención' },
};

export const PREFERRED_TIME_OPTIONS = Object.entries(PREFERRED_TIME_TEXTS).map(([value, { label }]) => ({
  value,
  label,
}));
