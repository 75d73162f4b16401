import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { chainQuerySchema, type ChainStep, chainStepSchema } from '@flota/schemas';
import type { z } from 'zod';
import { StaffMay } from '../../auth/access.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { lastNumber, linkAt, readSeals, unsealedEntries } from './read-seals.js';
import { follow } from './seals.js';
import { lookFor } from './verify-chain.js';

/** So many at a time, that no call keeps others waiting: some tenths of a second. */
const STRETCH = 2_000;

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/audit-log')
export class AuditChainController {
  constructor(private readonly prisma: PrismaService) {}

  /** Proves the next stretch of the audit log: the backoffice asks until all is proved. */
  @Get('chain')
  @StaffMay('audit-log', 'verify')
  @ApiOkResponse({ standardSchema: chainStepSchema })
  async prove(
    @Query({ schema: chainQuerySchema }) { after, head }: z.output<typeof chainQuerySchema>,
  ): Promise<ChainStep> {
    const from = await linkAt(this.prisma, BigInt(after));
    if (!from) throw ProblemException.notFound();
    const entries = await readSeals(this.prisma, from.seq, STRETCH);
    const { link, broken } = follow(from, entries);
    const done = Boolean(broken) || entries.length < STRETCH;
    return {
      proved: Number(link.seq),
      total: Number(await lastNumber(this.prisma)),
      head: Buffer.from(link.hash).toString('hex'),
      done,
      broken: broken ? { ...broken, seq: Number(broken.seq) } : null,
      unsealed: done ? await unsealedEntries(this.prisma) : 0,
      noted: done && head ? await lookFor(this.prisma, head, link) : null,
    };
  }
}
