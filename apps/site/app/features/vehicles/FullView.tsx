import type { VehiclePhoto } from '@flota/schemas';
import { vehiclesDetail } from '@flota/texts/site/vehicles-detail';
import { useEffect, useId } from 'react';
import { Dialog, DialogCloseButton } from '../../components/Dialog.js';
import { VehiclePhotoImage } from '../../components/VehiclePicture.js';
import { PhotoStrip } from './PhotoStrip.js';
import { useStrip } from './use-strip.js';

interface FullViewProps {
  photos: readonly VehiclePhoto[];
  name: string;
  open: boolean;
  /** The one it begins with. */
  start: number;
  onClose: () => void;
}

/** Photos uncut, as large as the window. */
export function FullView({ open, onClose, name, ...rest }: FullViewProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className="on-ink m-0 h-dvh max-h-none w-screen max-w-none bg-ink text-white"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-4 py-3">
          <h2 id={titleId} className="heading-card">
            {name}
          </h2>
          <DialogCloseButton onClose={onClose} />
        </div>
        <FullStrip name={name} {...rest} />
      </div>
    </Dialog>
  );
}

function FullStrip({ photos, name, start }: Pick<FullViewProps, 'photos' | 'name' | 'start'>) {
  const strip = useStrip(photos.length, start);
  const { ref } = strip;
  useEffect(() => {
    // The dialog is opened after its content is there: until then nothing in it has a width.
    const opened = requestAnimationFrame(() => {
      const element = ref.current;
      element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' });
      element?.focus();
    });
    return () => cancelAnimationFrame(opened);
  }, [ref, start]);
  return (
    <div className="min-h-0 grow">
      <PhotoStrip strip={strip} label={vehiclesDetail.photosEnlarged({ vehicle: name })} count={photos.length}>
        {photos.map((photo) => (
          <figure key={photo.image} className="flex h-[calc(100dvh-5rem)] flex-col">
            <VehiclePhotoImage photo={photo} sizes="100vw" className="min-h-0 w-full grow object-contain" />
            <figcaption className="px-16 py-4 text-center text-[0.95rem] text-muted-inverse">{photo.alt}</figcaption>
          </figure>
        ))}
      </PhotoStrip>
    </div>
  );
}
