import type { PrismaService } from '../../database/prisma.service.js';
import { TemporaryFile } from '../temporary-file.js';

/** Some at a time: of many requests at once none holds a whole file in memory. */
const PIECES_AT_ONCE = 4;

/** The bytes of an upload in one piece, on the disk; whoever asks closes it. */
export const assembled = (prisma: PrismaService, uploadId: string): Promise<TemporaryFile> =>
  TemporaryFile.of(pieces(prisma, uploadId));

async function* pieces(prisma: PrismaService, uploadId: string): AsyncGenerator<Buffer> {
  for (let after = -1; ;) {
    const some = await prisma.uploadPiece.findMany({
      where: { uploadId, at: { gt: after } },
      orderBy: { at: 'asc' },
      take: PIECES_AT_ONCE,
    });
    for (const { bytes } of some) yield Buffer.from(bytes);
    const last = some.at(-1);
    if (!last) return;
    after = last.at;
  }
}
