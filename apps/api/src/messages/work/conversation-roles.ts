import type { StaffRole } from '@flota/schemas';

/** Whose work conversations are: who may own them. */
export const CONVERSATION_ROLES = ['care', 'admin'] as const satisfies readonly StaffRole[];
