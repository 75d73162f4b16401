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

interface Named {
  /** A name of ours without its ending: what people called their file has no business in a header. */
  name: string;
  /** The record it belongs to, for the audit log. */
  resource: string;
  recordId: string;
  /** Which of the record's files. */
  which: string;
}

interface Download extends Named {
  file: StoredFile;
}

/** Hands private files to staff to be saved, and never without a trace. Whoever calls has checked that they may. */
@Injectable()
export class StaffDownloads {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
    private readonly audit: Audit,
  ) {}

  async send(reply: FastifyReply, staff: CurrentStaff, { file, ...download }: Download) {
    const content = await this.files.open(file);
    if (!content) throw ProblemException.notFound();
    await this.trace(staff, download).catch((error: unknown) => {
      content.destroy();
      throw error;
    });
    await attach(reply, download.name, file).send(content);
  }

  /** A PDF that is made for this download and kept nowhere. */
  async sendMade(reply: FastifyReply, staff: CurrentStaff, { content, ...download }: Named & { content: Buffer }) {
    await this.trace(staff, download);
    await attach(reply, download.name, { contentType: 'application/pdf', size: content.length }).send(content);
  }

  private async trace(staff: CurrentStaff, { resource, recordId, which }: Named): Promise<void> {
    await this.audit.write(this.prisma, staff, { action: 'read-file', resource, recordId, after: { file: which } });
  }
}

const attach = (reply: FastifyReply, name: string, file: Pick<StoredFile, 'contentType' | 'size'>) =>
  reply
    .type(file.contentType)
    .header('content-length', String(file.size))
    .header('content-disposition', `attachment; filename="${name}.${extensionOf(file)}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff');

/** What a file's name ends with, by its content. */
export const extensionOf = ({ contentType }: Pick<StoredFile, 'contentType'>): string =>
  EXTENSIONS[contentType] ?? 'bin';
