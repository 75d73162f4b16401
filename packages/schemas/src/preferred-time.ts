/** When somebody wants to be called. */
export const PREFERRED_TIMES = ['morning', 'afternoon', 'any'] as const;
export type PreferredTime = (typeof PREFERRED_TIMES)[number];

export const PREFERRED_TIME_NAMES: Record<PreferredTime, string> = {
  morning: 'Por la mañana',
  afternoon: 'Por la tarde',
  any: 'A cualquier hora',
};
