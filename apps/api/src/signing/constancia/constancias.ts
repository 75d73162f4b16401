import { Injectable } from '@nestjs/common';
import type { Prisma, StoredFile } from '@flota/prisma';
import type { ConstanciaVerdict } from '@flota/schemas';
import { buffer } from 'node:stream/consumers';
import { sha256 } from '../../platform/crypto/keys.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Files } from '../../platform/storage/files.js';

/** Verifies what is stored, as often as somebody wants to know: against the bytes as they are now. */
@Injectable()
export class Constancias {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
  ) {}

  /** @param where whose it has to be; 404 while there is none */
  async verify(where: Prisma.SigningRequestWhereInput): Promise<ConstanciaVerdict> {
    const request = await this.prisma.signingRequest.findFirst({
      where,
      include: { signedFile: true, constancia: { include: { file: true } } },
    });
    if (!request?.constancia || !request.signedFile) throw ProblemException.notFound();
    const [document, constancia] = await Promise.all([
      this.bytes(request.signedFile),
      this.bytes(request.constancia.file),
    ]);
    // Loaded when somebody first asks: few processes are ever asked.
    const { verifyConstancia } = await import('./verify-constancia.js');
    const { anchors } = request.constancia;
    const { content, fault } = await verifyConstancia({ constancia, document, anchors });
    return {
      fault,
      sha256: sha256(document),
      issuedAt: content?.issuedAt.toISOString() ?? null,
      issuer: content?.issuer ?? null,
      serial: content?.serial ?? null,
      checkedAt: new Date().toISOString(),
      isLegal: request.isLegal,
    };
  }

  private async bytes(file: StoredFile): Promise<Buffer> {
    const content = await this.files.open(file);
    if (!content) throw new ProblemException(503, 'STORAGE.UNAVAILABLE');
    return buffer(content);
  }
}
