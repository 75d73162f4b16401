import type { Permissions } from '@flota/schemas';

/** Whether there is any list that this person may carry off. */
export const mayExport = (permissions: Permissions): boolean =>
  Object.values(permissions).some((actions) => actions.includes('export'));
