import type { VehicleLook } from '@flota/schemas';
import { vehiclesDetail } from '@flota/texts/site/vehicles-detail';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { VehiclePhotoImage } from '../../components/VehiclePicture.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { classNames } from '../../lib/class-names.js';
import { FullView } from './FullView.js';
import { PhotoStrip } from './PhotoStrip.js';
import { useStrip } from './use-strip.js';

/** The photos of a vehicle: swiped, by buttons, by thumbnails or by arrow keys; or the drawing of its kind. */
export function VehicleGallery({ look: { photos, silhouette }, name }: { look: VehicleLook; name: string }) {
  const strip = useStrip(photos.length);
  const [full, setFull] = useState(false);
  if (photos.length === 0) {
    return (
      <div className="flex flex-col justify-end overflow-hidden rounded bg-sand-deep wide:aspect-[3/2]">
        <VehicleSilhouette name={silhouette} className="mx-auto h-auto w-full max-w-3xl px-6 pt-12" />
        <div className="road-dashes bg-asphalt" />
      </div>
    );
  }
  return (
    <section aria-label={vehiclesDetail.photos({ vehicle: name })}>
      <div className="relative overflow-hidden rounded bg-sand-deep">
        <PhotoStrip strip={strip} label={vehiclesDetail.photos({ vehicle: name })} count={photos.length}>
          {photos.map((photo, index) => (
            <VehiclePhotoImage
              key={photo.image}
              photo={photo}
              sizes="(max-width: 1079px) 100vw, 58vw"
              priority={index === 0}
              className="aspect-[3/2] w-full object-cover"
            />
          ))}
        </PhotoStrip>
        <button
          type="button"
          onClick={() => setFull(true)}
          className="absolute right-3 bottom-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded bg-ink px-4 text-[0.95rem] font-semibold text-white print:hidden"
        >
          <Maximize2 aria-hidden size={18} />
          {vehiclesDetail.enlarge}
        </button>
      </div>
      {photos.length > 1 && (
        <ul className="mt-3 grid grid-cols-4 gap-2 tablet:grid-cols-6 print:hidden">
          {photos.map((photo, index) => (
            <li key={photo.image}>
              <button
                type="button"
                aria-label={vehiclesDetail.photoShow({ number: index + 1, photo: photo.alt })}
                aria-current={index === strip.index}
                onClick={() => strip.show(index)}
                className={classNames(
                  'block w-full cursor-pointer overflow-hidden rounded border-2',
                  index === strip.index ? 'border-signal' : 'border-transparent',
                )}
              >
                <VehiclePhotoImage
                  photo={{ ...photo, alt: '' }}
                  sizes="120px"
                  className="aspect-square w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FullView photos={photos} name={name} open={full} start={strip.index} onClose={() => setFull(false)} />
    </section>
  );
}
