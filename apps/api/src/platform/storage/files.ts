import { Inject, Injectable } from '@nestjs/common';
import type { FileVisibility, StoredFile } from '@flota/prisma';
import type { Readable } from 'node:stream';
import { sha256 } from '../crypto/keys.js';
import { PrismaService } from '../database/prisma.service.js';
import { STORAGE, type Storage } from './storage.js';

/** Files with their records. Only `public` ones have an address; it never changes its content. */
@Injectable()
export class Files {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  async keep(content: Buffer, contentType: string, visibility: FileVisibility): Promise<StoredFile> {
    const key = `${visibility}/${sha256(content)}`;
    await this.storage.put(key, content, contentType);
    return this.prisma.storedFile.upsert({
      where: { key_visibility: { key, visibility } },
      create: { key, visibility, contentType, size: content.length },
      update: {},
    });
  }

  /** A public file by the hash in its address. */
  async openPublic(hash: string): Promise<{ file: StoredFile; content: Readable } | null> {
    const key = `public/${hash}`;
    const file = await this.prisma.storedFile.findUnique({ where: { key_visibility: { key, visibility: 'public' } } });
    const content = file && (await this.storage.get(key));
    return content ? { file, content } : null;
  }
}

/** Address of a public file. */
export const mediaUrl = ({ key }: Pick<StoredFile, 'key'>): string => `/media/${key.slice(key.indexOf('/') + 1)}`;
