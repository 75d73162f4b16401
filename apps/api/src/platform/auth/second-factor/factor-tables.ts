import type { Customer, StaffAccount } from '@flota/prisma';
import type { FieldEncryption } from '../../crypto/field-encryption.js';
import type { Database } from '../../database/prisma.service.js';
import type { SessionKind } from '../sessions.js';

/** Whose sign-in may ask for a second factor. */
export type FactorOwner = Pick<
  Customer & StaffAccount,
  'id' | 'email' | 'active' | 'totpSecret' | 'totpConfirmedAt' | 'totpLastStep'
> & { passwordHash: string | null };

/** Where the second factors of customers, or those of staff, are kept. */
export interface FactorTable<Owner extends FactorOwner = FactorOwner> {
  kind: SessionKind;
  secretContext: Parameters<FieldEncryption['encrypt']>[1];
  find(database: Database, id: string): Promise<Owner | null>;
  /** Says which half minute a code was taken of; `false` when another code came first. */
  moveOn(database: Database, owner: FactorOwner, step: number): Promise<boolean>;
  /** Uses a recovery code up; `false` when it is none. */
  useRecoveryCode(database: Database, ownerId: string, codeHash: string): Promise<boolean>;
  replaceRecoveryCodes(database: Database, ownerId: string, codeHashes: string[]): Promise<void>;
}

export const CUSTOMER_FACTORS: FactorTable<Customer> = {
  kind: 'customer',
  secretContext: 'customer.totp_secret',
  find: (database, id) => database.customer.findUnique({ where: { id } }),
  async moveOn(database, { id, totpLastStep }, step) {
    const { count } = await database.customer.updateMany({ where: { id, totpLastStep }, data: { totpLastStep: step } });
    return count === 1;
  },
  async useRecoveryCode(database, customerId, codeHash) {
    const where = { customerId, codeHash, usedAt: null };
    const { count } = await database.recoveryCode.updateMany({ where, data: { usedAt: new Date() } });
    return count === 1;
  },
  async replaceRecoveryCodes(database, customerId, codeHashes) {
    await database.recoveryCode.deleteMany({ where: { customerId } });
    await database.recoveryCode.createMany({ data: codeHashes.map((codeHash) => ({ customerId, codeHash })) });
  },
};

export const STAFF_FACTORS: FactorTable<StaffAccount> = {
  kind: 'staff',
  secretContext: 'staff_account.totp_secret',
  find: (database, id) => database.staffAccount.findUnique({ where: { id } }),
  async moveOn(database, { id, totpLastStep }, step) {
    const data = { totpLastStep: step };
    const { count } = await database.staffAccount.updateMany({ where: { id, totpLastStep }, data });
    return count === 1;
  },
  async useRecoveryCode(database, staffId, codeHash) {
    const where = { staffId, codeHash, usedAt: null };
    const { count } = await database.staffRecoveryCode.updateMany({ where, data: { usedAt: new Date() } });
    return count === 1;
  },
  async replaceRecoveryCodes(database, staffId, codeHashes) {
    await database.staffRecoveryCode.deleteMany({ where: { staffId } });
    await database.staffRecoveryCode.createMany({ data: codeHashes.map((codeHash) => ({ staffId, codeHash })) });
  },
};
