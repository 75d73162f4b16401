import { formatPhone } from '@flota/figures';
import { dayOfColumn, PersonType, type Prisma } from '@flota/prisma';
import { type AdminCustomer, type AdminCustomerDetail, customerWriteSchema } from '@flota/schemas';
import { z } from 'zod';
import { PLAN_TITLES } from '../contracts/index.js';
import { LOOKS } from '../platform/auth/account-views/account-views.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { defineResource, type Resource, sortedBy, sortedByOptional } from '../platform/resources/resource.js';

const include = {
  contracts: { select: { id: true, number: true, kind: true, state: true }, orderBy: { signedOn: 'desc' } },
  _count: { select: { passkeys: true } },
} satisfies Prisma.CustomerInclude;

const includeOne = {
  ...include,
  taxProfiles: { orderBy: { legalName: 'asc' } },
} satisfies Prisma.CustomerInclude;

type Row = Prisma.CustomerGetPayload<{ include: typeof include }>;
type DetailedRow = Prisma.CustomerGetPayload<{ include: typeof includeOne }>;

const presentRow = (customer: Row): AdminCustomer => ({
  id: customer.id,
  name: customer.name,
  email: customer.email,
  phone: customer.phone,
  personType: customer.personType,
  active: customer.active,
  registeredAt: customer.registeredAt?.toISOString() ?? null,
  secondFactor: customer.totpConfirmedAt !== null || customer._count.passkeys > 0,
  contracts: customer.contracts.map(({ id, number, kind, state }) => ({
    id,
    number,
    planTitle: PLAN_TITLES[kind],
    state,
  })),
  createdAt: customer.createdAt.toISOString(),
  updatedAt: customer.updatedAt.toISOString(),
});

/** Customers look after their own data: staff find them, and close and open accounts. */
export const customersResource = (encryption: FieldEncryption): Resource =>
  defineResource<Row, typeof customerWriteSchema>({
    name: 'customers',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      edit: ['care'],
      'set-border-region': ['finance'],
      'remove-second-factor': ['care'],
      'revoke-person': ['care'],
      'edit-contact': ['care'],
      reveal: ['care', 'finance'],
      [LOOKS.action]: ['care'],
      work: ['care', 'finance'],
    },
    model: (database) => database.customer,
    include,
    includeOne,
    search: {
      texts: ['searchText'],
      rfc: (rfc) => ({ taxProfiles: { some: { rfcIndex: { in: encryption.blindIndexes(rfc, 'tax_profile.rfc') } } } }),
    },
    palette: {
      tell: ({ name, email, phone }) => ({ title: name, detail: phone ? `${email} · ${formatPhone(phone)}` : email }),
    },
    sort: { ...sortedBy('name', 'email', 'createdAt'), ...sortedByOptional('registeredAt') },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      active: z.boolean().transform((active) => ({ active })),
      registered: z.boolean().transform((yes) => ({ registeredAt: yes ? { not: null } : null })),
      personType: z.enum(PersonType).transform((personType) => ({ personType })),
    },
    present: presentRow,
    presentOne: (customer: DetailedRow): AdminCustomerDetail => ({
      ...presentRow(customer),
      taxProfiles: customer.taxProfiles.map(({ id, legalName, personType, regime, borderRegionUntil, updatedAt }) => ({
        id,
        legalName,
        personType,
        regime,
        borderRegionUntil: borderRegionUntil && dayOfColumn(borderRegionUntil),
        updatedAt: updatedAt.toISOString(),
      })),
    }),
    write: { schema: customerWriteSchema, toData: ({ active }) => ({ active }) },
  });
