import type { Customer, CustomerPasskey, Passkey, StaffAccount } from '@flota/prisma';
import type { Database } from '../../database/prisma.service.js';
import type { SessionKind } from '../sessions.js';

/** What both tables keep of a passkey. */
type StoredPasskey = Omit<Passkey, 'staffId'> | Omit<CustomerPasskey, 'customerId'>;

export interface OwnedPasskey<Owner> {
  passkey: StoredPasskey;
  owner: Owner;
}

type Use = Pick<StoredPasskey, 'backedUp'> & { counter: number };

/** Where the passkeys of customers, or those of staff, are kept. */
export interface PasskeyTable<Owner extends { active: boolean } = { active: boolean }> {
  kind: SessionKind;
  of(database: Database, ownerId: string): Promise<StoredPasskey[]>;
  find(database: Database, credentialId: string): Promise<(OwnedPasskey<Owner> & { ownerId: string }) | null>;
  /** Notes a use; `false` when the passkey was used since. */
  noteUse(database: Database, id: string, since: Date, use: Use): Promise<boolean>;
}

const unusedSince = (id: string, since: Date) => ({ id, OR: [{ usedAt: null }, { usedAt: { lt: since } }] });

export const CUSTOMER_PASSKEYS: PasskeyTable<Customer> = {
  kind: 'customer',
  of: (database, customerId) =>
    database.customerPasskey.findMany({ where: { customerId }, orderBy: { createdAt: 'asc' } }),
  async find(database, credentialId) {
    const found = await database.customerPasskey.findUnique({ where: { credentialId }, include: { customer: true } });
    return found && { passkey: found, owner: found.customer, ownerId: found.customerId };
  },
  async noteUse(database, id, since, use) {
    const data = { ...use, usedAt: new Date() };
    const { count } = await database.customerPasskey.updateMany({ where: unusedSince(id, since), data });
    return count === 1;
  },
};

export const STAFF_PASSKEYS: PasskeyTable<StaffAccount> = {
  kind: 'staff',
  of: (database, staffId) => database.passkey.findMany({ where: { staffId }, orderBy: { createdAt: 'asc' } }),
  async find(database, credentialId) {
    const found = await database.passkey.findUnique({ where: { credentialId }, include: { staff: true } });
    return found && { passkey: found, owner: found.staff, ownerId: found.staffId };
  },
  async noteUse(database, id, since, use) {
    const data = { ...use, usedAt: new Date() };
    const { count } = await database.passkey.updateMany({ where: unusedSince(id, since), data });
    return count === 1;
  },
};
