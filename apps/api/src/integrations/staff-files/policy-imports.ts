import { type FieldError, type ImportedPolicy, importedPolicySchema } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { orderedIds } from '../../platform/database/ordered-ids.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { BulkImportKind, ImportHand } from '../../platform/imports/import-kind.js';
import { takeBackUntouched } from '../../platform/imports/taking-back.js';
import {
  insuredContracts,
  isSamePolicy,
  knownPolicies,
  policyColumns,
  policyNameOf,
} from '../batches/rows/policy-rows.js';
import { POLICY_COLUMNS } from './policy-columns.js';

/** Insurance of a file: policies that a broker sent in a spreadsheet. One that is there already stays as it is. */
@Injectable()
export class PolicyImports implements BulkImportKind<typeof importedPolicySchema> {
  readonly name = 'policies';
  readonly fileName = 'polizas';
  readonly columns = POLICY_COLUMNS;
  readonly schema = importedPolicySchema;

  constructor(private readonly audit: Audit) {}

  keyOf(row: ImportedPolicy): string {
    return policyNameOf(row);
  }

  async refusals(database: Database, rows: readonly ImportedPolicy[]): Promise<FieldError[][]> {
    const contracts = await insuredContracts(database, rows);
    const { byName } = await knownPolicies(database, rows);
    return rows.map((row): FieldError[] => {
      const contractId = contracts.get(row.contractNumber);
      if (contractId === undefined) return [{ field: 'contractNumber', code: 'CONTRACT.UNKNOWN' }];
      const known = byName.get(policyNameOf(row));
      if (!known) return [];
      const isSame = known.contractId === contractId && isSamePolicy(known, row);
      return [{ field: 'number', code: isSame ? 'IMPORT.ALREADY_THERE' : 'POLICY.KNOWN' }];
    });
  }

  async take({ database }: ImportHand, rows: readonly ImportedPolicy[]): Promise<string[]> {
    const contracts = await insuredContracts(database, rows);
    const ids = orderedIds(rows.length);
    await database.policy.createMany({
      data: rows.map((row, index) => ({
        ...{ id: ids[index] ?? '', contractId: contracts.get(row.contractNumber) ?? '' },
        ...policyColumns(row),
      })),
    });
    return ids;
  }

  /** But for those of which a customer was told, or that another system knows. */
  takeBack(hand: ImportHand, ids: readonly string[]): Promise<Map<string, FieldError>> {
    const records = { resource: this.name, table: 'policy', column: 'id' } as const;
    return takeBackUntouched({ ...hand, audit: this.audit }, records, ids, (gone) =>
      hand.database.policy.deleteMany({ where: { id: { in: gone } } }),
    );
  }
}
