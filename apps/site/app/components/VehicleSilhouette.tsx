import { SILHOUETTE_NAMES } from '@flota/schemas';

interface VehicleSilhouetteProps {
  /** A name of the vehicle catalogue; an unknown one shows the medium truck. */
  name: string;
  className?: string;
}

/**
 * A vehicle from its side, facing right, on ground at y = 196 of a box of 480 × 200. Always beside words that say what
 * it is. Its file (`artwork/public/silhouettes`) is used and not copied: a page may show a dozen, a browser keeps it, and
 * its stripes take the colours of the page, which an `img` would not.
 */
export function VehicleSilhouette({ name, className = 'w-full h-auto' }: VehicleSilhouetteProps) {
  const file = Object.hasOwn(SILHOUETTE_NAMES, name) ? name : 'medium-truck';
  return (
    <svg viewBox="0 0 480 200" width={480} height={200} aria-hidden="true" className={className}>
      <use href={`/silhouettes/${file}.svg#vehicle`} />
    </svg>
  );
}
