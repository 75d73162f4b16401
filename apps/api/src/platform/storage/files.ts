import { Inject, Injectable } from '@nestjs/common';
import type { FileVisibility, StoredFile } from '@flota/prisma';
import type { Readable } from 'node:stream';
import { sha256 } from '../crypto/keys.js';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { STORAGE, type Storage } from './storage.js';

/** Files with their records. Only `public` ones have an address; it never changes its content. */
@Injectable()
export class Files {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** With `database`, the record is part of the caller's transaction. */
  async keep(
    content: Buffer,
    contentType: string,
    visibility: FileVisibility,
    database: Database = this.prisma,
  ): Promise<StoredFile> {
    const key = `${visibility}/${sha256(content)}`;
    await this.storage.put(key, content, contentType);
    return database.storedFile.upsert({
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

  /** Any file's content; whoever asks has checked that the reader may have it. */
  open({ key }: Pick<StoredFile, 'key'>): Promise<Readable | null> {
    return this.storage.get(key);
  }
}

/** Address of a public file. */
export const mediaUrl = ({ key }: Pick<StoredFile, 'key'>): string => `/media/${key.slice(key.indexOf('/') + 1)}`;
