import type { PreferredTime } from '@flota/schemas';

/** As part of a sentence: "le llamará por la mañana". */
export const CALLED_WHEN: Record<PreferredTime, string> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  any: 'en cuanto un asesor esté disponible',
};
