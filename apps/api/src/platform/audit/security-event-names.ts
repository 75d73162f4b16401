import type { SecurityEvent } from '@flota/schemas';

export type { SecurityEvent } from '@flota/schemas';

/** Somebody was not let in or not let do it. */
export const FAILURES: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'sign-in.failed',
  'sign-in.limited',
  'second-factor.failed',
  'step-up.failed',
  'refused',
  'recovery.refused',
  'api-client.refused',
]);
