import { DateText, Money } from '../../../components/Money.js';
import { classNames } from '../../../lib/class-names.js';
import { instalmentTitle } from './explanation-lines.js';
import { scheduleParts } from '../../account/index.js';
import { anyPartlyPaid, instalmentSums } from './instalment-sums.js';
import { ExplainButton, type InstalmentListProps } from './InstalmentTable.js';
import { StateChip } from './StateChip.js';

/** The schedule where a table would need to be scrolled sideways. */
export function InstalmentCards({ contract, instalments, today, onExplain }: InstalmentListProps) {
  const parts = scheduleParts(contract.kind);
  return (
    <ul
      className={classNames(
        'grid gap-3 tablet:grid-cols-2 wide:grid-cols-3',
        // Where the table has room for its columns.
        anyPartlyPaid(instalments) ? '@min-[73rem]:hidden' : '@min-[68rem]:hidden',
      )}
    >
      {instalments.map((instalment) => {
        const sums = instalmentSums(instalment);
        return (
          <li key={instalment.number} className="bg-paper p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
              <span className="font-semibold">{instalmentTitle(instalment, contract.kind)}</span>
              <StateChip instalment={instalment} today={today} />
            </div>
            <p className="text-[0.9rem] text-muted">
              {instalment.state === 'paid' ? 'Venció' : 'Vence'} el <DateText date={instalment.dueOn} />
            </p>
            <dl className="mt-2 text-[0.9rem]">
              {parts.map(({ part, label }) => (
                <Line key={part} label={label} amount={instalment.parts[part]} />
              ))}
              <Line label="Total" amount={instalment.total} className="border-t border-line font-semibold" />
              {sums.isLate && (
                <>
                  <Line
                    label="Moratorios con IVA"
                    amount={sums.late}
                    className={sums.owesLate ? 'text-brick' : undefined}
                  />
                  <Line
                    label="Total con moratorios"
                    amount={sums.withLate}
                    className="border-t border-line font-semibold"
                  />
                </>
              )}
              {sums.isPartlyPaid && (
                <>
                  <Line label="Pagado" amount={sums.paid} />
                  <Line
                    label="Le falta pagar"
                    amount={instalment.owed}
                    className={classNames(
                      'border-t border-line font-semibold',
                      instalment.state === 'overdue' && 'text-brick',
                    )}
                  />
                </>
              )}
            </dl>
            <ExplainButton instalment={instalment} onExplain={onExplain} kind={contract.kind} />
          </li>
        );
      })}
    </ul>
  );
}

function Line({ label, amount, className }: { label: string; amount: string; className?: string | undefined }) {
  return (
    <div className={classNames('flex flex-wrap justify-between gap-x-4 py-0.5', className)}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
