import type { StaffRole } from '@flota/schemas';

/** Whose work leads are: who may own them, and be given them. */
export const LEAD_ROLES = ['care', 'admin'] as const satisfies readonly StaffRole[];
