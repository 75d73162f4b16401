import { ARTWORK_WIDTHS, artworkSize, isArtwork } from '../../constants/artwork.js';

/** Of the three widths: phones seldom need the largest, and a banner as wide as the window does. */
const PREFERRED = { wide: 2, upright: 1 } as const;

const fileOf = (base: string) => {
  const { shape } = artworkSize(base);
  return `${base}-${ARTWORK_WIDTHS[shape][PREFERRED[shape]]}`;
};

/** `background-image` for a drawing of ours or an uploaded picture. */
export function backgroundImage(base: string): string {
  if (!isArtwork(base)) return `url("${base}")`;
  const file = fileOf(base);
  return `image-set(url("${file}.avif") type("image/avif"), url("${file}.webp") type("image/webp"))`;
}

/** Attributes of the preload of such a background, which browsers otherwise find only once the styles are there. */
export const backgroundPreload = (base: string) =>
  ({
    rel: 'preload',
    as: 'image',
    fetchPriority: 'high',
    ...(isArtwork(base) ? { href: `${fileOf(base)}.avif`, type: 'image/avif' } : { href: base }),
  }) as const;
