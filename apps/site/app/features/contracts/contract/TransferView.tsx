import type { ContractDetail } from '@flota/schemas';
import { Money } from '../../../components/Money.js';
import { groupedClabe } from '../../../lib/format.js';
import { CopyLine } from '../../account/index.js';
import { toCents } from '@flota/figures';

/** How to pay from one's own bank. */
export function TransferView({ contract }: { contract: ContractDetail }) {
  const { bankBeneficiary, clabe, paymentReference, dueNow, nextInstalment } = contract;
  const owes = toCents(dueNow) > 0n;
  const amount = owes ? dueNow : nextInstalment?.total;
  return (
    <section aria-labelledby="transferencia">
      <h2 id="transferencia" className="heading-card">
        Pagar por transferencia (SPEI)
      </h2>
      <p className="measure mt-2 text-muted">
        La CLABE es solo de este contrato: con ella sabemos que el pago es suyo. Se refleja a más tardar el siguiente
        día hábil.
      </p>
      <dl className="mt-6 max-w-2xl border-t border-line">
        <CopyLine label="CLABE" shown={groupedClabe(clabe)} copied={clabe} />
        <CopyLine label="Beneficiario" shown={bankBeneficiary} copied={bankBeneficiary} />
        <CopyLine label="Referencia" shown={paymentReference} copied={paymentReference} />
        {amount && (
          <CopyLine
            label={owes ? 'Importe que debe hoy' : 'Su próximo pago'}
            shown={<Money amount={amount} currency />}
            copied={amount}
          />
        )}
      </dl>
    </section>
  );
}
