import type { VehicleModel } from '@flota/schemas';

type SilhouetteName = VehicleModel['silhouette'];

const NAMES: Record<SilhouetteName, true> = {
  tractor: true,
  'medium-truck': true,
  'vocational-truck': true,
  'city-bus': true,
  coach: true,
};

interface VehicleSilhouetteProps {
  /** A name of the vehicle catalogue; an unknown one shows the medium truck. */
  name: string;
  className?: string;
}

/**
 * A vehicle from its side, facing right, on ground at y = 196 of a box of 480 × 200. Always beside words that say what
 * it is. A file of its own (`artwork/public/silhouettes`): a page may show a dozen, and a browser keeps it.
 */
export function VehicleSilhouette({ name, className = 'w-full h-auto' }: VehicleSilhouetteProps) {
  const file = Object.hasOwn(NAMES, name) ? name : 'medium-truck';
  return (
    <img
      src={`/silhouettes/${file}.svg`}
      alt=""
      width={480}
      height={200}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
