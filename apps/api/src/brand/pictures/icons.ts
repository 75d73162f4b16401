import type { Palette } from '@flota/schemas';

/** The road to the horizon: whoever has no sign of their own yet. */
export const defaultSign = ({ ink, amber }: Pick<Palette, 'ink' | 'amber'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="4" fill="${ink}"/><path d="M17.5 8h5L34 32H6z" fill="#fff"/><path d="M19.3 11h1.4l.3 4h-2zm-.6 7h2.6l.4 5h-3.4zm-.7 8h4l.4 6h-4.8z" fill="${amber}"/></svg>`;

/** A square PNG of the sign, with room around it where systems cut corners off. */
export async function iconPng(
  sign: Buffer,
  { side, margin = 0, ground }: { side: number; margin?: number; ground?: string },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(side * (1 - 2 * margin));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = await sharp(sign, { density: 600 })
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: ground ?? clear } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** A `.ico` of one PNG, which is all that browsers and systems of today ask of one. `side`: at most 255 pixels. */
export function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(side, HEADER_BYTES);
  head.writeUInt8(side, HEADER_BYTES + 1);
  head.writeUInt16LE(1, HEADER_BYTES + 4); // colour planes
  head.writeUInt16LE(32, HEADER_BYTES + 6); // bits a pixel
  head.writeUInt32LE(png.length, HEADER_BYTES + 8);
  head.writeUInt32LE(head.length, HEADER_BYTES + 12);
  return Buffer.concat([head, png]);
}
