import { Injectable } from '@nestjs/common';
import { type CustomerRow, customerRowSchema } from '@flota/schemas';
import { FieldEncryption } from '../../../../platform/crypto/field-encryption.js';
import { Audit } from '../../../../platform/audit/audit.js';
import { orderedIds } from '../../../../platform/database/ordered-ids.js';
import { type BulkRows, type Hand, refused, systemOf, type TakenRow } from '../batch-rows.js';
import { KnownNames } from '../known-names.js';
import { changesNothing, changesOf, type KnownCustomer } from './customer-changes.js';
import { knownCustomers } from './known-customers.js';
import { CustomerWrites } from './customer-writes.js';

/** Customers as a lender's other systems have them. */
@Injectable()
export class CustomerRows implements BulkRows<typeof customerRowSchema> {
  readonly kind = 'customers';
  readonly external = 'customer';
  readonly schema = customerRowSchema;

  constructor(
    private readonly encryption: FieldEncryption,
    private readonly audit: Audit,
  ) {}

  keysOf({ externalId, email, rfc }: CustomerRow): string[] {
    return [`id ${externalId}`, `email ${email}`, `rfc ${rfc}`];
  }

  async takeAll(hand: Hand, rows: readonly CustomerRow[]): Promise<TakenRow[]> {
    const { database } = hand;
    // As a contract that comes in does: two rows about a new client must not make two customers.
    await database.$executeRaw`select pg_advisory_xact_lock(hashtext('contract-intake'))`;
    const externalIds = rows.map(({ externalId }) => externalId);
    const names = await KnownNames.of(database, { system: systemOf(hand), kind: this.external }, externalIds);
    const indexes = new Map(rows.map(({ rfc }) => [rfc, this.encryption.blindIndexes(rfc, 'tax_profile.rfc')]));
    const known = await knownCustomers(database, {
      ids: rows.flatMap(({ externalId }) => names.recordOf(externalId) ?? []),
      emails: rows.map(({ email }) => email),
      rfcIndexes: [...indexes.values()].flat(),
    });
    await names.learn(known.all.map(({ id }) => id));

    const writes = new CustomerWrites(this.encryption);
    const ids = orderedIds(rows.length);
    const taken = rows.map((row, index): TakenRow => {
      const found = known.find(row, names.recordOf(row.externalId), indexes.get(row.rfc) ?? []);
      if ('problem' in found) return { outcome: 'refused', problems: [found.problem] };
      const { customer } = found;
      if (customer) return change({ row, customer, names, writes, rfcIndexes: indexes.get(row.rfc) ?? [] });
      const id = ids[index] ?? '';
      names.add(row.externalId, id);
      writes.create(id, row);
      return { outcome: 'created', recordId: id };
    });
    await writes.run(database);
    await names.save();
    await writes.trace(hand, this.audit);
    return taken;
  }
}

interface Change {
  row: CustomerRow;
  customer: KnownCustomer;
  names: KnownNames;
  writes: CustomerWrites;
  rfcIndexes: readonly string[];
}

function change({ row, customer, names, writes, rfcIndexes }: Change): TakenRow {
  const { id } = customer;
  if (!names.fits(row.externalId, id)) return refused('externalId', 'EXTERNAL_ID.TAKEN');
  const profile = customer.taxProfiles.find(({ rfcIndex }) => rfcIndexes.includes(rfcIndex));
  const changes = changesOf(row, customer, profile);
  if (Array.isArray(changes)) return { outcome: 'refused', problems: changes };
  names.add(row.externalId, id);
  if (changesNothing(changes)) return { outcome: 'unchanged', recordId: id };
  writes.change(row, id, profile?.id, changes);
  return { outcome: 'updated', recordId: id };
}
