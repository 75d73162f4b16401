import type { Customer, TaxProfile } from '@flota/prisma';
import { type CustomerRow, personTypeOf } from '@flota/schemas';
import type { Audit } from '../../../../platform/audit/audit.js';
import type { FieldEncryption } from '../../../../platform/crypto/field-encryption.js';
import { orderedIds } from '../../../../platform/database/ordered-ids.js';
import type { Database } from '../../../../platform/database/prisma.service.js';
import type { Hand } from '../batch-rows.js';
import type { CustomerChanges } from './customer-changes.js';

type NewCustomer = Pick<Customer, 'id' | 'name' | 'email' | 'phone' | 'personType'>;
type NewProfile = Omit<TaxProfile, 'id' | 'borderRegionUntil' | 'updatedAt'>;

/** What some rows come to, gathered, and written by a few statements. */
export class CustomerWrites {
  private readonly made: NewCustomer[] = [];
  private readonly madeProfiles: NewProfile[] = [];
  private readonly changed: ({ id: string } & CustomerChanges['customer'])[] = [];
  private readonly changedProfiles: ({ id: string } & CustomerChanges['profile'])[] = [];
  private readonly changedIds: string[] = [];

  constructor(private readonly encryption: FieldEncryption) {}

  /** Without a password: they register with a contract's number, their RFC and this address. */
  create(id: string, row: CustomerRow): void {
    const { name, email, phone = null, rfc, regime } = row;
    this.made.push({ id, name, email, phone, personType: personTypeOf({ rfc, regime }) });
    this.addProfile(id, row);
  }

  change(row: CustomerRow, id: string, profileId: string | undefined, { customer, profile }: CustomerChanges): void {
    this.changedIds.push(id);
    if (Object.keys(customer).length > 0) this.changed.push({ id, ...customer });
    if (profileId === undefined) this.addProfile(id, row);
    else if (profile && Object.keys(profile).length > 0) this.changedProfiles.push({ id: profileId, ...profile });
  }

  async run(database: Database): Promise<void> {
    if (this.made.length > 0) await insertCustomers(database, this.made);
    if (this.madeProfiles.length > 0) await insertProfiles(database, this.madeProfiles);
    if (this.changed.length > 0) await updateCustomers(database, this.changed);
    if (this.changedProfiles.length > 0) await updateProfiles(database, this.changedProfiles);
  }

  /** That these were written, and by whom; what was written are personal data, which stay out of the log. */
  async trace({ batchId, client, database }: Hand, audit: Audit): Promise<void> {
    if (this.made.length + this.changedIds.length === 0) return;
    await audit.note(database, {
      actor: client,
      action: 'import',
      resource: 'batches',
      recordId: batchId,
      details: { created: this.made.map(({ id }) => id), updated: this.changedIds },
    });
  }

  private addProfile(customerId: string, row: CustomerRow): void {
    const { name, legalName = name, rfc, regime = null, cfdiUse = null, postalCode = null } = row;
    this.madeProfiles.push({
      customerId,
      rfc: this.encryption.encrypt(rfc, 'tax_profile.rfc'),
      rfcIndex: this.encryption.blindIndex(rfc, 'tax_profile.rfc'),
      legalName,
      personType: personTypeOf({ rfc, regime }),
      regime,
      cfdiUse,
      postalCode,
    });
  }
}

/* Rows go to the database as one value: as thousands of them, each by itself, they take several times as long. */

async function insertCustomers(database: Database, customers: readonly NewCustomer[]): Promise<void> {
  await database.$executeRaw`
    insert into customer (id, name, email, phone, person_type)
    select id, name, email, phone, "personType" from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb)
      as made(id uuid, name text, email text, phone text, "personType" "PersonType")`;
}

async function insertProfiles(database: Database, profiles: readonly NewProfile[]): Promise<void> {
  const ids = orderedIds(profiles.length);
  const rows = profiles.map((profile, index) => ({ id: ids[index], ...profile }));
  await database.$executeRaw`
    insert into tax_profile (id, customer_id, rfc, rfc_index, legal_name, person_type, regime, cfdi_use, postal_code, updated_at)
    select id, "customerId", rfc, "rfcIndex", "legalName", "personType", regime, "cfdiUse", "postalCode", now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(id uuid, "customerId" uuid, rfc text, "rfcIndex" text,
      "legalName" text, "personType" "PersonType", regime text, "cfdiUse" text, "postalCode" text)`;
}

async function updateCustomers(
  database: Database,
  changes: readonly ({ id: string } & CustomerChanges['customer'])[],
): Promise<void> {
  await database.$executeRaw`
    update customer set email = coalesce(new.email, customer.email), name = coalesce(new.name, customer.name),
      phone = coalesce(new.phone, customer.phone), person_type = coalesce(new.person_type, customer.person_type), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changes.map(({ personType, ...rest }) => ({ ...rest, person_type: personType })))}::jsonb)
      as new(id uuid, email text, name text, phone text, person_type "PersonType")
    where customer.id = new.id`;
  // A link that went to the former address is no proof of the new one.
  const moved = changes.filter(({ email }) => email !== undefined).map(({ id }) => id);
  if (moved.length > 0) await database.oneTimeLink.deleteMany({ where: { customerId: { in: moved }, usedAt: null } });
}

async function updateProfiles(
  database: Database,
  changes: readonly ({ id: string } & CustomerChanges['profile'])[],
): Promise<void> {
  const rows = changes.map(({ id, legalName, cfdiUse, postalCode, personType, regime }) => ({
    id,
    regime,
    legal_name: legalName,
    cfdi_use: cfdiUse,
    postal_code: postalCode,
    person_type: personType,
  }));
  await database.$executeRaw`
    update tax_profile set legal_name = coalesce(new.legal_name, tax_profile.legal_name),
      regime = coalesce(new.regime, tax_profile.regime), cfdi_use = coalesce(new.cfdi_use, tax_profile.cfdi_use),
      postal_code = coalesce(new.postal_code, tax_profile.postal_code),
      person_type = coalesce(new.person_type, tax_profile.person_type), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new(id uuid, legal_name text, regime text, cfdi_use text, postal_code text, person_type "PersonType")
    where tax_profile.id = new.id`;
}
