import type { Permissions } from '@flota/schemas';

/** Whether there is anything that this person may bring in. */
export const mayImport = (permissions: Permissions): boolean =>
  Object.values(permissions).some((actions) => actions.includes('import'));
