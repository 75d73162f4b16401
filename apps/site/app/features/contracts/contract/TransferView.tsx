import type { ContractDetail } from '@flota/schemas';
import { Money } from '../../../components/Money.js';
import { groupedClabe } from '../../../lib/format.js';
import { CopyLine } from '../../account/index.js';
import { toCents } from '@flota/figures';
import { coveredWords, isCovered } from '../due.texts.js';

/** How to pay from one's own bank. */
export function TransferView({ contract }: { contract: ContractDetail }) {
  const { bankBeneficiary, clabe, paymentReference, dueNow, nextInstalment: next } = contract;
  const owes = toCents(dueNow) > 0n;
  const covered = next !== null && isCovered(next);
  return (
    <section aria-labelledby="transferencia">
      <h2 id="transferencia" className="heading-card">
        Pagar por transferencia (SPEI)
      </h2>
      <p className="measure mt-2 text-muted">
        La CLABE es solo de este contrato: con ella sabemos que el pago es suyo. Se refleja a más tardar el siguiente
        día hábil.
      </p>
      {next && covered && <p className="mt-3 font-semibold text-agave-deep">{coveredWords(next)}.</p>}
      <dl className="mt-6 max-w-2xl border-t border-line">
        <CopyLine label="CLABE" shown={groupedClabe(clabe)} copied={clabe} />
        <CopyLine label="Beneficiario" shown={bankBeneficiary} copied={bankBeneficiary} />
        <CopyLine label="Referencia" shown={paymentReference} copied={paymentReference} />
        {next && !covered && (
          <CopyLine
            label={owes ? 'Importe que debe hoy' : 'Su próximo pago'}
            shown={<Money amount={owes ? dueNow : next.missing} currency />}
            copied={owes ? dueNow : next.missing}
          />
        )}
      </dl>
    </section>
  );
}
