import { Injectable } from '@nestjs/common';
import type { LedgerContract } from '@flota/prisma';
import type { FieldError } from '@flota/schemas';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { changesOf } from '../../batches/rows/customers/customer-changes.js';
import { CustomerWrites } from '../../batches/rows/customers/customer-writes.js';
import { knownCustomers } from '../../batches/rows/customers/known-customers.js';
import { ToldContracts } from '../pull/told-contracts.js';

/** Takes customer data over from the ledger, by the rules for clients who come in: who has registered looks after their own. */
@Injectable()
export class TakeHolder {
  constructor(
    private readonly encryption: FieldEncryption,
    private readonly told: ToldContracts,
  ) {}

  /** @throws ProblemException 422 with what may not be changed, and how it is */
  async take(database: Database, row: LedgerContract): Promise<void> {
    const holder = this.told.open(row)?.holder;
    if (!holder || !row.contractId) throw new ProblemException(409, 'LEDGER_DIFFERENCE.FOLLOWS');
    // As a contract that comes in does: two about one client must not write at once.
    await database.$executeRaw`select pg_advisory_xact_lock(hashtext('contract-intake'))`;
    const contract = await database.contract.findUniqueOrThrow({
      where: { id: row.contractId },
      select: { customerId: true, taxProfileId: true },
    });
    const known = await knownCustomers(database, {
      ids: [contract.customerId],
      emails: [holder.email],
      rfcIndexes: [],
    });
    const customer = known.all.find(({ id }) => id === contract.customerId);
    const profile = customer?.taxProfiles.find(({ id }) => id === contract.taxProfileId);
    if (!customer || !profile) throw ProblemException.notFound();
    if (known.all.length > 1) refuse({ field: 'email', code: 'EMAIL.OTHER_CUSTOMER' });
    if (!this.encryption.blindIndexes(holder.rfc, 'tax_profile.rfc').includes(profile.rfcIndex)) {
      refuse({ field: 'rfc', code: 'NAME.BY_REQUEST' });
    }
    const told = { ...holder, externalId: row.externalId };
    const changes = changesOf(told, customer, profile);
    if (Array.isArray(changes)) return refuse(...changes);
    const writes = new CustomerWrites(this.encryption);
    writes.change(told, customer.id, profile.id, changes);
    await writes.run(database);
  }
}

function refuse(...problems: FieldError[]): never {
  throw ProblemException.invalid(problems);
}
