import { Injectable } from '@nestjs/common';
import {
  type BrandLook,
  brandLookSchema,
  type BrandPictureUse,
  NAVIGATION_KINDS,
  type NavigationKind,
  navigationSchema,
} from '@flota/schemas';
import type { Wording } from '@flota/texts';
import { unzipSync, zipSync } from 'fflate';
import { z } from 'zod';
import { NavigationService, type OwnNavigations } from '../navigation/index.js';
import type { Actor } from '../platform/audit/audit.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { unfitIn, WordingService } from '../wording/index.js';
import { type ArchiveFault, BrandArchiveError } from './brand-archive-error.js';
import { BrandPictures, PICTURE_PATH, picturesOf } from './brand-pictures.service.js';
import { BrandService } from './brand.service.js';
import { type CleanPicture, cleanPicture, MAX_PICTURE_BYTES } from './pictures/clean-picture.js';

const LOOK = 'look.json';
/** With every text of the product reworded at length. */
const MAX_LOOK_BYTES = 4_000_000;
/** Of what is in the file; a later release that writes something else counts on. */
const FORMAT = 1;
const formatSchema = z.object({
  format: z.number().int(),
  look: z.unknown(),
  /** By the text's key. One of a release that knew nothing of it has none. */
  wording: z.record(z.string(), z.string()).optional(),
  /** By kind of page, of those whose menu the lender changed. One of a release that knew nothing of it has none. */
  menus: z.record(z.string(), z.unknown()).optional(),
});
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

const fileOf = (path: string): string => path.replace(PICTURE_PATH, 'pictures/');

interface ReadOptions {
  /** It is what everybody sees from then on, and not the draft only. */
  publish: boolean;
  /** It is judged, and nothing is kept of it. */
  dryRun?: boolean;
}

interface Taken {
  look: BrandLook;
  /** How many texts are said in other words; `null` of a file that says nothing of them, and so changes none. */
  reworded: number | null;
  /** Kinds of page whose menu and footer are the lender's own; `null` of a file that says nothing of them. */
  menus: NavigationKind[] | null;
}

/** What a file says. */
interface Brand {
  look: BrandLook;
  wording: Wording | undefined;
  menus: OwnNavigations | undefined;
}

/** A look with its pictures, the lender's words and its menus, as one file, to take them from one installation to another. */
@Injectable()
export class BrandArchive {
  constructor(
    private readonly brand: BrandService,
    private readonly pictures: BrandPictures,
    private readonly wording: WordingService,
    private readonly navigation: NavigationService,
  ) {}

  /** Of the published look. */
  async write(): Promise<Uint8Array> {
    const [look, wording, menus] = await Promise.all([
      this.brand.published(),
      this.wording.kept(),
      this.navigation.kept(),
    ]);
    const text = JSON.stringify({ format: FORMAT, look, wording, menus }, null, 2);
    const files: Record<string, Uint8Array> = { [LOOK]: new TextEncoder().encode(text) };
    for (const path of Object.values(picturesOf(look))) {
      const picture = path && (await this.pictures.find(path));
      if (path && picture) files[fileOf(path)] = picture.bytes;
    }
    return zipSync(files);
  }

  /**
   * Makes it the draft, judged and cleaned as if staff had sent each part. Words and menus have no draft: they are taken over,
   * in place of all others, when it is published. Throws a `BrandArchiveError` of one that can't be used.
   */
  async read(
    actor: Actor & { name: string },
    archive: Uint8Array,
    { publish, dryRun = false }: ReadOptions,
  ): Promise<Taken> {
    const files = unpacked(archive);
    const { look: asked, wording, menus } = brandIn(files[LOOK]);
    const pictures = await cleanPictures(asked, files);
    const look = withPictures(asked, pictures);
    const taken = {
      look,
      reworded: wording ? Object.keys(wording).length : null,
      menus: menus ? NAVIGATION_KINDS.filter((kind) => menus[kind]) : null,
    };
    if (dryRun) return taken;
    for (const picture of Object.values(pictures)) await this.pictures.keep(picture);
    const { updatedAt } = await this.brand.admin();
    const saved = await this.brand.save(actor, { look, updatedAt });
    if (publish) {
      await this.brand.publish(actor, { updatedAt: saved.updatedAt });
      if (wording) await this.wording.replace(actor, wording);
      if (menus) await this.navigation.replace(actor, menus);
    }
    return taken;
  }
}

const refuse = (fault: ArchiveFault, detail?: string): never => {
  throw new BrandArchiveError(fault, detail);
};

/** Its files, none of them unpacked before its name and size are known to be fine. */
function unpacked(archive: Uint8Array): Record<string, Uint8Array> {
  let count = 0;
  try {
    return unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if ((name !== LOOK && !PICTURE.test(name)) || ++count > MOST_FILES) refuse('unexpected-file', name);
        if (originalSize > (name === LOOK ? MAX_LOOK_BYTES : MAX_PICTURE_BYTES)) refuse('too-large', name);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof BrandArchiveError) throw error;
    return refuse('not-an-archive');
  }
}

function brandIn(bytes: Uint8Array | undefined): Brand {
  const told = formatSchema.safeParse(bytes && jsonOf(bytes));
  if (!told.success) return refuse('no-look');
  if (told.data.format !== FORMAT) return refuse('unknown-format', String(told.data.format));
  const { success, data, error } = brandLookSchema.safeParse(told.data.look);
  if (!success) return refuse('look-refused', error.issues.map(({ path }) => path.join('.')).join(', '));
  const { wording } = told.data;
  const unfit = wording ? unfitIn(wording) : [];
  if (unfit.length > 0) return refuse('wording-refused', unfit.join(', '));
  return { look: data, wording, menus: told.data.menus && menusIn(told.data.menus) };
}

/** Each as staff may write it; a place that another release leads to is none here. */
function menusIn(told: Readonly<Record<string, unknown>>): OwnNavigations {
  const menus: OwnNavigations = {};
  for (const [name, value] of Object.entries(told)) {
    const kind = NAVIGATION_KINDS.find((each) => each === name) ?? refuse('menus-refused', name);
    const { success, data, error } = navigationSchema.safeParse(value);
    menus[kind] = success
      ? data
      : refuse('menus-refused', error.issues.map(({ path }) => [kind, ...path].join('.')).join(', '));
  }
  return menus;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Each picture that the look names, by the field that names it. */
async function cleanPictures(
  look: BrandLook,
  files: Record<string, Uint8Array>,
): Promise<Record<string, CleanPicture>> {
  const clean: Record<string, CleanPicture> = {};
  for (const [field, path] of Object.entries(picturesOf(look))) {
    const use = USES[field];
    if (path === null || !use) continue;
    const bytes = files[fileOf(path)] ?? refuse('picture-missing', field);
    clean[field] = await cleanPicture(Buffer.from(bytes), use).catch((error: unknown) => {
      if (!(error instanceof ProblemException)) throw error;
      return refuse('picture-refused', `${field}, ${error.code}`);
    });
  }
  return clean;
}

/** As it is called here: cleaned once more by another release, a picture may have another name. */
function withPictures(look: BrandLook, pictures: Record<string, CleanPicture>): BrandLook {
  const pathOf = (field: string) => {
    const picture = pictures[field];
    return picture ? PICTURE_PATH + picture.name : null;
  };
  return {
    ...look,
    logo: { light: pathOf('logo.light'), dark: pathOf('logo.dark') },
    sign: pathOf('sign'),
    shareImage: pathOf('shareImage'),
  };
}
