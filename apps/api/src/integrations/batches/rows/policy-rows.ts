import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn, type Policy, type Prisma } from '@flota/prisma';
import { type ImportedPolicy, type PolicyRow, policyRowSchema } from '@flota/schemas';
import { Audit } from '../../../platform/audit/audit.js';
import { orderedIds } from '../../../platform/database/ordered-ids.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { type BulkRows, type Hand, refused, systemOf, type TakenRow } from './batch-rows.js';
import { KnownNames } from './known-names.js';

/** Insurance as brokers have it: a policy is known by its insurer and number. */
@Injectable()
export class PolicyRows implements BulkRows<typeof policyRowSchema> {
  readonly kind = 'policies';
  readonly external = 'policy';
  readonly schema = policyRowSchema;

  constructor(private readonly audit: Audit) {}

  keysOf({ externalId, insurer, number }: PolicyRow): string[] {
    return [`id ${externalId}`, policyNameOf({ insurer, number })];
  }

  async takeAll(hand: Hand, rows: readonly PolicyRow[]): Promise<TakenRow[]> {
    const { database } = hand;
    const externalIds = rows.map(({ externalId }) => externalId);
    const names = await KnownNames.of(database, { system: systemOf(hand), kind: this.external }, externalIds);
    const contracts = await insuredContracts(database, rows);
    const known = await knownPolicies(
      database,
      rows,
      externalIds.flatMap((name) => names.recordOf(name) ?? []),
    );
    await names.learn([...known.byId.keys()]);
    const ids = orderedIds(rows.length);
    const made: Prisma.PolicyCreateManyInput[] = [];
    const changed: Prisma.PolicyCreateManyInput[] = [];

    const taken = rows.map((row, index): TakenRow => {
      const contractId = contracts.get(row.contractNumber);
      if (contractId === undefined) return refused('contractNumber', 'CONTRACT.UNKNOWN');
      const sameNumber = known.byName.get(policyNameOf(row));
      const policy = known.byId.get(names.recordOf(row.externalId) ?? '') ?? sameNumber;
      if (sameNumber && sameNumber.id !== policy?.id) return refused('externalId', 'EXTERNAL_ID.TAKEN');
      if (policy && !names.fits(row.externalId, policy.id)) return refused('externalId', 'EXTERNAL_ID.TAKEN');
      if (policy && policy.contractId !== contractId) return refused('contractNumber', 'POLICY.OTHER_CONTRACT');
      const id = policy?.id ?? ids[index] ?? '';
      names.add(row.externalId, id);
      if (policy && isSamePolicy(policy, row)) return { outcome: 'unchanged', recordId: id };
      (policy ? changed : made).push({ id, contractId, ...policyColumns(row) });
      return { outcome: policy ? 'updated' : 'created', recordId: id };
    });

    if (made.length > 0) await database.policy.createMany({ data: made });
    if (changed.length > 0) await update(database, changed);
    await names.save();
    await this.trace(hand, made, changed);
    return taken;
  }

  private async trace(
    { batchId, client, database }: Hand,
    made: readonly Prisma.PolicyCreateManyInput[],
    changed: readonly Prisma.PolicyCreateManyInput[],
  ): Promise<void> {
    if (made.length + changed.length === 0) return;
    const details = { created: made.map(({ id }) => id), updated: changed.map(({ id }) => id) };
    await this.audit.note(database, {
      actor: client,
      action: 'import',
      resource: 'batches',
      recordId: batchId,
      details,
    });
  }
}

/** As the database tells them apart. */
export const policyNameOf = ({ insurer, number }: Pick<PolicyRow, 'insurer' | 'number'>): string =>
  JSON.stringify([insurer, number]);

/** Their ids, by the numbers of these rows. */
export async function insuredContracts(
  database: Database,
  rows: readonly ImportedPolicy[],
): Promise<Map<string, string>> {
  const numbers = [...new Set(rows.map(({ contractNumber }) => contractNumber))];
  const contracts = await database.contract.findMany({
    where: { number: { in: numbers } },
    select: { id: true, number: true },
  });
  return new Map(contracts.map(({ id, number }) => [number, id]));
}

/** Those that have a row's name or number, locked. */
export async function knownPolicies(database: Database, rows: readonly ImportedPolicy[], ids: string[] = []) {
  const found = await database.$queryRaw<{ id: string }[]>`
    select id from policy where id in (
      select id from policy where id = any(${ids}::uuid[])
      union select policy.id from policy
        join unnest(${rows.map(({ insurer }) => insurer)}::text[], ${rows.map(({ number }) => number)}::text[])
          as sought(insurer, number) on policy.insurer = sought.insurer and policy.number = sought.number
    ) order by id for update`;
  const policies = await database.policy.findMany({ where: { id: { in: found.map(({ id }) => id) } } });
  return {
    byId: new Map(policies.map((policy) => [policy.id, policy])),
    byName: new Map(policies.map((policy) => [policyNameOf(policy), policy])),
  };
}

export const policyColumns = ({ insurer, number, coverage, premium, startsOn, endsOn }: ImportedPolicy) => ({
  insurer,
  number,
  coverage,
  premium,
  startsOn: dateColumn(startsOn),
  endsOn: dateColumn(endsOn),
});

export const isSamePolicy = (policy: Policy, row: ImportedPolicy): boolean =>
  policyNameOf(policy) === policyNameOf(row) &&
  policy.coverage === row.coverage &&
  policy.premium.eq(row.premium) &&
  dayOfColumn(policy.startsOn) === row.startsOn &&
  dayOfColumn(policy.endsOn) === row.endsOn;

async function update(database: Database, policies: readonly Prisma.PolicyCreateManyInput[]): Promise<void> {
  await database.$executeRaw`
    update policy set insurer = new.insurer, number = new.number, coverage = new.coverage, premium = new.premium,
      starts_on = new."startsOn", ends_on = new."endsOn"
    from jsonb_to_recordset(${JSON.stringify(policies)}::jsonb)
      as new(id uuid, insurer text, number text, coverage text, premium numeric, "startsOn" date, "endsOn" date)
    where policy.id = new.id`;
}
