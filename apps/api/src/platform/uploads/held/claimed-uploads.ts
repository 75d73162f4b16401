import { Injectable } from '@nestjs/common';
import { fieldCode } from '@flota/schemas';
import { sha256 } from '../../crypto/keys.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import type { SentFile } from '../checked-file.js';
import { assembled } from './assembled.js';

/** Longer than a request lasts: whose process died in the middle doesn't hold the customer's file for good. */
const CLAIM_LASTS_MS = 2 * 60_000;

interface Claim {
  /** The part of the form that names it. */
  field: string;
  customerId: string;
  /** What tells the request from all others: its idempotency key, where it has one. */
  request: string;
}

/** What forms make of files that were sent ahead: each is one form's, and is free again where that form is refused. */
@Injectable()
export class ClaimedUploads {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Takes a file for a form. The repeat of the same request gets it again.
   *
   * @throws ProblemException 422 `UPLOAD.GONE` where it isn't theirs, isn't whole, or is another form's
   */
  async take(id: string, { field, customerId, request }: Claim): Promise<SentFile> {
    const claimedBy = sha256(request);
    const abandoned = { usedAt: null, claimedAt: { lt: new Date(Date.now() - CLAIM_LASTS_MS) } };
    const { count } = await this.prisma.upload.updateMany({
      where: {
        id,
        customerId,
        readyAt: { not: null },
        OR: [{ claimedBy: null }, { claimedBy }, abandoned],
      },
      data: { claimedBy, claimedAt: new Date() },
    });
    const upload = count > 0 && (await this.prisma.upload.findUnique({ where: { id } }));
    if (!upload) throw ProblemException.invalid([{ field, code: fieldCode('UPLOAD.GONE') }]);
    return { name: upload.name, content: await assembled(this.prisma, id) };
  }

  /** The form was taken: nobody else gets them. */
  async use(ids: readonly string[], request: string): Promise<void> {
    await this.prisma.upload.updateMany({
      where: { id: { in: [...ids] }, claimedBy: sha256(request) },
      data: { usedAt: new Date() },
    });
  }

  /** The form was refused: it may come again, as it was or changed. */
  async free(ids: readonly string[], request: string): Promise<void> {
    await this.prisma.upload.updateMany({
      where: { id: { in: [...ids] }, claimedBy: sha256(request), usedAt: null },
      data: { claimedBy: null, claimedAt: null },
    });
  }
}
