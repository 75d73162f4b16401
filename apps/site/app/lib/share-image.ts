import { ARTWORK_WIDTHS, isArtwork } from '../constants/artwork.js';

/** For shared links, whose readers take neither AVIF nor a choice of widths. */
export const shareImage = (base: string): string => (isArtwork(base) ? `${base}-${ARTWORK_WIDTHS.wide[1]}.webp` : base);
