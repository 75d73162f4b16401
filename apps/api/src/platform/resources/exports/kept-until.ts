import { EXPORT_KEPT_DAYS } from '@flota/schemas';

/** Until when a file is kept that is asked for, or made, now. */
export const keptUntil = (): Date => new Date(Date.now() + EXPORT_KEPT_DAYS * 24 * 3_600_000);
