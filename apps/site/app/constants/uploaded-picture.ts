import { ARTWORK_WIDTHS, artworkSize, isArtwork } from './artwork.js';

/** An uploaded picture comes in these widths (`MEDIA_WIDTHS` of @flota/schemas), and as wide as it was kept. */
const UPLOAD_WIDTHS = [480, 800, 1200];
const KEPT_WIDTH = 1600;

/** Source and set of sources of a picture of content: an upload, or a drawing of ours. */
export function pictureSources(path: string): { src: string; srcSet: string } {
  if (!isArtwork(path)) {
    const narrower = UPLOAD_WIDTHS.map((width) => `${path}/${width} ${width}w`);
    return { src: `${path}/800`, srcSet: [...narrower, `${path} ${KEPT_WIDTH}w`].join(', ') };
  }
  const widths = ARTWORK_WIDTHS[artworkSize(path).shape];
  return {
    src: `${path}-${widths[0]}.webp`,
    srcSet: widths.map((width) => `${path}-${width}.webp ${width}w`).join(', '),
  };
}
