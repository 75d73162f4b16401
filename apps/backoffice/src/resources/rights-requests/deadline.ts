import { type AdminRightsRequest, todayInMexico } from '@flota/schemas';

/** Whether it should have been answered by now. */
export const isOverdue = (
  { state, dueOn }: Pick<AdminRightsRequest, 'state' | 'dueOn'>,
  today: string = todayInMexico(),
): boolean => (state === 'received' || state === 'in_review') && dueOn < today;
