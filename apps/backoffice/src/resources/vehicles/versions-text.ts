import type { AdminVehicle } from '@flota/schemas';
import { formatMoney } from '../../i18n/format.js';

/** `3 versiones, desde $1,250,000.00`: what a list tells of a model's versions. */
export function versionsText({ versions }: Pick<AdminVehicle, 'versions'>): string {
  const [lowest = '0'] = versions.map(({ price }) => price).sort((one, other) => Number(one) - Number(other));
  return versions.length === 1
    ? `1 versión, ${formatMoney(lowest)}`
    : `${versions.length} versiones, desde ${formatMoney(lowest)}`;
}
