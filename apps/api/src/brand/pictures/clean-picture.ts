import type { BrandPictureUse } from '@flota/schemas';
import { createHash } from 'node:crypto';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { cleanSvg, startsAsSvg } from './clean-svg.js';

export const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
const MAX_SVG_BYTES = 200 * 1024;
const MAX_PIXELS = 40_000_000;
const SIDE = { logo: 800, sign: 512 } as const;
/** What services that show links ask for. */
const SHARE = { width: 1200, height: 630 };

export interface CleanPicture {
  /** `{hash}-{width}x{height}.{type}` */
  name: string;
  contentType: string;
  bytes: Buffer;
  width: number;
  height: number;
}

const TYPES = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const;

function named(bytes: Buffer, type: keyof typeof TYPES, size: { width: number; height: number }): CleanPicture {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { width, height } = size;
  return { name: `${hash}-${width}x${height}.${type}`, contentType: TYPES[type], bytes, width, height };
}

/**
 * A picture of the brand as it may be shown to anybody: an SVG of which shapes alone are left, anything else drawn anew, no
 * larger than its use needs. 415, 413 or 422 on what can't be.
 */
export async function cleanPicture(upload: Buffer, use: BrandPictureUse): Promise<CleanPicture> {
  const { default: sharp } = await import('sharp');
  const isSvg = startsAsSvg(upload);
  // sharp throws at once on nothing.
  if (upload.length === 0) throw new ProblemException(422, 'FILE.UNREADABLE');
  if (upload.length > (isSvg ? MAX_SVG_BYTES : MAX_PICTURE_BYTES)) throw new ProblemException(413, 'FILE.TOO_LARGE');
  const source = isSvg ? Buffer.from(cleanSvg(upload.toString('utf8'))) : upload;
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(source, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => {
      throw new ProblemException(isSvg ? 422 : 415, isSvg ? 'FILE.UNREADABLE' : 'FILE.TYPE_REFUSED');
    });
  if (!['svg', 'png', 'jpeg', 'webp'].includes(format)) throw new ProblemException(415, 'FILE.TYPE_REFUSED');
  if (width < 1 || height < 1) throw new ProblemException(422, 'FILE.UNREADABLE');
  if (use === 'sign' && Math.max(width, height) / Math.min(width, height) > 1.1) {
    throw new ProblemException(422, 'FILE.NOT_SQUARE');
  }
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, density: isSvg ? 192 : 72 }).rotate();
    if (use === 'share') {
      const flat = image.resize({ ...SHARE, fit: 'cover' }).flatten({ background: '#ffffff' });
      return named(await flat.jpeg({ quality: 84, mozjpeg: true }).toBuffer(), 'jpg', SHARE);
    }
    if (isSvg) {
      // Drawn once, so that what can't be drawn is known now.
      await image.resize({ width: 64 }).png().toBuffer();
      return named(source, 'svg', { width: Math.round(width), height: Math.round(height) });
    }
    const side = SIDE[use];
    const { data, info } = await image
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return named(data, 'png', info);
  } catch {
    throw new ProblemException(422, 'FILE.UNREADABLE');
  }
}
