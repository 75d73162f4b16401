import { Picture } from '../../components/Picture.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import type { ShownPromotion } from './promotion-example.js';

/** The vehicle that is offered, on the road of the promotion's scene; without one the picture that staff chose. */
export function PromotionPicture({ look, imgback }: Pick<ShownPromotion, 'look' | 'imgback'>) {
  const hasPhoto = look !== null && look.photos.length > 0;
  return (
    <div className="relative isolate aspect-[16/10] shrink-0 overflow-hidden bg-sand-deep">
      {!hasPhoto && (
        <Picture
          base={imgback}
          alt=""
          sizes="(max-width: 549px) 160vw, 52rem"
          className={
            look
              ? 'absolute bottom-[8%] left-0 -z-10 h-full max-w-none object-cover object-left'
              : 'size-full object-cover'
          }
        />
      )}
      {look && !hasPhoto && <div className="absolute inset-x-0 bottom-0 -z-10 h-[15%] bg-asphalt" />}
      {look && (
        <VehiclePicture
          vehicle={look}
          sizes="(max-width: 549px) 80vw, 26rem"
          className={hasPhoto ? 'size-full' : 'absolute bottom-[7%] left-1/2 h-auto w-[84%] -translate-x-1/2'}
          photoClassName=""
        />
      )}
    </div>
  );
}
