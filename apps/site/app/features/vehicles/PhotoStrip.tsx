import { vehiclesDetail } from '@flota/texts/site/vehicles-detail';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { rich, spoken } from '../../lib/rich.js';
import type { Strip } from './use-strip.js';

interface PhotoStripProps {
  strip: Strip;
  label: string;
  count: number;
  /** One a picture. */
  children: ReactNode;
}

/** Pictures in a row of which one is in sight: by swipe, arrow keys and buttons. Without scripts it is scrolled. */
export function PhotoStrip({ strip, label, count, children }: PhotoStripProps) {
  const { ref, index, show, onScroll, onKeyDown } = strip;
  return (
    <div className="relative">
      <div
        ref={ref}
        role="group"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {Children.map(children, (child) => (
          <div className="w-full shrink-0 snap-center">{child}</div>
        ))}
      </div>
      {count > 1 && (
        <>
          <StripButton
            label={vehiclesDetail.photoPrevious}
            side="left-3"
            disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <ChevronLeft aria-hidden size={24} />
          </StripButton>
          <StripButton
            label={vehiclesDetail.photoNext}
            side="right-3"
            disabled={index === count - 1}
            onClick={() => show(index + 1)}
          >
            <ChevronRight aria-hidden size={24} />
          </StripButton>
          <p
            role="status"
            className="tabular absolute bottom-3 left-3 rounded bg-ink px-3 py-1 text-[0.9rem] text-white print:hidden"
          >
            {rich(vehiclesDetail.photoOf({ number: index + 1, count }), { spoken })}
          </p>
        </>
      )}
    </div>
  );
}

interface StripButtonProps {
  label: string;
  side: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** At an end it stays, so that the focus isn't lost. */
const StripButton = ({ label, side, disabled, onClick, children }: StripButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={disabled}
    onClick={onClick}
    className={`absolute top-1/2 ${side} grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full bg-paper text-ink aria-disabled:opacity-40 print:hidden`}
  >
    {children}
  </button>
);
