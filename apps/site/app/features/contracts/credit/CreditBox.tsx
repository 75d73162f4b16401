import { createIdempotencyKeys } from '@flota/client';
import { toCents } from '@flota/figures';
import type { ContractDetail } from '@flota/schemas';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { Money } from '../../../components/Money.js';
import { useOwnAccess } from '../../account/index.js';
import { CreditDialog } from './CreditDialog.js';

/** Money of the customer's that is owed for nothing yet, and what they can do with it. */
export function CreditBox({ contract }: { contract: ContractDetail }) {
  const [open, setOpen] = useState(false);
  // Longer than the dialog: whoever closes it after an answer got lost, and does the same again, does it once. What is done
  // has the contract read anew, and this with it.
  const [keyFor] = useState(() => createIdempotencyKeys());
  const { may } = useOwnAccess();
  const { nextInstalment, state, unapplied } = contract;
  if (toCents(unapplied) <= 0n) return null;
  return (
    <section
      aria-labelledby="saldo-a-favor"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded border border-line border-l-4 border-l-agave bg-paper p-5 tablet:p-6"
    >
      <div className="min-w-0">
        <h2 id="saldo-a-favor" className="text-[1.05rem] leading-snug tracking-normal">
          Saldo a favor
        </h2>
        <p className="font-display text-[1.7rem] leading-tight font-semibold text-agave-deep">
          <Money amount={unapplied} currency />
        </p>
        <p className="measure mt-1 text-muted">
          {state === 'paid_off' || nextInstalment === null
            ? 'Este contrato ya no debe nada: pida que se lo devolvamos o páselo a otro de sus contratos.'
            : 'Ya lo tenemos y paga lo que vaya venciendo. También puede abonarlo a capital, pasarlo a otro contrato o pedir que se lo devolvamos.'}
        </p>
      </div>
      {may('pay') && (
        <Button variant="secondary" className="max-tablet:w-full" onClick={() => setOpen(true)}>
          Elegir qué hacer
        </Button>
      )}
      {open && <CreditDialog contract={contract} keyFor={keyFor} onClose={() => setOpen(false)} />}
    </section>
  );
}
