import { Injectable } from '@nestjs/common';
import { type BrandLook, brandLookSchema, type BrandPictureUse } from '@flota/schemas';
import { unzipSync, zipSync } from 'fflate';
import type { Actor } from '../platform/audit/audit.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { BrandPictures, picturesOf } from './brand-pictures.service.js';
import { BrandService } from './brand.service.js';
import { cleanPicture, MAX_PICTURE_BYTES } from './pictures/clean-picture.js';

const LOOK = 'look.json';
const MAX_LOOK_BYTES = 20_000;
/** Names that an archive may hold: no folder but one, and so no way out of it. */
const PICTURE = /^pictures\/[0-9a-f]{64}-\d{1,5}x\d{1,5}\.(?:svg|png|jpg)$/;
const MOST_FILES = 8;

/** What each picture of a look is for. */
const USES: Readonly<Record<string, BrandPictureUse>> = {
  'logo.light': 'logo',
  'logo.dark': 'logo',
  sign: 'sign',
  shareImage: 'share',
};

const fileOf = (path: string): string => path.replace('/brand/', 'pictures/');

/** A look with its pictures as one file, to take it from one installation to another. */
@Injectable()
export class BrandArchive {
  constructor(
    private readonly brand: BrandService,
    private readonly pictures: BrandPictures,
  ) {}

  /** Of the published look. */
  async write(): Promise<Uint8Array> {
    const look = await this.brand.published();
    const files: Record<string, Uint8Array> = { [LOOK]: new TextEncoder().encode(JSON.stringify(look, null, 2)) };
    for (const path of Object.values(picturesOf(look))) {
      const picture = path && (await this.pictures.find(path));
      if (path && picture) files[fileOf(path)] = picture.bytes;
    }
    return zipSync(files);
  }

  /**
   * Makes it the draft, judged and cleaned as if staff had sent each part; `publish` makes it what everybody sees. 422 on an
   * archive with anything else in it, or with less.
   */
  async read(
    actor: Actor & { name: string },
    archive: Uint8Array,
    { publish }: { publish: boolean },
  ): Promise<BrandLook> {
    const files = unpacked(archive);
    const parsed = brandLookSchema.safeParse(jsonOf(files[LOOK]));
    if (!parsed.success) throw new ProblemException(422, 'FILE.UNREADABLE');
    const kept = await this.keep(parsed.data, files);
    const { updatedAt } = await this.brand.admin();
    const saved = await this.brand.save(actor, { look: kept, updatedAt });
    if (publish) await this.brand.publish(actor, { updatedAt: saved.updatedAt });
    return kept;
  }

  private async keep(look: BrandLook, files: Record<string, Uint8Array>): Promise<BrandLook> {
    const paths: Record<string, string | null> = {};
    for (const [field, path] of Object.entries(picturesOf(look))) {
      const use = USES[field];
      const bytes = path === null ? undefined : files[fileOf(path)];
      if (path !== null && !bytes) throw new ProblemException(422, 'FILE.UNREADABLE');
      paths[field] = bytes && use ? await this.pictures.keep(await cleanPicture(Buffer.from(bytes), use)) : null;
    }
    return {
      ...look,
      logo: { light: paths['logo.light'] ?? null, dark: paths['logo.dark'] ?? null },
      sign: paths.sign ?? null,
      shareImage: paths.shareImage ?? null,
    };
  }
}

/** Its files, none of them unpacked before its name and size are known to be fine. */
function unpacked(archive: Uint8Array): Record<string, Uint8Array> {
  let count = 0;
  const refuse = (): never => {
    throw new ProblemException(422, 'FILE.UNREADABLE');
  };
  try {
    return unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        const most = name === LOOK ? MAX_LOOK_BYTES : PICTURE.test(name) ? MAX_PICTURE_BYTES : -1;
        if (originalSize > most || ++count > MOST_FILES) refuse();
        return true;
      },
    });
  } catch (error) {
    if (error instanceof ProblemException) throw error;
    return refuse();
  }
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
