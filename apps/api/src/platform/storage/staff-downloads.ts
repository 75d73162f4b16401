import { Injectable } from '@nestjs/common';
import type { StoredFile } from '@flota/prisma';
import type { FastifyReply } from 'fastify';
import { Audit } from '../audit/audit.js';
import type { CurrentStaff } from '../auth/current-user.js';
import { PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { Files } from './files.js';

const EXTENSIONS: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/timestamp-reply': 'tsr',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

interface Download {
  file: StoredFile;
  /** A name of ours without its ending: what people called their file has no business in a header. */
  name: string;
  /** The record it belongs to, for the audit log. */
  resource: string;
  recordId: string;
  /** Which of the record's files. */
  which: string;
}

/** Hands private files to staff to be saved, and never without a trace. Whoever calls has checked that they may. */
@Injectable()
export class StaffDownloads {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly audit: Audit,
  ) {}

  async send(reply: FastifyReply, staff: CurrentStaff, { file, name, resource, recordId, which }: Download) {
    const content = await this.files.open(file);
    if (!content) throw ProblemException.notFound();
    await this.audit
      .write(this.prisma, staff, { action: 'read-file', resource, recordId, after: { file: which } })
      .catch((error: unknown) => {
        content.destroy();
        throw error;
      });
    await reply
      .type(file.contentType)
      .header('content-length', String(file.size))
      .header('content-disposition', `attachment; filename="${name}.${extensionOf(file)}"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(content);
  }
}

/** What a file's name ends with, by its content. */
export const extensionOf = ({ contentType }: Pick<StoredFile, 'contentType'>): string =>
  EXTENSIONS[contentType] ?? 'bin';
