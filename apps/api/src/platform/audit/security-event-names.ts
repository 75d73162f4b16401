/** Each is the `action` of its entry in the audit log. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in.failed',
  'sign-in.limited',
  'sign-out',
  'session.ended',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.failed',
  'password.changed',
  'step-up',
  'step-up.failed',
  'export',
  'reveal',
  'refused',
  'recovery.asked',
  'recovery.approved',
  'recovery.refused',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Somebody was not let in or not let do it. */
export const FAILURES: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'sign-in.failed',
  'sign-in.limited',
  'second-factor.failed',
  'step-up.failed',
  'refused',
  'recovery.refused',
]);
