import { Inject, Injectable } from '@nestjs/common';
import type { MediaWidth } from '@flota/schemas';
import type { Sharp } from 'sharp';
import { buffer } from 'node:stream/consumers';
import { Files } from './files.js';
import { cutName, drawCut, type Focus, type PhotoCut } from './photo-cuts.js';
import { contentOf, STORAGE, type Storage } from './storage.js';

interface Variant {
  /** Where it is kept. */
  key: string;
  contentType: string;
  draw: (image: Sharp) => Promise<Buffer>;
}

/** Wide enough for a screen of twice the density where a face is shown largest. */
const PORTRAIT_SIDE = 288;

/** Public pictures in the widths pages ask for, each drawn when it is first wanted and kept for good. */
@Injectable()
export class ImageVariants {
  /** What this process is about to answer; two instances that draw the same one write the same bytes. */
  private readonly pending = new Map<string, Promise<Buffer | null>>();

  constructor(
    private readonly files: Files,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** WebP; `null` when there is no such public picture. */
  async open(hash: string, width: MediaWidth): Promise<Buffer | null> {
    return this.obtain(hash, {
      key: `variants/${hash}-${width}`,
      contentType: 'image/webp',
      draw: (image) => image.resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
    });
  }

  /** A square JPEG cut around what stands out, which is the face: mail programs and papers take no WebP. */
  async portrait(hash: string): Promise<Buffer | null> {
    const side = { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE };
    return this.obtain(hash, {
      key: `variants/${hash}-portrait`,
      contentType: 'image/jpeg',
      draw: (image) =>
        image
          .resize({ ...side, fit: 'cover', position: 'attention' })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 82 })
          .toBuffer(),
    });
  }

  /** A JPEG in the shape of its place, cut around what must stay in sight. */
  async cut(hash: string, cut: PhotoCut, focus: Focus): Promise<Buffer | null> {
    return this.obtain(hash, {
      key: `variants/${hash}-${cutName(cut, focus)}`,
      contentType: 'image/jpeg',
      draw: (image) => drawCut(image, cut, focus),
    });
  }

  private obtain(hash: string, variant: Variant): Promise<Buffer | null> {
    const answer = this.pending.get(variant.key) ?? this.keptOrDrawn(hash, variant);
    this.pending.set(variant.key, answer);
    return answer.finally(() => this.pending.delete(variant.key));
  }

  private async keptOrDrawn(hash: string, variant: Variant): Promise<Buffer | null> {
    const kept = await this.storage.get(variant.key);
    return kept ? buffer(kept) : this.draw(hash, variant);
  }

  private async draw(hash: string, { key, contentType, draw }: Variant): Promise<Buffer | null> {
    const original = await this.files.openPublic(hash);
    if (!original) return null;
    if (!original.file.contentType.startsWith('image/')) {
      original.content.destroy();
      return null;
    }
    const { default: sharp } = await import('sharp'); // with the first picture, not at every start
    const image = sharp(await buffer(original.content));
    const variant = await draw(image);
    await this.storage.put(key, contentOf(variant), contentType);
    return variant;
  }
}
