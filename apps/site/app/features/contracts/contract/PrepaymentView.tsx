import type { ContractDetail } from '@flota/schemas';
import { toCents } from '@flota/figures';
import { BalanceChart } from './BalanceChart.js';
import { PrepaymentSimulator } from './PrepaymentSimulator.js';

/** The debt over time, and what paying capital earlier would change. */
export function PrepaymentView({ contract, today }: { contract: ContractDetail; today: string }) {
  const { minimumPrepayment, dueNow } = contract;
  return (
    <div className="grid gap-16">
      <BalanceChart months={contract.balanceByMonth} />
      <section aria-labelledby="abonos">
        <h2 id="abonos" className="heading-card">
          ¿Y si abona a capital?
        </h2>
        <p className="measure mt-2 text-muted">
          Un abono a capital no cambia su mensualidad: termina antes de pagar y ahorra intereses. No tiene comisión.
        </p>
        <div className="mt-6">
          {minimumPrepayment === null ? (
            <p className="measure border-l-4 border-amber bg-paper p-5">
              {toCents(dueNow) > 0n
                ? 'Primero cubra lo que debe hoy; después podrá abonar a capital.'
                : 'Le quedan tan pocos pagos que conviene liquidar: vea cuánto es en “Liquidar”.'}
            </p>
          ) : (
            <PrepaymentSimulator contract={contract} minimum={minimumPrepayment} today={today} />
          )}
        </div>
      </section>
    </div>
  );
}
