import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import type { Database } from '../platform/database/prisma.service.js';
import type { ModelDelegate } from '../platform/resources/resource.js';
import { isRfcTaken } from './tax-change-decisions.service.js';
import { type HeldTaxChange, WITH_HOLDER } from './tax-change.presenter.js';

/** A request with what whoever decides on it has to know. */
export type ReviewedTaxChange = HeldTaxChange & { decidedByName: string | null; rfcTaken: boolean };

async function reviewed(
  database: Database,
  encryption: FieldEncryption,
  id: string,
): Promise<ReviewedTaxChange | null> {
  const change = await database.taxChange.findUnique({ where: { id }, include: WITH_HOLDER });
  if (!change) return null;
  const { decidedById } = change;
  const decider = decidedById && (await database.staffAccount.findUnique({ where: { id: decidedById } }));
  const rfcTaken = change.state === 'pending' && (await isRfcTaken(database, encryption, change));
  return { ...change, decidedByName: decider ? decider.name : null, rfcTaken };
}

const refused = () => Promise.reject(new Error('Changes of tax data are asked for and decided, not edited'));

/** For the resource engine. */
export const heldTaxChanges =
  (encryption: FieldEncryption) =>
  (database: Database): ModelDelegate => ({
    fields: database.taxChange.fields,
    findMany: (args) => database.taxChange.findMany(args),
    findUnique: (args) => reviewed(database, encryption, (args as { where: { id: string } }).where.id),
    count: (args) => database.taxChange.count(args),
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
  });
