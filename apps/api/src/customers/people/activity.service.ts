import { Injectable } from '@nestjs/common';
import { ACCOUNT_ROLES, type AccountActivity, type AccountRole, accountViewReasonSchema } from '@flota/schemas';
import { z } from 'zod';
import { ARE_DEEDS, deedOf } from '../../platform/auth/member-deeds.js';
import { PrismaService } from '../../platform/database/prisma.service.js';

const PAGE = 50;

const role = z.enum(ACCOUNT_ROLES);
/** As such entries of the audit log are written; what they lack is not told. */
const detailsSchema = z
  .object({
    to: z.string(),
    role: z.union([role, z.object({ to: role }).transform(({ to }): AccountRole => to)]),
    reason: accountViewReasonSchema,
  })
  .partial();

/** Staff looked at the account as its holder sees it: one entry a view, whatever pages they opened. */
const LOOKED = 'account-view';

/** What others did in an account, from the audit log. */
@Injectable()
export class ActivityService {
  constructor(private readonly prisma: PrismaService) {}

  /** The newest first, or what is older than an entry. */
  async list(holderId: string, before?: string): Promise<AccountActivity> {
    const rows = await this.prisma.auditEntry.findMany({
      // Ids are made in the order of time.
      where: {
        resource: 'customers',
        recordId: holderId,
        OR: [ARE_DEEDS, { action: LOOKED }],
        ...(before && { id: { lt: before } }),
      },
      orderBy: { id: 'desc' },
      take: PAGE + 1,
    });
    const shown = rows.slice(0, PAGE);
    return {
      entries: shown.map(({ id, at, action, actorEmail, changes }) => {
        const details = detailsSchema.safeParse(changes).data;
        return {
          id,
          at: at.toISOString(),
          who: action === LOOKED ? '' : (actorEmail ?? ''),
          did: action === LOOKED ? 'looked' : deedOf(action),
          to: details?.to ?? null,
          role: details?.role ?? null,
          reason: details?.reason ?? null,
        };
      }),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  }
}
