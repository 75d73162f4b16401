import type { ExternalKind } from '@flota/prisma';
import type { Database } from '../../../platform/database/prisma.service.js';
import { nameRecords, namesOf, recordsNamed } from '../../external-references/external-references.js';

/** By what names a client knows the records of some rows, and the names that come with them. */
export class KnownNames {
  private readonly added: { externalId: string; recordId: string }[] = [];

  private constructor(
    private readonly database: Database,
    private readonly namespace: { system: string; kind: ExternalKind },
    private readonly records: Map<string, string>,
    private readonly names: Map<string, string>,
  ) {}

  static async of(
    database: Database,
    namespace: { system: string; kind: ExternalKind },
    externalIds: readonly string[],
  ): Promise<KnownNames> {
    const records = await recordsNamed(database, namespace, externalIds);
    const names = new Map([...records].map(([externalId, recordId]) => [recordId, externalId]));
    return new KnownNames(database, namespace, records, names);
  }

  /** What the client's name is of. */
  recordOf(externalId: string): string | undefined {
    return this.records.get(externalId);
  }

  /** Also knows by what names the client has these, which were found in another way. */
  async learn(recordIds: readonly string[]): Promise<void> {
    for (const [recordId, externalId] of await namesOf(this.database, this.namespace, recordIds)) {
      this.names.set(recordId, externalId);
    }
  }

  /** Whether a record may have that name: it is its own, or neither has another. */
  fits(externalId: string, recordId: string): boolean {
    return (
      (this.records.get(externalId) ?? recordId) === recordId && (this.names.get(recordId) ?? externalId) === externalId
    );
  }

  /** That the record has that name from now on, where it hadn't. */
  add(externalId: string, recordId: string): void {
    if (this.records.has(externalId)) return;
    this.records.set(externalId, recordId);
    this.names.set(recordId, externalId);
    this.added.push({ externalId, recordId });
  }

  async save(): Promise<void> {
    if (this.added.length > 0) await nameRecords(this.database, this.namespace, this.added);
  }
}
