import type { AccountAutomaticPayment, AutomaticPayments, SavedCard } from '@flota/schemas';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { endAutomaticPayment } from '../../../api/account/automatic-payments.js';
import { Button } from '../../../components/Button.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { Disclosure } from '../../../components/Disclosure.js';
import { Money } from '../../../components/Money.js';
import { cardName, dayText, reasonText } from './automatic.texts.js';
import type { Changed } from './changed.js';
import { ChargeList } from './ChargeList.js';
import { MandateForm } from './MandateForm.js';
import { Terms } from './Terms.js';

interface ContractMandateProps {
  contract: AutomaticPayments['contracts'][number];
  cards: readonly SavedCard[];
  terms: AutomaticPayments['terms'];
  onChanged: Changed;
}

/** A contract: how it is paid by itself, or the way to that. */
export function ContractMandate({ contract, cards, terms, onChanged }: ContractMandateProps) {
  const [editing, setEditing] = useState(false);
  // What had the focus is gone once something was done.
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setEditing(false);
    heading.current?.focus();
  };
  const { automaticPayment: mandate, firstCharges, label, vehicle } = contract;
  const wasOn = useRef(mandate !== null);
  useEffect(() => {
    if (wasOn.current && !mandate) heading.current?.focus();
    wasOn.current = mandate !== null;
  }, [mandate]);
  const canBegin = firstCharges.some((first) => first !== null);
  const usable = cards.filter(({ expiry }) => expiry !== 'ended');
  return (
    <li className="border-b border-line py-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h3 ref={heading} tabIndex={-1} className="font-semibold">
            {label}
          </h3>
          <p className="text-[0.9375rem] text-muted">{vehicle}</p>
        </div>
        <State mandate={mandate} />
      </div>
      {mandate && !editing && <Mandate mandate={mandate} onEdit={() => setEditing(true)} onChanged={onChanged} />}
      {!mandate && !editing && (
        <div className="mt-4">
          {usable.length > 0 && canBegin ? (
            <Button variant="secondary" onClick={() => setEditing(true)}>
              Activar el pago automático<span className="sr-only"> del contrato {label}</span>
            </Button>
          ) : (
            <p className="text-muted">
              {canBegin ? 'Para activarlo, primero guarde una tarjeta.' : 'No le quedan pagos que se puedan programar.'}
            </p>
          )}
        </div>
      )}
      {editing && (
        <MandateForm
          contract={contract}
          cards={usable}
          terms={terms}
          onSaved={async (now, done) => {
            await onChanged(now, done);
            close();
          }}
          onCancel={close}
        />
      )}
    </li>
  );
}

function State({ mandate }: { mandate: AccountAutomaticPayment | null }) {
  if (!mandate) return <span className="text-[0.9375rem] text-muted">Desactivado</span>;
  return mandate.state === 'active' ? (
    <span className="rounded bg-amber px-2 py-0.5 text-[0.875rem] font-medium text-night">Activado</span>
  ) : (
    <span className="rounded border border-brick px-2 py-0.5 text-[0.875rem] font-medium text-brick">En pausa</span>
  );
}

interface MandateProps {
  mandate: AccountAutomaticPayment;
  onEdit: () => void;
  onChanged: Changed;
}

function Mandate({ mandate, onEdit, onChanged }: MandateProps) {
  const [ending, setEnding] = useState(false);
  const { card, charges, daysBefore, folio, id, limitAmount, reason, state, text } = mandate;
  const isPaused = state === 'paused';
  return (
    <>
      {isPaused && reason && (
        <p className="mt-4 border-l-4 border-brick pl-4">
          {reasonText(reason)} No se cobrará nada hasta que lo reanude. Si tiene un pago pendiente, hágalo por otro
          medio.
        </p>
      )}
      <dl className="mt-4 grid gap-x-10 gap-y-3 tablet:grid-cols-3">
        <Fact label="Tarjeta">{cardName(card)}</Fact>
        <Fact label="Cuándo se cobra">{dayText(daysBefore)}</Fact>
        <Fact label="Límite por cobro">{limitAmount ? <Money amount={limitAmount} /> : 'Sin límite'}</Fact>
      </dl>
      <ChargeList charges={charges} onChanged={onChanged} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant={isPaused ? 'primary' : 'secondary'} onClick={onEdit}>
          {isPaused ? 'Reanudar' : 'Cambiar'}
        </Button>
        <Button variant="quiet" onClick={() => setEnding(true)}>
          Desactivar
        </Button>
      </div>
      <div className="mt-4">
        <Disclosure summary={<span className="min-w-0 wrap-anywhere">Autorización {folio}</span>}>
          <div className="p-5">
            <Terms text={text} />
          </div>
        </Disclosure>
      </div>
      <ConfirmDialog
        open={ending}
        title="¿Desactivar el pago automático?"
        text="Desde ahora no se cobrará nada a su tarjeta. Recuerde pagar por otro medio lo que vaya venciendo."
        button="Desactivar"
        onConfirm={async () => {
          const { chargeUnderWay } = await endAutomaticPayment(id);
          await onChanged(
            null,
            chargeUnderWay
              ? 'Desactivamos su pago automático. Un cobro ya se había enviado al banco: si se hace, recibirá su recibo.'
              : 'Desactivamos su pago automático.',
          );
        }}
        onClose={() => setEnding(false)}
      />
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.875rem] text-muted">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);
