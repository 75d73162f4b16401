import type { VehiclePhoto } from '@flota/schemas';
import { pictureSources } from '../constants/uploaded-picture.js';
import { classNames } from '../lib/class-names.js';
import { VehicleSilhouette } from './VehicleSilhouette.js';

interface VehiclePictureProps {
  /** A model of the catalogue, the look of a version (`lookOf` of @flota/schemas), the vehicle of a quote. */
  vehicle: { silhouette: string; photos?: readonly VehiclePhoto[] };
  /** How wide the photo is shown, as `sizes` of an `img`. */
  sizes?: string;
  /** For the picture a page opens with. */
  priority?: boolean;
  /** Of both. */
  className?: string;
  /** What only the drawing has: room around it, say. */
  drawingClassName?: string;
  /** The shape a photo is cut to; that of the drawings unless told otherwise. */
  photoClassName?: string;
}

/** A vehicle by its first photo, cut around what must stay in sight, and where there is none by the drawing of its kind. */
export function VehiclePicture({
  vehicle: { silhouette, photos = [] },
  sizes = '(max-width: 767.98px) 100vw, 33vw',
  priority = false,
  className = 'h-auto w-full',
  drawingClassName,
  photoClassName = 'aspect-[12/5]',
}: VehiclePictureProps) {
  const [photo] = photos;
  if (!photo) return <VehicleSilhouette name={silhouette} className={classNames(className, drawingClassName)} />;
  return (
    <VehiclePhotoImage
      photo={photo}
      sizes={sizes}
      priority={priority}
      className={classNames('object-cover', className, photoClassName)}
    />
  );
}

interface VehiclePhotoImageProps {
  photo: VehiclePhoto;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** A photo in the widths it comes in, with its focal point where `object-fit` cuts it. */
export function VehiclePhotoImage({ photo, sizes, priority = false, className }: VehiclePhotoImageProps) {
  const { image, alt, focus } = photo;
  const loading = priority
    ? ({ fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <img
      {...pictureSources(image)}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={800}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      className={className}
      {...loading}
    />
  );
}
