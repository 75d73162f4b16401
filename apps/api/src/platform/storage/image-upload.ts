import { ProblemException } from '../errors/problem.exception.js';

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const ACCEPTED = new Set(['jpeg', 'png', 'webp']);
const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = 1_600;

/**
 * An uploaded picture as one that can be shown to anybody: judged by its content and not its name, drawn anew as WebP
 * (which leaves behind camera data and whatever else was inside), no wider than any page needs.
 */
export async function cleanImage(upload: Buffer): Promise<Buffer> {
  // Loaded with the first picture: few processes ever draw one.
  const { default: sharp } = await import('sharp');
  // Reads no further than what the file says it is, so that a picture too large to draw is still known as one. An empty
  // file is refused before there is a promise.
  const header = async () => sharp(upload, { limitInputPixels: false }).metadata();
  const { format } = await header().catch(() => ({ format: undefined }));
  if (!format || !ACCEPTED.has(format)) throw new ProblemException(415, 'FILE.TYPE_REFUSED');
  const image = sharp(upload, { limitInputPixels: MAX_PIXELS });
  try {
    return await image.rotate().resize({ width: MAX_WIDTH, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw new ProblemException(422, 'FILE.UNREADABLE');
  }
}
