import type { Sharp } from 'sharp';

/** Shapes that mails and papers show photos in: neither cuts one itself, and mail programs take no WebP. In points and bytes. */
export const PHOTO_CUTS = {
  /** Beside the figures of a mail or a paper. */
  large: { width: 720, height: 400, mostBytes: 60_000 },
  /** In a row of several, the shape of the drawings. */
  small: { width: 240, height: 100, mostBytes: 12_000 },
} as const;
export type PhotoCut = keyof typeof PHOTO_CUTS;

/** What must stay in sight: percent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

/**
 * As near as a cut keeps to the focal point, in percent of what is cut away. Anybody may ask for each of them, and each is
 * drawn and kept: there are few.
 */
const STEP = 25;
const nearest = (percent: number): number => Math.round(percent / STEP) * STEP;

/** What it is called in its address: `large-50-75`. */
export const cutName = (cut: PhotoCut, { x, y }: Focus): string => `${cut}-${nearest(x)}-${nearest(y)}`;

export const CUT_NAME = /^(large|small)-(0|25|50|75|100)-(0|25|50|75|100)$/;

/** What {@link CUT_NAME} says. */
export function cutNamed(name: string): { cut: PhotoCut; focus: Focus } {
  const [, cut = '', x, y] = CUT_NAME.exec(name) ?? [];
  return { cut: cut as PhotoCut, focus: { x: Number(x), y: Number(y) } };
}

/** From what looks as it was taken down to what can still be looked at. */
const QUALITIES = [80, 68, 56, 42, 28];

/** A JPEG of at most so many bytes, cut as `object-fit: cover` with `object-position` cuts. A small photo stays small. */
export async function drawCut(image: Sharp, cut: PhotoCut, focus: Focus): Promise<Buffer> {
  const { mostBytes, ...shape } = PHOTO_CUTS[cut];
  const { width = shape.width, height = shape.height } = await image.metadata();
  const cover = Math.max(shape.width / width, shape.height / height);
  const scale = Math.min(1, cover);
  const shown = { width: pixels((shape.width / cover) * scale), height: pixels((shape.height / cover) * scale) };
  const whole = {
    width: Math.max(pixels(width * scale), shown.width),
    height: Math.max(pixels(height * scale), shown.height),
  };
  const drawn = await image
    .resize({ ...whole, fit: 'fill' })
    .extract({
      ...shown,
      left: Math.round(((whole.width - shown.width) * nearest(focus.x)) / 100),
      top: Math.round(((whole.height - shown.height) * nearest(focus.y)) / 100),
    })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return fitting(drawn, mostBytes);
}

const pixels = (length: number): number => Math.max(1, Math.round(length));

async function fitting(drawn: Buffer, mostBytes: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  let jpeg = drawn;
  for (const quality of QUALITIES) {
    jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}
