import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import { DUPLICATE_SIGNS, type DuplicateHints, type DuplicateSign, type LeadDuplicate } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { leadInclude, presentLead } from '../lead.presenter.js';

const { sql } = Prisma;

/** A telephone that hundreds leave is a switchboard's: of one sign no more are looked at. */
const OF_EACH_SIGN = 20;
const SHOWN = 10;

interface Pair {
  id: string;
  other: string;
  sign: DuplicateSign;
}

/** Which leads are probably the same person's: they share a telephone, a mailbox or an RFC, and nobody said that they are two. */
@Injectable()
export class LeadDuplicates {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {}

  async of(id: string): Promise<LeadDuplicate[]> {
    const pairs = await this.pairs([id]);
    const rows = await this.prisma.lead.findMany({
      where: { id: { in: pairs.map(({ other }) => other) } },
      include: leadInclude,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: SHOWN,
    });
    return rows.map((row) => ({
      lead: presentLead(this.encryption, row),
      signs: DUPLICATE_SIGNS.filter((sign) => pairs.some((pair) => pair.other === row.id && pair.sign === sign)),
    }));
  }

  /** How many each of these has; of those that have none, nothing. */
  async hints(ids: readonly string[]): Promise<DuplicateHints> {
    const others = new Map<string, Set<string>>();
    for (const { id, other } of await this.pairs(ids)) others.set(id, (others.get(id) ?? new Set()).add(other));
    return [...others].map(([id, { size: count }]) => ({ id, count }));
  }

  /** By the index of each sign. What was merged counts as what it was merged into, on either side. */
  private async pairs(ids: readonly string[]): Promise<Pair[]> {
    if (ids.length === 0) return [];
    const asked = Prisma.join(ids.map((id) => sql`${id}::uuid`));
    return this.prisma.$queryRaw<Pair[]>`
      SELECT DISTINCT coalesce(own.merged_into_id, own.id) AS id, coalesce(found.merged_into_id, found.id) AS other, found.sign
      FROM lead own
      CROSS JOIN LATERAL (
        (SELECT id, merged_into_id, 'phone' AS sign FROM lead WHERE phone = own.phone
          ORDER BY created_at DESC LIMIT ${OF_EACH_SIGN})
        UNION ALL
        (SELECT id, merged_into_id, 'email' FROM lead WHERE email = own.email
          ORDER BY created_at DESC LIMIT ${OF_EACH_SIGN})
        UNION ALL
        (SELECT lead.id, lead.merged_into_id, 'rfc' FROM syntage_request mine
          JOIN syntage_request theirs ON theirs.rfc_index = mine.rfc_index
          JOIN lead ON lead.id = theirs.lead_id
          WHERE mine.lead_id = own.id LIMIT ${OF_EACH_SIGN})
      ) found
      WHERE (own.id IN (${asked}) OR own.merged_into_id IN (${asked}))
        AND coalesce(found.merged_into_id, found.id) <> coalesce(own.merged_into_id, own.id)
        AND NOT EXISTS (
          SELECT FROM distinct_leads WHERE (one_id, other_id) IN (
            (least(own.id, found.id), greatest(own.id, found.id)),
            (least(coalesce(own.merged_into_id, own.id), coalesce(found.merged_into_id, found.id)),
             greatest(coalesce(own.merged_into_id, own.id), coalesce(found.merged_into_id, found.id)))
          )
        )`;
  }
}
