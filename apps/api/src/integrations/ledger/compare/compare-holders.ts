import { Injectable } from '@nestjs/common';
import type { Customer, LedgerContract, TaxProfile } from '@flota/prisma';
import type { AdminLedgerDifference, LedgerHolder } from '@flota/schemas';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { masked } from '../../../platform/text/masked.js';
import { ToldContracts } from '../pull/told-contracts.js';

type Differing = AdminLedgerDifference['holder'];

/** Whose a contract is, here. */
export interface HeldBy {
  customer: Pick<Customer, 'name' | 'email' | 'phone'>;
  taxProfile: Pick<TaxProfile, 'legalName' | 'rfc'>;
}

/** Who holds a contract, on both sides: personal data, which are told apart where they are read and kept nowhere else. */
@Injectable()
export class CompareHolders {
  constructor(
    private readonly encryption: FieldEncryption,
    private readonly told: ToldContracts,
  ) {}

  /** The fields that differ; of an RFC only its end is told. What the ledger leaves out differs from nothing. */
  between(row: Pick<LedgerContract, 'sealed'>, { customer, taxProfile }: HeldBy): Differing {
    const holder = this.told.open(row)?.holder;
    if (!holder) return [];
    const rfc = this.rfcOf(taxProfile);
    const fields: Differing = [
      { field: 'name', ours: customer.name, theirs: holder.name },
      { field: 'legalName', ours: taxProfile.legalName, theirs: holder.legalName ?? null },
      { field: 'email', ours: customer.email, theirs: holder.email },
      { field: 'phone', ours: customer.phone, theirs: holder.phone ?? null },
    ];
    const differing = fields.filter(({ ours, theirs }) => theirs !== null && ours !== theirs);
    const sameRfc = rfc === null || rfc === holder.rfc;
    return sameRfc ? differing : [...differing, { field: 'rfc', ours: masked(rfc), theirs: masked(holder.rfc) }];
  }

  /** `null` where nothing differs; otherwise a mark of the ledger's side, which says nothing and changes when that does. */
  async mark(database: Database, row: Pick<LedgerContract, 'contractId' | 'sealed'>): Promise<string | null> {
    const held = await database.contract.findUniqueOrThrow({
      where: { id: row.contractId ?? '' },
      select: { customer: true, taxProfile: true },
    });
    if (this.between(row, held).length === 0) return null;
    const holder: LedgerHolder | undefined = this.told.open(row)?.holder;
    return this.encryption.blindIndex(JSON.stringify(holder), 'ledger_contract.sealed');
  }

  private rfcOf({ rfc }: Pick<TaxProfile, 'rfc'>): string | null {
    try {
      return this.encryption.decrypt(rfc, 'tax_profile.rfc');
    } catch {
      return null;
    }
  }
}
