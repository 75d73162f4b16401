import type { AutomaticPayments, SavedCard } from '@flota/schemas';
import { useState } from 'react';
import { beginCardSetup, removeSavedCard } from '../../../api/account/automatic-payments.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { DateText } from '../../../components/Money.js';
import { EmptyState } from '../../../components/States.js';
import { useShownAgain } from '../../../lib/use-shown-again.js';
import { cardName } from './automatic.texts.js';
import type { Changed } from './changed.js';

interface SavedCardsProps {
  cards: readonly SavedCard[];
  contracts: AutomaticPayments['contracts'];
  canSave: boolean;
  onChanged: Changed;
}

/** The cards, and the way to the provider's page at which another one is saved. */
export function SavedCards({ cards, contracts, canSave, onChanged }: SavedCardsProps) {
  const [removing, setRemoving] = useState<SavedCard | null>(null);
  const paidWith = contracts.filter(({ automaticPayment }) => automaticPayment?.card.id === removing?.id);
  return (
    <section aria-labelledby="tarjetas-titulo">
      <h2 id="tarjetas-titulo" className="heading-card">
        Sus tarjetas
      </h2>
      <p className="measure mt-2 text-muted">
        Las guarda el procesador de pagos. Nosotros solo vemos la marca, los últimos cuatro dígitos y el vencimiento.
      </p>
      {cards.length === 0 ? (
        <div className="mt-5">
          <EmptyState
            headingLevel="h3"
            title="Todavía no guarda ninguna tarjeta"
            text={
              canSave
                ? 'Guarde una para activar el pago automático. Hoy no se le cobra nada.'
                : 'Por ahora recibimos pagos solo por transferencia.'
            }
            action={canSave && <SaveCard>Guardar una tarjeta</SaveCard>}
          />
        </div>
      ) : (
        <>
          <ul className="mt-5 border-b border-line">
            {cards.map((card) => (
              <li
                key={card.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-4"
              >
                <div>
                  <p className="font-semibold">{cardName(card)}</p>
                  <Expiry card={card} />
                </div>
                <Button variant="quiet" className="px-0!" onClick={() => setRemoving(card)}>
                  Quitar<span className="sr-only"> la tarjeta {cardName(card)}</span>
                </Button>
              </li>
            ))}
          </ul>
          {canSave && (
            <div className="mt-5">
              <SaveCard>Guardar otra tarjeta</SaveCard>
            </div>
          )}
        </>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={`¿Quitar la tarjeta ${removing ? cardName(removing) : ''}?`}
        text={
          paidWith.length > 0
            ? `El pago automático de ${paidWith.map(({ label }) => label).join(', ')} quedará en pausa hasta que elija otra.`
            : 'Ningún contrato se paga con ella. Para volver a usarla tendrá que guardarla de nuevo.'
        }
        button="Quitar la tarjeta"
        onConfirm={async () => {
          if (!removing) return;
          await removeSavedCard(removing.id);
          await onChanged(null, `Quitamos la tarjeta ${cardName(removing)}.`);
        }}
        onClose={() => setRemoving(null)}
      />
    </section>
  );
}

function Expiry({ card: { expiry, lastDay } }: { card: SavedCard }) {
  if (lastDay === null) return null;
  if (expiry === 'good') {
    return (
      <p className="text-[0.9rem] text-muted">
        Vence el <DateText date={lastDay} />
      </p>
    );
  }
  return (
    <p className="text-[0.9rem] font-medium text-brick">
      {expiry === 'ended' ? 'Venció el ' : 'Está por vencer: el '}
      <DateText date={lastDay} />. Guarde la nueva para que sus pagos sigan.
    </p>
  );
}

/** The browser leaves for the provider's page, and comes back to this one. */
function SaveCard({ children }: { children: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useShownAgain(() => setBusy(false));
  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { setupUrl } = await beginCardSetup();
      window.location.assign(setupUrl);
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="secondary" loading={busy} loadingLabel="Abriendo la página…" onClick={() => void begin()}>
        {children}
      </Button>
      <p role="alert" className="mt-3 font-medium text-brick empty:hidden">
        {failure}
      </p>
    </>
  );
}
