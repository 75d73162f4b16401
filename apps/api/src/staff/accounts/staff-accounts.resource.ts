import type { Prisma } from '@flota/prisma';
import { type AdminStaffAccount, staffRoleSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';

const include = {
  passkeys: { select: { id: true } },
  sessions: { select: { createdAt: true }, orderBy: { createdAt: 'desc' }, take: 1 },
  recoveries: { where: { state: 'asked' }, select: { id: true } },
} satisfies Prisma.StaffAccountInclude;
type Row = Prisma.StaffAccountGetPayload<{ include: typeof include }>;

/** Who works here. Only administrators, who may do all that is named; changes have routes of their own. */
export const staffAccountsResource = defineResource<Row>({
  name: 'staff-accounts',
  allow: { list: [], show: [], create: [], edit: [] },
  model: (database) => database.staffAccount,
  include,
  search: { columns: ['name'], codes: ['email'] },
  palette: { tell: ({ name, email }) => ({ title: name, detail: email }) },
  sort: sortedBy('name', 'email', 'role', 'active', 'createdAt'),
  defaultOrder: { name: 'asc' },
  filters: {
    role: staffRoleSchema.transform((role) => ({ role })),
    active: z.boolean().transform((active) => ({ active })),
  },
  present: ({ passkeys, sessions, recoveries, ...account }): AdminStaffAccount => ({
    id: account.id,
    email: account.email,
    name: account.name,
    role: account.role,
    active: account.active,
    invited: account.passwordHash === null,
    hasSecondFactor: account.totpConfirmedAt !== null || passkeys.length > 0,
    lastSignInAt: sessions[0]?.createdAt.toISOString() ?? null,
    recoveryId: recoveries[0]?.id ?? null,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  }),
});
