import { Injectable } from '@nestjs/common';
import type { Invoice } from '@flota/prisma';
import { text } from 'node:stream/consumers';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Files } from '../../platform/storage/files.js';
import { type Cfdi, parseCfdi } from '../cfdi.js';

/** The stamped XML of an invoice, read: by its figures SAT knows it. */
@Injectable()
export class IssuedXml {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
  ) {}

  async read({ id, xmlFileId }: Pick<Invoice, 'id' | 'xmlFileId'>): Promise<Cfdi> {
    const file = await this.prisma.storedFile.findUniqueOrThrow({ where: { id: xmlFileId } });
    const content = await this.files.open(file);
    if (!content) throw new Error(`The XML of invoice ${id} is not in the storage`);
    return parseCfdi(await text(content));
  }
}
