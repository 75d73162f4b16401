import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import {
  type FieldError,
  ledgerContractSchema,
  type LedgerContractTold,
  type LedgerMoney,
  type LedgerSealed,
  ledgerSealedSchema,
} from '@flota/schemas';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import type { Database } from '../../../platform/database/prisma.service.js';
import { fieldErrors } from '../../../platform/errors/validation.pipe.js';
import type { SealedFields } from '../../gateway/sealed-fields.js';
import type { ChangesPage } from '../../pulls/read-changes.js';

const CONTEXT = 'ledger_contract.sealed';

/** What a page has of a contract before it is known to be one. */
type RawContract = ChangesPage['data'][number];

type Read = { told: LedgerContractTold } | { problems: FieldError[] };

/** Contracts as the ledger told them last. */
@Injectable()
export class ToldContracts {
  constructor(private readonly encryption: FieldEncryption) {}

  /**
   * Keeps a page, in the caller's transaction. What was told before in the same words is nothing new.
   *
   * @param toldAt when it was asked for
   * @returns how many are
   */
  async keep(database: Database, raw: readonly RawContract[], sealed: SealedFields, toldAt: Date): Promise<number> {
    // Of one that stands on a page twice the later word counts.
    const last = [...new Map(raw.map((contract) => [contract.id, contract])).values()];
    const known = await database.ledgerContract.findMany({
      where: { externalId: { in: last.map(({ id }) => id) } },
      select: { externalId: true, digest: true },
    });
    const digests = new Map(known.map(({ externalId, digest }) => [externalId, digest]));
    let fresh = 0;
    for (const contract of last) {
      const digest = createHash('sha256').update(JSON.stringify(contract)).digest('hex');
      if (digests.get(contract.id) === digest) {
        await database.ledgerContract.update({ where: { externalId: contract.id }, data: { toldAt, isDue: true } });
        continue;
      }
      fresh += 1;
      await this.write(database, contract, { digest, toldAt, read: await read(contract, sealed) });
    }
    return fresh;
  }

  /** Whose it is and what was agreed; `null` where it can't be read, or its key is gone. */
  open({ sealed }: { sealed: string | null }): LedgerSealed | null {
    if (sealed === null) return null;
    try {
      return ledgerSealedSchema.parse(JSON.parse(this.encryption.decrypt(sealed, CONTEXT)));
    } catch {
      return null;
    }
  }

  private async write(
    database: Database,
    { id: externalId, number }: RawContract,
    { digest, read: found, toldAt }: { digest: string; toldAt: Date; read: Read },
  ): Promise<void> {
    const row =
      'told' in found
        ? this.rowOf(found.told)
        : { number: numberOf(number), money: Prisma.DbNull, sealed: null, problems: asJson(found.problems) };
    const data = { ...row, digest, toldAt, isDue: true };
    await database.ledgerContract.upsert({
      where: { externalId },
      create: { externalId, ...data },
      update: data,
    });
  }

  private rowOf({ number, holder, agreement, id: _, ...money }: LedgerContractTold) {
    return {
      number,
      money: asJson(money satisfies LedgerMoney),
      sealed: this.encryption.encrypt(JSON.stringify({ holder, agreement } satisfies LedgerSealed), CONTEXT),
      problems: Prisma.DbNull,
    };
  }
}

/** A holder may come sealed, where both sides have keys. */
async function read(raw: RawContract, sealed: SealedFields): Promise<Read> {
  const { holder } = raw;
  const opened = typeof holder === 'string' ? await sealed.open(holder, 'holder').catch(() => null) : holder;
  const { success, data, error } = ledgerContractSchema.safeParse({ ...raw, holder: opened });
  return success ? { told: data } : { problems: fieldErrors(error.issues).slice(0, MOST_PROBLEMS) };
}

const MOST_PROBLEMS = 20;

/** For the list, even of one that can't be read. */
const numberOf = (number: unknown): string => (typeof number === 'string' ? number.slice(0, 40) : '');

/** What has no more than texts, numbers and lists is JSON. */
const asJson = (value: object): Prisma.InputJsonObject => value;
