import { Inject, Injectable } from '@nestjs/common';
import type { FileVisibility, StoredFile } from '@flota/prisma';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { VIDEO_NAME, VIDEO_TYPE } from '@flota/schemas';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { type ByteRange, contentOf, type FileContent, STORAGE, type Storage } from './storage.js';
import { StorageFailure } from './storage-failure.js';

/** Bytes that are in the storage and of which there is no record yet. */
export type StoredBytes = Pick<StoredFile, 'key' | 'visibility' | 'contentType' | 'size'> & { object: string };

/**
 * Files with their records. Only `public` ones have an address; it never changes its content. A file is stored first,
 * then its record is written with whatever it belongs to: what is stored and never recorded is thrown away later
 * (left-over-objects.sweep.ts).
 */
@Injectable()
export class Files {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /**
   * Stores bytes, outside of any transaction: it takes as long as the storage does.
   *
   * @param apart has a record of its own, whoever else has the same content: it can be let go with what it belongs to
   * @throws StorageFailure when it can't now
   */
  async store(
    content: Buffer | FileContent,
    contentType: string,
    visibility: FileVisibility,
    { apart = false } = {},
  ): Promise<StoredBytes> {
    const readable = Buffer.isBuffer(content) ? contentOf(content) : content;
    const shared = `${visibility}/${readable.sha256}`;
    // Of its own, also where the same content is there already: nobody throws away what somebody else is about to record.
    const object = `${shared}.${randomUUID()}`;
    const key = apart ? object : shared;
    await this.prisma.pendingObject.create({ data: { object } });
    await this.storage.put(object, readable, contentType);
    return { key, object, visibility, contentType, size: readable.size };
  }

  /** Writes the record of stored bytes, in the caller's transaction. The same content has one record. */
  async record(database: Database, stored: StoredBytes): Promise<StoredFile> {
    const { key, visibility, object } = stored;
    const { count } = await database.storedFile.createMany({ data: [stored], skipDuplicates: true });
    if (count === 1) await claim(database, object);
    return database.storedFile.findUniqueOrThrow({ where: { key_visibility: { key, visibility } } });
  }

  /** Both, for a file that belongs to nothing else. */
  async keep(content: Buffer | FileContent, contentType: string, visibility: FileVisibility): Promise<StoredFile> {
    const stored = await this.store(content, contentType, visibility);
    return this.prisma.$transaction((database) => this.record(database, stored));
  }

  /** Lets go of a file that nothing names any more. Its bytes go with what was left over (left-over-objects.sweep.ts). */
  async letGo(database: Database, { id, key, object }: Pick<StoredFile, 'id' | 'key' | 'object'>): Promise<void> {
    await database.storedFile.delete({ where: { id } });
    await database.pendingObject.create({ data: { object: object ?? key, doomed: true } });
  }

  /** The record of a public file by the hash in its address. */
  findPublic(hash: string): Promise<StoredFile | null> {
    const key = `public/${hash}`;
    return this.prisma.storedFile.findUnique({ where: { key_visibility: { key, visibility: 'public' } } });
  }

  /** A public file by the hash in its address. */
  async openPublic(hash: string): Promise<{ file: StoredFile; content: Readable } | null> {
    const file = await this.findPublic(hash);
    const content = file && (await this.open(file));
    return content ? { file, content } : null;
  }

  /** Any file's content; whoever asks has checked that the reader may have it. */
  open({ key, object }: Pick<StoredFile, 'key' | 'object'>, range?: ByteRange): Promise<Readable | null> {
    return this.storage.get(object ?? key, range);
  }

  /** All of it, for work that can't go on without it. @throws Error where the storage has lost it */
  async read(file: Pick<StoredFile, 'id' | 'key' | 'object'>): Promise<Buffer> {
    const content = await this.open(file);
    if (!content) throw new Error(`The file ${file.id} is not in the storage`);
    return buffer(content);
  }
}

/** From here on they are this transaction's, or nobody's: the sweep may have come first. */
async function claim(database: Database, object: string): Promise<void> {
  const { count } = await database.pendingObject.deleteMany({ where: { object, doomed: false } });
  if (count === 0) throw new StorageFailure('STORAGE.UNAVAILABLE', new Error('Stored too long ago'));
}

/** Address of a public file; a video's says what it is, as players are told by it. */
export function mediaUrl({ key, contentType }: Pick<StoredFile, 'key' | 'contentType'>): string {
  const url = `/media/${key.slice(key.indexOf('/') + 1)}`;
  return contentType === VIDEO_TYPE ? `${url}/${VIDEO_NAME}` : url;
}
