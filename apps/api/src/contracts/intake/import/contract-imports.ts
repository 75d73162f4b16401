import type { FieldError } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { leanedOn } from '../../../platform/database/leaned-on.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import type { ImportHand, SingleImportKind } from '../../../platform/imports/import-kind.js';
import { takeBackUntouched } from '../../../platform/imports/taking-back.js';
import { ContractIntakeService } from '../contract-intake.service.js';
import { IMPORTED_CONTRACT_COLUMNS, type ImportedContract, importedContractSchema } from './contract-import-columns.js';

/** What a contract is made of, and what follows from it by itself. */
const OWN = ['instalment', 'movement', 'invoicing_due', 'invoice_matching', 'collection_case'];

/** Contracts of a file, each as one that is written in the form. Of one that is there already nothing changes. */
@Injectable()
export class ContractImports implements SingleImportKind<typeof importedContractSchema> {
  readonly name = 'contracts';
  readonly fileName = 'contratos';
  readonly columns = IMPORTED_CONTRACT_COLUMNS;
  readonly schema = importedContractSchema;

  constructor(
    private readonly intake: ContractIntakeService,
    private readonly audit: Audit,
  ) {}

  keyOf({ number }: ImportedContract): string {
    return number;
  }

  async takeOne({ actor, database }: ImportHand, row: ImportedContract): Promise<string> {
    const { id, alreadyThere } = await this.intake.openIn(database, actor, row);
    // Taken back with the file, it would be gone for who brought it in first.
    if (alreadyThere) throw ProblemException.invalid([{ field: 'number', code: 'IMPORT.ALREADY_THERE' }]);
    return id;
  }

  /** Contracts without money, papers or work, with the customers who were made for them and did nothing since. */
  async takeBack(hand: ImportHand, ids: readonly string[]): Promise<Map<string, FieldError>> {
    const { database } = hand;
    const worked = await workedCases(database, ids);
    const records = { resource: this.name, table: 'contract', column: 'id', own: OWN, worked } as const;
    return takeBackUntouched({ ...hand, audit: this.audit }, records, ids, async (gone) => {
      const holders = await database.contract.findMany({
        where: { id: { in: gone } },
        select: { customerId: true },
        distinct: ['customerId'],
      });
      await database.contract.deleteMany({ where: { id: { in: gone } } });
      await forgetHolders(
        hand,
        holders.map(({ customerId }) => customerId),
      );
    });
  }
}

/** Contracts in arrears of which somebody took charge: no other record shows that. */
async function workedCases(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const cases = await database.collectionCase.findMany({
    where: { contractId: { in: [...ids] }, OR: [{ assignedToId: { not: null } }, { actionSetAt: { not: null } }] },
    select: { contractId: true },
  });
  return new Set(cases.map(({ contractId }) => contractId));
}

/** Customers who were not there before the file, never registered, and on whom nothing was built. */
async function forgetHolders({ database, importId }: ImportHand, ids: readonly string[]): Promise<void> {
  const { createdAt } = await database.staffImport.findUniqueOrThrow({ where: { id: importId } });
  const fresh = await database.customer.findMany({
    where: { id: { in: [...ids] }, createdAt: { gt: createdAt }, registeredAt: null },
    select: { id: true, taxProfiles: { select: { id: true } } },
  });
  const used = await leanedOn(
    database,
    { table: 'customer', column: 'id', own: ['tax_profile'] },
    fresh.map(({ id }) => id),
  );
  const usedProfiles = await leanedOn(
    database,
    { table: 'tax_profile', column: 'id' },
    fresh.flatMap(({ taxProfiles }) => taxProfiles.map(({ id }) => id)),
  );
  const gone = fresh.filter(
    ({ id, taxProfiles }) => !used.has(id) && !taxProfiles.some((one) => usedProfiles.has(one.id)),
  );
  await database.customer.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
}
