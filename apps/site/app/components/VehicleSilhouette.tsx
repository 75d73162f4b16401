import type { VehicleModel } from '@flota/schemas';
import { CityBus } from './silhouettes/CityBus.js';
import { Coach } from './silhouettes/Coach.js';
import { MediumTruck } from './silhouettes/MediumTruck.js';
import { Tractor } from './silhouettes/Tractor.js';
import { VocationalTruck } from './silhouettes/VocationalTruck.js';

export type SilhouetteName = VehicleModel['silhouette'];

const DRAWINGS: Record<SilhouetteName, () => React.JSX.Element> = {
  tractor: Tractor,
  'medium-truck': MediumTruck,
  'vocational-truck': VocationalTruck,
  'city-bus': CityBus,
  coach: Coach,
};

interface VehicleSilhouetteProps {
  /** A name of the vehicle catalogue; an unknown one draws the medium truck. */
  name: string;
  /** Only when no text beside the drawing says what it is. */
  title?: string;
  className?: string;
}

export function VehicleSilhouette({ name, title, className = 'w-full h-auto' }: VehicleSilhouetteProps) {
  const Drawing = name in DRAWINGS ? DRAWINGS[name as SilhouetteName] : MediumTruck;
  return (
    <svg
      viewBox="0 0 480 200"
      width={480}
      height={200}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Drawing />
    </svg>
  );
}
