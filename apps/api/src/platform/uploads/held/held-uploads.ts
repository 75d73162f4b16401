import { Injectable } from '@nestjs/common';
import type { Upload } from '@flota/prisma';
import type { HeldUpload, uploadStartSchema } from '@flota/schemas';
import type { z } from 'zod';
import type { CurrentCustomer } from '../../auth/current-user.js';
import { type Database, PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { checkFile, cleanFileName } from '../checked-file.js';
import { FileScanning } from '../file-scanning.js';
import { PdfInspector } from '../pdf-inspector.js';
import { assembled } from './assembled.js';

/** Of one customer at a time, what no form has taken: a conversation and two forms of ten pages each. */
const MAX_WAITING = 40;

/**
 * Files that come piece by piece, so that a lost connection costs one piece. Each piece is a row until the form comes: any
 * process can take the next one, and nothing has to be on a particular disk. What forms make of them is `ClaimedUploads`.
 */
@Injectable()
export class HeldUploads {
  constructor(
    private readonly prisma: PrismaService,
    private readonly scanning: FileScanning,
    private readonly inspector: PdfInspector,
  ) {}

  /** 409 when too many wait for a form already. */
  async start(customerId: string, { name, size }: z.output<typeof uploadStartSchema>): Promise<HeldUpload> {
    return this.prisma.$transaction(async (database) => {
      // Of two at once the second counts the first.
      await database.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`uploads ${customerId}`}, 0))`;
      const waiting = await database.upload.count({ where: { customerId, usedAt: null } });
      if (waiting >= MAX_WAITING) throw new ProblemException(409, 'UPLOAD.TOO_MANY');
      return present(await database.upload.create({ data: { customerId, name: cleanFileName(name), size } }));
    });
  }

  async state(customerId: string, id: string): Promise<HeldUpload> {
    return present(await own(this.prisma, customerId, id));
  }

  /** 409 where the piece is not the next one: whoever sends asks how much is here and goes on from there. */
  async add(customerId: string, id: string, { at, bytes }: { at: number; bytes: Buffer }): Promise<HeldUpload> {
    return this.prisma.$transaction(async (database) => {
      const { size } = await own(database, customerId, id);
      const received = at + bytes.length;
      if (bytes.length === 0 || received > size) throw new ProblemException(409, 'UPLOAD.OUT_OF_STEP');
      // The offset in the condition: the same piece may come twice at once.
      const { count } = await database.upload.updateMany({
        where: { id, customerId, received: at, readyAt: null },
        data: { received },
      });
      if (count === 0) throw new ProblemException(409, 'UPLOAD.OUT_OF_STEP');
      await database.uploadPiece.create({ data: { uploadId: id, at, bytes: new Uint8Array(bytes) } });
      return present(await own(database, customerId, id));
    });
  }

  /**
   * Looks at the whole file, so that what is refused is told beside it and not when the form is sent. What is refused is
   * thrown away; done twice it is done once.
   */
  async finish(customer: CurrentCustomer, id: string): Promise<HeldUpload> {
    const upload = await own(this.prisma, customer.id, id);
    if (upload.readyAt) return present(upload);
    if (upload.received < upload.size) throw new ProblemException(409, 'UPLOAD.OUT_OF_STEP');
    const file = await assembled(this.prisma, upload.id);
    try {
      await this.scanning.check(file, 'file', customer).catch((error: unknown) => this.refused(id, error));
      const checked = await checkFile({ name: upload.name, content: file }, this.inspector);
      if (typeof checked === 'string') {
        await this.refused(id, ProblemException.invalid([{ field: 'file', code: checked }]));
      }
    } finally {
      await file.close();
    }
    await this.prisma.upload.updateMany({ where: { id, readyAt: null }, data: { readyAt: new Date() } });
    return this.state(customer.id, id);
  }

  /** Thrown away by whoever sent it. What a form has taken stays that form's. */
  async drop(customerId: string, id: string): Promise<void> {
    await own(this.prisma, customerId, id);
    await this.prisma.upload.deleteMany({ where: { id, customerId, claimedBy: null } });
  }

  /** A scanner that is away says nothing of the file: it stays, to be asked about again. */
  private async refused(id: string, error: unknown): Promise<never> {
    if (error instanceof ProblemException && error.status === 422) {
      await this.prisma.upload.deleteMany({ where: { id, claimedBy: null } });
    }
    throw error;
  }
}

/** 404 when it isn't theirs, and when it was thrown away. */
async function own(database: Database, customerId: string, id: string): Promise<Upload> {
  const upload = await database.upload.findFirst({ where: { id, customerId } });
  if (!upload) throw ProblemException.notFound();
  return upload;
}

const present = ({ id, size, received, readyAt }: Upload): HeldUpload => ({
  id,
  size,
  received,
  ready: readyAt !== null,
});
