import { artworkTone, isArtwork } from '../../constants/artwork.js';
import { classNames } from '../../lib/class-names.js';

/** The one scene without a sky: on windows of middling width its gate reaches behind the text. */
const INDOORS = '/artwork/taller';

/** Between a picture and the text on it. Our drawings of the day have calm skies and need none. */
export function SceneVeil({ image }: { image: string }) {
  if (image === INDOORS) {
    return (
      <div className="absolute inset-0 -z-10 hidden bg-linear-to-b from-sand-deep/90 via-sand-deep/80 via-35% to-transparent to-60% desktop:block min-[80rem]:hidden" />
    );
  }
  if (artworkTone(image) === 'day') return null;
  return (
    <div
      className={classNames(
        'absolute inset-0 -z-10 bg-linear-to-b desktop:bg-linear-to-r desktop:to-transparent',
        isArtwork(image)
          ? 'from-ink/85 via-ink/60 via-40% to-transparent to-65% desktop:to-75%'
          : 'from-ink/85 to-ink/35', // A photograph may be light or dark anywhere.
      )}
    />
  );
}
