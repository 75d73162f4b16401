import type { ContractDetail } from '@flota/schemas';
import { Allowed } from '../../account/index.js';
import { ExcessPreference } from '../credit/ExcessPreference.js';
import { BalanceChart } from './BalanceChart.js';
import { PrepaymentSimulator } from './PrepaymentSimulator.js';

/** The debt over time, and what paying capital earlier would change. */
export function PrepaymentView({ contract }: { contract: ContractDetail }) {
  const { minimumPrepayment } = contract;
  return (
    <div className="grid gap-16">
      <BalanceChart months={contract.balanceByMonth} />
      <section aria-labelledby="abonos">
        <h2 id="abonos" className="heading-card">
          ¿Y si abona a capital?
        </h2>
        <p className="measure mt-2 text-muted">
          Usted elige qué cambia: terminar antes, pagar menos cada mes o bajar su pago final. No tiene comisión.
        </p>
        <div className="mt-6">
          {minimumPrepayment === null ? (
            <p className="measure border-l-4 border-amber bg-paper p-5">
              Le quedan tan pocos pagos que conviene liquidar: vea cuánto es en “Liquidar”.
            </p>
          ) : (
            <PrepaymentSimulator contract={contract} minimum={minimumPrepayment} />
          )}
        </div>
      </section>
      <Allowed to="manage">
        <ExcessPreference key={contract.excess.is} contract={contract} />
      </Allowed>
    </div>
  );
}
