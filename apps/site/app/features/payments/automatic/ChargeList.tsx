import type { AutomaticCharge } from '@flota/schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { holdCharge } from '../../../api/account/automatic-payments.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button } from '../../../components/Button.js';
import { DateText, Money } from '../../../components/Money.js';
import { PAYMENTS_PATH } from '../../account/index.js';
import { chargeReason, STAGE_NAMES } from './automatic.texts.js';
import type { Changed } from './changed.js';

/** What is going to be charged and what was, the newest first. */
export function ChargeList({ charges, onChanged }: { charges: readonly AutomaticCharge[]; onChanged: Changed }) {
  if (charges.length === 0) return null;
  return (
    <ul aria-label="Cobros" className="mt-5 border-b border-line">
      {charges.map((charge) => (
        <Charge key={charge.id} charge={charge} onChanged={onChanged} />
      ))}
    </ul>
  );
}

const CAN_HOLD: ReadonlySet<string> = new Set(['planned', 'noticed', 'failed', 'held']);

function Charge({ charge, onChanged }: { charge: AutomaticCharge; onChanged: Changed }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isHeld = charge.stage === 'held';
  const reason = chargeReason(charge);
  const change = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await holdCharge(charge.id, !isHeld);
      await onChanged(null, isHeld ? 'El cobro se hará el día programado.' : 'Ese cobro no se hará. Puede deshacerlo.');
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3">
      <div>
        <p>
          <DateText date={charge.chargeOn} className="font-medium" />
          <span className="text-muted">
            {' · '}
            {STAGE_NAMES[charge.stage]}
          </span>
        </p>
        {reason && <p className="text-[0.9rem] text-muted">{reason}</p>}
        {charge.paymentFolio && (
          <Link to={`${PAYMENTS_PATH}#${charge.paymentFolio}`} className="link text-[0.9rem]">
            Ver el pago {charge.paymentFolio}
          </Link>
        )}
        <p role="alert" className="text-[0.9rem] text-brick empty:hidden">
          {failure}
        </p>
      </div>
      <div className="flex items-center gap-4">
        <Money amount={charge.amount} className="font-medium" />
        {CAN_HOLD.has(charge.stage) && (
          <Button
            variant="quiet"
            className="px-0!"
            loading={busy}
            loadingLabel="Guardando…"
            onClick={() => void change()}
          >
            {isHeld ? 'Hacerlo' : 'Omitir'}
            <span className="sr-only"> este cobro</span>
          </Button>
        )}
      </div>
    </li>
  );
}
