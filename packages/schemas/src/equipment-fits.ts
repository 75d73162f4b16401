import type { Equipment } from './equipment.js';

/** Whether equipment can be mounted on a model. */
export const equipmentFits = (
  { types, models }: Pick<Equipment, 'types' | 'models'>,
  vehicle: { type: string; model: string },
): boolean => types.includes(vehicle.type) || models.includes(vehicle.model);
