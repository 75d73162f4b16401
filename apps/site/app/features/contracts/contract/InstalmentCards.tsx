import { DateText, Money } from '../../../components/Money.js';
import { toCents } from '@flota/figures';
import { instalmentTitle } from './explanation-lines.js';
import { scheduleParts } from '../../account/index.js';
import { ExplainButton, type InstalmentListProps, lateOf } from './InstalmentTable.js';
import { StateChip } from './StateChip.js';

/** The schedule where a table would need to be scrolled sideways. */
export function InstalmentCards({ contract, instalments, today, onExplain }: InstalmentListProps) {
  const parts = scheduleParts(contract.kind);
  return (
    <ul className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3 @min-[68rem]:hidden">
      {instalments.map((instalment) => {
        const late = lateOf(instalment);
        const open = instalment.state !== 'paid' && instalment.state !== 'optional';
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
              {toCents(late) > 0n && <Line label="Moratorios con IVA" amount={late} className="text-brick" />}
              <Line label="Total" amount={instalment.total} className="border-t border-line font-semibold" />
              {open && instalment.owed !== instalment.total && (
                <Line label="Le falta pagar" amount={instalment.owed} className="font-semibold" />
              )}
            </dl>
            <ExplainButton instalment={instalment} onExplain={onExplain} kind={contract.kind} />
          </li>
        );
      })}
    </ul>
  );
}

function Line({ label, amount, className }: { label: string; amount: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 py-0.5 ${className ?? ''}`}>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
