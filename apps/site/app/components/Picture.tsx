import { ARTWORK_WIDTHS, artworkSize, isArtwork } from '../constants/artwork.js';
import { classNames } from '../lib/class-names.js';

interface PictureProps {
  /** Base name of a drawing of ours (`/artwork/sierra`: sizes and formats are added here) or the address of an uploaded file. */
  base: string;
  /** Shown below 768 px. */
  mobileBase?: string;
  /** Empty for pictures that only decorate. */
  alt: string;
  sizes?: string;
  /** For the picture a page opens with. */
  priority?: boolean;
  className?: string;
}

const sourceSet = (base: string, format: 'avif' | 'webp') =>
  ARTWORK_WIDTHS[artworkSize(base).shape].map((width) => `${base}-${width}.${format} ${width}w`).join(', ');

/** Where a drawing of ours is cut to another shape: its vehicle stands on the ground, at the right of the wide ones. */
const FOCUS = { wide: 'object-[92%_100%]', upright: 'object-[70%_100%]' } as const;
const FOCUS_BY_DEVICE = 'object-[70%_100%] desktop:object-[92%_100%]';

export function Picture({ base, mobileBase, alt, sizes = '100vw', priority = false, className }: PictureProps) {
  const size = artworkSize(base);
  const phone = '(max-width: 767.98px)';
  const loading = priority
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);

  return (
    <picture>
      {mobileBase && mobileBase !== base && !isArtwork(mobileBase) && <source media={phone} srcSet={mobileBase} />}
      {mobileBase &&
        mobileBase !== base &&
        isArtwork(mobileBase) &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`phone-${format}`}
            media={phone}
            type={`image/${format}`}
            srcSet={sourceSet(mobileBase, format)}
            sizes={sizes}
            width={artworkSize(mobileBase).width}
            height={artworkSize(mobileBase).height}
          />
        ))}
      {isArtwork(base) && <source type="image/avif" srcSet={sourceSet(base, 'avif')} sizes={sizes} />}
      <img
        src={isArtwork(base) ? `${base}-${ARTWORK_WIDTHS[size.shape][1]}.webp` : base}
        srcSet={isArtwork(base) ? sourceSet(base, 'webp') : undefined}
        sizes={isArtwork(base) ? sizes : undefined}
        width={size.width}
        height={size.height}
        alt={alt}
        className={classNames(isArtwork(base) && (mobileBase ? FOCUS_BY_DEVICE : FOCUS[size.shape]), className)}
        {...loading}
      />
    </picture>
  );
}
