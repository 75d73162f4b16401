import type { RestructuringFigures } from '@flota/schemas';
import { Disclosure } from '../../../components/Disclosure.js';
import { DateText, Money } from '../../../components/Money.js';

const CELL = 'px-2 py-2 whitespace-nowrap';

/** The whole new table: on a phone what is paid when, with more room what it is made of. */
export function NewSchedule({ figures: { after, instalments } }: { figures: RestructuringFigures }) {
  const last = instalments.at(-1)?.number;
  return (
    <div className="mt-6">
      <Disclosure
        summary={`La nueva tabla de pagos: ${after.paymentsLeft} ${after.paymentsLeft === 1 ? 'pago' : 'pagos'}`}
      >
        <div className="max-h-[28rem] overflow-y-auto" tabIndex={0} role="region" aria-label="La nueva tabla de pagos">
          <table className="tabular w-full text-right text-[0.9rem]">
            <thead className="sticky top-0 bg-paper">
              <tr className="border-b border-ink align-bottom">
                <th className={`${CELL} text-left`}>Pago</th>
                <th className={`${CELL} text-left`}>Vence</th>
                <th className={`${CELL} max-tablet:hidden`}>Capital</th>
                <th className={`${CELL} max-tablet:hidden`}>Interés</th>
                <th className={`${CELL} max-tablet:hidden`}>IVA</th>
                <th className={CELL}>Total</th>
                <th className={`${CELL} max-tablet:hidden`}>Capital después</th>
              </tr>
            </thead>
            <tbody>
              {instalments.map(({ balance, capital, dueOn, interest, number, total, vat }) => (
                <tr key={number} className="border-b border-line last:border-b-0">
                  <th scope="row" className={`${CELL} text-left font-semibold`}>
                    {after.balloon !== null && number === last ? 'Final' : number}
                  </th>
                  <td className={`${CELL} text-left`}>
                    <DateText date={dueOn} />
                  </td>
                  <td className={`${CELL} max-tablet:hidden`}>
                    <Money amount={capital} />
                  </td>
                  <td className={`${CELL} max-tablet:hidden`}>
                    <Money amount={interest} />
                  </td>
                  <td className={`${CELL} max-tablet:hidden`}>
                    <Money amount={vat} />
                  </td>
                  <td className={`${CELL} font-semibold`}>
                    <Money amount={total} />
                  </td>
                  <td className={`${CELL} max-tablet:hidden`}>
                    <Money amount={balance} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </div>
  );
}
