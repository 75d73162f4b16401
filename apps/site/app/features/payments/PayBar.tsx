import { LockKeyhole } from 'lucide-react';
import { Button } from '../../components/Button.js';
import type { SavedCard } from '@flota/schemas';
import { Money } from '../../components/Money.js';
import { classNames } from '../../lib/class-names.js';

interface PayBarProps {
  isSandbox: boolean;
  /** MXN; `null` while it is not known. */
  total: string | null;
  paying: boolean;
  /** That is charged at once; otherwise the provider's page comes next. */
  card: SavedCard | undefined;
  /** The one that is entered there is saved. */
  keeping: boolean;
  disabled?: boolean;
}

const NOTES = {
  saved: 'El cargo se hace al presionar el botón. El procesador guarda su tarjeta; nosotros no vemos su número.',
  kept: 'Los datos de su tarjeta se escriben en la página segura del procesador, que la guarda como usted lo pide; nosotros no vemos su número.',
  other:
    'Los datos de su tarjeta se escriben en la página segura del procesador; nosotros no los vemos ni los guardamos.',
} as const;

/** In a window that is low or narrow for its letters it would cover what it sums up: below it then, it scrolls along. */
const BOTTOM = 'bottom-[min(0px,(100vw-17rem)*999,(100dvh-26rem)*999)]';

/** The sum and the button, in reach wherever there is room; what the button does, and who sees the card. */
export function PayBar({ isSandbox, total, paying, card, keeping, disabled = false }: PayBarProps) {
  const unsaved = keeping ? 'kept' : 'other';
  return (
    <>
      <p className="flex items-start gap-2 text-[0.9rem] leading-snug text-muted">
        <LockKeyhole aria-hidden size={18} className="mt-px shrink-0" />
        {isSandbox
          ? 'Sistema de prueba: no se cobra nada y solo se aceptan tarjetas de prueba.'
          : NOTES[card ? 'saved' : unsaved]}
      </p>
      <div
        className={classNames(
          'sticky -mx-5 -mb-5 border-t border-line bg-paper px-5 py-4 tablet:-mx-8 tablet:-mb-8 tablet:px-8 tablet:py-5',
          BOTTOM,
        )}
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
          <span>Total</span>
          <strong className="text-[min(1.35rem,7.5vw)]">{total ? <Money amount={total} currency /> : '—'}</strong>
        </p>
        <Button
          type="submit"
          size="lg"
          className="mt-2 w-full"
          disabled={disabled}
          loading={paying}
          loadingLabel={card ? 'Haciendo el cobro…' : 'Abriendo el pago seguro…'}
        >
          {card ? `Pagar con •••• ${card.lastFour}` : 'Continuar al pago'}
        </Button>
      </div>
    </>
  );
}
