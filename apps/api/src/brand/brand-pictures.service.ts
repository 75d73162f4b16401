import { Injectable } from '@nestjs/common';
import { type BrandLook, sizeOfBrandPicture } from '@flota/schemas';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import type { CleanPicture } from './pictures/clean-picture.js';

export const PICTURE_PATH = '/brand/';

/** Fields of a look that name a picture. */
export const picturesOf = ({ logo, sign, shareImage }: BrandLook): Record<string, string | null> => ({
  'logo.light': logo.light,
  'logo.dark': logo.dark,
  sign,
  shareImage,
});

export interface KeptPicture {
  contentType: string;
  bytes: Buffer;
  width: number;
  height: number;
}

@Injectable()
export class BrandPictures {
  constructor(private readonly prisma: PrismaService) {}

  /** The same picture twice is one. Answers its path. */
  async keep({ name, contentType, bytes }: CleanPicture, database: Database = this.prisma): Promise<string> {
    await database.brandPicture.createMany({
      data: { name, contentType, bytes: new Uint8Array(bytes) },
      skipDuplicates: true,
    });
    return PICTURE_PATH + name;
  }

  /** By its path, or by the last part of it. */
  async find(path: string): Promise<KeptPicture | null> {
    const name = path.startsWith(PICTURE_PATH) ? path.slice(PICTURE_PATH.length) : path;
    const found = await this.prisma.brandPicture.findUnique({ where: { name } });
    return found && { ...sizeOfBrandPicture(name), contentType: found.contentType, bytes: Buffer.from(found.bytes) };
  }

  /** 422 on every field whose picture was never sent. */
  async require(look: BrandLook, database: Database): Promise<void> {
    const named = Object.entries(picturesOf(look)).flatMap(([field, path]) => (path ? [{ field, path }] : []));
    const rows = await database.brandPicture.findMany({
      where: { name: { in: named.map(({ path }) => path.slice(PICTURE_PATH.length)) } },
      select: { name: true },
    });
    const known = new Set(rows.map(({ name }) => PICTURE_PATH + name));
    const missing = named.filter(({ path }) => !known.has(path));
    if (missing.length > 0) {
      throw ProblemException.invalid(missing.map(({ field }) => ({ field: `look.${field}`, code: 'IMAGE.INVALID' })));
    }
  }
}
