import { ARTWORK_WIDTHS, artworkSize, isArtwork } from '../../constants/artwork.js';

/** Of the three widths: phones seldom need the largest, and a banner as wide as the window does. */
const PREFERRED = { wide: 2, upright: 1 } as const;

/** `background-image` for a drawing of ours or an uploaded picture. */
export function backgroundImage(base: string): string {
  if (!isArtwork(base)) return `url("${base}")`;
  const { shape } = artworkSize(base);
  const file = `${base}-${ARTWORK_WIDTHS[shape][PREFERRED[shape]]}`;
  return `image-set(url("${file}.avif") type("image/avif"), url("${file}.webp") type("image/webp"))`;
}
