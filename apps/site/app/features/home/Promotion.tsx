import type { PromotionCard } from '@flota/schemas';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button, LinkButton } from '../../components/Button.js';
import { Picture } from '../../components/Picture.js';
import { isArtwork } from '../../constants/artwork.js';
import { promotionAddress } from './promotion-address.js';

interface PromotionProps {
  promotion: PromotionCard;
  /** Shared by cards of which one is open at a time. */
  group: string;
  expanded: boolean;
  onToggle: (open: boolean) => void;
}

/** Cards stand upright, and of our drawings there is an upright crop. */
const upright = (image: string) => (isArtwork(image) ? `${image}-mobile` : image);

/** A poster whose text rises over its picture. Built on `<details name>`, so that it can be read before scripts arrive. */
export function Promotion({ promotion, group, expanded, onToggle }: PromotionProps) {
  const { title, subtitle, imgback, urlbutton, textbutton, vehiculo } = promotion;
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    onToggle(false);
    summary.current?.focus();
  };

  return (
    <article className="relative isolate flex h-full min-h-[27rem] tablet:min-h-[31rem] flex-col justify-end overflow-hidden rounded bg-asphalt p-3">
      <Picture
        base={upright(imgback)}
        alt=""
        sizes="(max-width: 549px) 80vw, 26rem"
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      <details name={group} open={expanded} className="group rounded bg-paper">
        <summary
          ref={summary}
          onClick={(event) => {
            event.preventDefault();
            onToggle(!expanded);
          }}
          className="flex min-h-24 cursor-pointer list-none items-center justify-between gap-4 rounded p-5 after:absolute after:inset-0 group-open:pb-3 group-open:after:hidden [&::-webkit-details-marker]:hidden"
        >
          <h3 className="text-[1.15rem] leading-tight">{title}</h3>
          <Plus aria-hidden size={24} className="shrink-0 transition-transform duration-200 group-open:rotate-45" />
        </summary>
        <div className="px-5 pb-5">
          <div className="prose-flota text-[0.95rem] leading-relaxed" dangerouslySetInnerHTML={{ __html: subtitle }} />
          <div className="mt-5 flex flex-wrap gap-2">
            {urlbutton && (
              <LinkButton to={promotionAddress(urlbutton, vehiculo)} className="grow px-5!">
                {textbutton ?? 'CONOCE MÁS'}
              </LinkButton>
            )}
            <Button variant="quiet" className="px-3!" onClick={close}>
              CERRAR
            </Button>
          </div>
        </div>
      </details>
    </article>
  );
}
