import { home } from '@flota/texts/site/home';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button, LinkButton } from '../../components/Button.js';
import { Money } from '../../components/Money.js';
import { exampleTermsText } from '../quoting/index.js';
import { promotionAddress } from './promotion-address.js';
import type { ShownPromotion } from './promotion-example.js';
import { PromotionPicture } from './PromotionPicture.js';

interface PromotionProps {
  promotion: ShownPromotion;
  /** Shared by cards of which one is open at a time. */
  group: string;
  expanded: boolean;
  onToggle: (open: boolean) => void;
}

/** Its vehicle, what it offers and what that comes to; the rest unfolds. Built on `<details name>`, so that it can be read before scripts arrive. */
export function Promotion({ promotion, group, expanded, onToggle }: PromotionProps) {
  const { title, subtitle, urlbutton, textbutton, vehiculo, example } = promotion;
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    onToggle(false);
    summary.current?.focus();
  };

  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded bg-paper">
      <PromotionPicture {...promotion} />
      <details name={group} open={expanded} className="group flex grow flex-col">
        <summary
          ref={summary}
          onClick={(event) => {
            event.preventDefault();
            onToggle(!expanded);
          }}
          className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 p-5 after:absolute after:inset-0 group-open:pb-3 group-open:after:hidden [&::-webkit-details-marker]:hidden"
        >
          <h3 className="text-[min(1.15rem,8vw)] leading-tight">{title}</h3>
          <Plus aria-hidden size={24} className="transition-transform duration-200 group-open:rotate-45" />
          {example && <Offer example={example} />}
        </summary>
        <div className="px-5 pb-5">
          <div className="prose-flota text-[0.95rem] leading-relaxed" dangerouslySetInnerHTML={{ __html: subtitle }} />
          <div className="mt-5 flex flex-wrap gap-2">
            {urlbutton && (
              <LinkButton to={promotionAddress(urlbutton, vehiculo)} className="grow px-5!">
                {textbutton ?? home.more}
              </LinkButton>
            )}
            <Button variant="quiet" className="px-3!" onClick={close}>
              {home.promotionClose}
            </Button>
          </div>
        </div>
      </details>
    </article>
  );
}

const Offer = ({ example }: { example: NonNullable<ShownPromotion['example']> }) => (
  <span className="col-span-2 block leading-snug">
    <span className="block text-[0.875rem] text-muted">{example.first.label}</span>
    <span className="block font-display text-[min(1.5rem,9vw)] leading-tight font-[700] [font-stretch:112%]">
      <Money amount={example.first.amount} />
    </span>
    <span className="mt-0.5 block text-[0.8125rem] text-muted">{exampleTermsText(example)}</span>
  </span>
);
