import { Inject, Injectable } from '@nestjs/common';
import type { MediaWidth } from '@flota/schemas';
import { buffer } from 'node:stream/consumers';
import { Files } from './files.js';
import { contentOf, STORAGE, type Storage } from './storage.js';

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
    const key = `variants/${hash}-${width}`;
    const answer = this.pending.get(key) ?? this.keptOrDrawn(key, hash, width);
    this.pending.set(key, answer);
    return answer.finally(() => this.pending.delete(key));
  }

  private async keptOrDrawn(key: string, hash: string, width: MediaWidth): Promise<Buffer | null> {
    const kept = await this.storage.get(key);
    return kept ? buffer(kept) : this.draw(key, hash, width);
  }

  private async draw(key: string, hash: string, width: MediaWidth): Promise<Buffer | null> {
    const original = await this.files.openPublic(hash);
    if (!original) return null;
    if (!original.file.contentType.startsWith('image/')) {
      original.content.destroy();
      return null;
    }
    const { default: sharp } = await import('sharp'); // with the first picture, not at every start
    const image = sharp(await buffer(original.content));
    const variant = await image.resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
    await this.storage.put(key, contentOf(variant), 'image/webp');
    return variant;
  }
}
