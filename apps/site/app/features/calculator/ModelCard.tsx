import type { VehicleModel } from '@flota/schemas';
import { calculatorVehicle } from '@flota/texts/site/calculator-vehicle';
import { Check, ChevronDown } from 'lucide-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { Money } from '../../components/Money.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { classNames } from '../../lib/class-names.js';
import { rich } from '../../lib/rich.js';

interface ModelCardProps {
  model: VehicleModel;
  /** Position in the grid. */
  index: number;
  open: boolean;
  /** Whether the chosen vehicle is a version of this model. */
  chosen: boolean;
  onToggle: () => void;
  /** What opens below the card's row. */
  children: ReactNode;
}

/**
 * A card and, when open, its versions. In reading order they follow the card; on screen they stand below the whole row of
 * the grid, which `order` does: rows are one card wide on phones and two from `desktop:` on.
 */
export function ModelCard({ model, index, open, chosen, onToggle, children }: ModelCardProps) {
  const panelId = useId();
  const place = { '--card': 2 * index, '--below': 2 * index + 1, '--below-row': 2 * (index | 1) + 1 } as CSSProperties;
  return (
    <>
      <li style={place} className="@container order-(--card) flex">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={onToggle}
          className={classNames(
            'group flex w-full items-center gap-3 rounded border bg-paper p-3 text-left transition-colors crowded:flex-col crowded:items-stretch hover:border-ink desktop:flex-col desktop:items-stretch desktop:gap-0 desktop:p-0',
            open || chosen ? 'border-ink' : 'border-edge',
            chosen && 'shadow-[inset_0_0_0_1px_var(--color-ink),inset_0_-5px_0_var(--color-amber)]',
          )}
        >
          <span className="w-26 shrink-0 desktop:w-auto desktop:border-b desktop:border-line desktop:bg-sand-deep/60 desktop:px-10 desktop:pt-6 desktop:pb-2">
            <VehiclePicture vehicle={model} sizes="(max-width: 767.98px) 104px, 24rem" />
          </span>
          <span className="flex min-w-0 grow items-end justify-between gap-3 desktop:p-5">
            <span className="min-w-0 self-start leading-snug">
              <span className="block text-[0.9rem] text-muted">{model.brand}</span>
              <span className="label-wide block text-[1.15rem] tracking-normal">{model.name}</span>
              <span className="block text-[0.9rem] text-muted max-desktop:sr-only">{model.segment}</span>
              <StartingPrice model={model} />
            </span>
            <span aria-hidden className="grid size-9 shrink-0 place-items-center">
              {chosen ? (
                <Check size={24} strokeWidth={3} />
              ) : (
                <ChevronDown size={24} className={classNames('transition-transform', open && 'rotate-180')} />
              )}
            </span>
            {chosen && <span className="sr-only">{calculatorVehicle.chosen}</span>}
          </span>
        </button>
      </li>
      {open && (
        <li
          id={panelId}
          style={place}
          className="order-(--below) border-l-4 border-amber py-1 pl-4 desktop:order-(--below-row) desktop:col-span-full desktop:pl-6"
        >
          {children}
        </li>
      )}
    </>
  );
}

function StartingPrice({ model }: { model: VehicleModel }) {
  const [cheapest] = [...model.versions].sort((one, other) => Number(one.price) - Number(other.price));
  if (!cheapest) return null;
  const price = <Money amount={cheapest.price} whole />;
  return (
    <span className="mt-1 block font-semibold">
      {model.versions.length > 1
        ? rich(calculatorVehicle.from, {
            note: (text) => <span className="font-normal text-muted">{text}</span>,
            price: () => price,
          })
        : price}
    </span>
  );
}
