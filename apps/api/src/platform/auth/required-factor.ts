import type { AuthSession } from '@flota/prisma';
import type { StaffRole } from '@flota/schemas';
import type { Env } from '../config/env.js';

/** Who decides about money and about access. */
const ROLES: ReadonlySet<StaffRole> = new Set<StaffRole>(['admin', 'finance']);

/** Whether a role takes more than a password. */
export const needsFactor = ({ STAFF_SECOND_FACTOR }: Pick<Env, 'STAFF_SECOND_FACTOR'>, role: StaffRole): boolean =>
  STAFF_SECOND_FACTOR === 'required' && ROLES.has(role);

/** Whether a session is good for nothing but setting up a second factor: none was shown, or all were lost. */
export const mustEnrol = (
  env: Pick<Env, 'STAFF_SECOND_FACTOR'>,
  role: StaffRole,
  { factorAt, recovering }: Pick<AuthSession, 'factorAt' | 'recovering'>,
): boolean => recovering || (factorAt === null && needsFactor(env, role));
