import { Injectable } from '@nestjs/common';
import type { Prisma, StoredFile } from '@flota/prisma';
import type { SigningFile } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

export interface SigningPaper {
  file: StoredFile;
  /** Without its ending, e.g. `constancia-E-7K3MQ-92XAB`. */
  name: string;
}

const NAMES: Record<SigningFile, string> = { document: 'documento', signed: 'firmado', constancia: 'constancia' };

/** The files of a request. */
@Injectable()
export class SigningPapers {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * 404 for what is not there yet.
   *
   * @param where whose it has to be
   */
  async find(where: Prisma.SigningRequestWhereInput, which: SigningFile): Promise<SigningPaper> {
    const request = await this.prisma.signingRequest.findFirst({
      where,
      include: { documentFile: true, signedFile: true, constancia: { include: { file: true } } },
    });
    const file =
      request &&
      { document: request.documentFile, signed: request.signedFile, constancia: request.constancia?.file }[which];
    if (!file) throw ProblemException.notFound();
    return { file, name: `${NAMES[which]}-${request.folio}` };
  }
}
