import type { AccountInstalment, ContractDetail } from '@flota/schemas';
import { DateText, Money } from '../../../components/Money.js';
import { classNames } from '../../../lib/class-names.js';
import { instalmentTitle } from './explanation-lines.js';
import { anyPartlyPaid, instalmentSums } from './instalment-sums.js';
import { scheduleParts } from '../../account/index.js';
import { StateChip } from './StateChip.js';

export interface InstalmentListProps {
  contract: Pick<ContractDetail, 'kind'>;
  instalments: readonly AccountInstalment[];
  today: string;
  onExplain: (instalment: AccountInstalment) => void;
}

const CELL = 'px-1.5 py-2.5 whitespace-nowrap';

/** Where all its columns have room, inside a container; elsewhere there are the cards. */
export function InstalmentTable({ contract, instalments, today, onExplain }: InstalmentListProps) {
  const parts = scheduleParts(contract.kind);
  const hasBalance = contract.kind !== 'pure_lease';
  const tellsPaid = anyPartlyPaid(instalments);
  return (
    <table
      className={classNames(
        'tabular hidden w-full bg-paper text-right text-[0.9rem]',
        tellsPaid ? '@min-[73rem]:table' : '@min-[68rem]:table',
      )}
    >
      <thead>
        <tr className="border-b border-ink align-bottom">
          <Heading left>Pago</Heading>
          <Heading left>Vence</Heading>
          {parts.map(({ label }) => (
            <Heading key={label}>{label}</Heading>
          ))}
          <Heading>Total</Heading>
          <Heading>Moratorios</Heading>
          {tellsPaid && <Heading>Pagado</Heading>}
          <Heading>Por pagar</Heading>
          {hasBalance && <Heading>Capital después</Heading>}
          <Heading left>Estado</Heading>
          <th className={CELL}>
            <span className="sr-only">Explicación</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {instalments.map((instalment) => {
          const sums = instalmentSums(instalment);
          return (
            <tr key={instalment.number} className="border-b border-line last:border-b-0">
              <th scope="row" className={classNames(CELL, 'text-left font-semibold')}>
                {instalment.kind === 'regular' ? instalment.number : instalmentTitle(instalment, contract.kind)}
              </th>
              <td className={classNames(CELL, 'text-left')}>
                <DateText date={instalment.dueOn} />
              </td>
              {parts.map(({ part }) => (
                <td key={part} className={CELL}>
                  <Money amount={instalment.parts[part]} />
                </td>
              ))}
              <td className={classNames(CELL, 'font-semibold')}>
                <Money amount={instalment.total} />
              </td>
              <td className={classNames(CELL, sums.owesLate && 'text-brick')}>
                {sums.isLate ? <Money amount={sums.late} /> : <span aria-label="ninguno">–</span>}
              </td>
              {tellsPaid && (
                <td className={CELL}>
                  {sums.isPaid ? <Money amount={sums.paid} /> : <span aria-label="nada">–</span>}
                </td>
              )}
              <td className={classNames(CELL, instalment.state === 'overdue' && 'font-semibold text-brick')}>
                {sums.isOpen ? <Money amount={instalment.owed} /> : <span aria-label="nada">–</span>}
              </td>
              {hasBalance && <td className={CELL}>{instalment.balance && <Money amount={instalment.balance} />}</td>}
              <td className={classNames(CELL, 'text-left')}>
                <StateChip instalment={instalment} today={today} />
              </td>
              <td className={CELL}>
                <ExplainButton instalment={instalment} onExplain={onExplain} kind={contract.kind} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Heading({ left = false, children }: { left?: boolean; children: string }) {
  return (
    <th scope="col" className={classNames('px-1.5 py-3 leading-tight font-semibold', left && 'text-left')}>
      {children}
    </th>
  );
}

interface ExplainButtonProps {
  instalment: AccountInstalment;
  kind: string;
  onExplain: (instalment: AccountInstalment) => void;
}

export function ExplainButton({ instalment, kind, onExplain }: ExplainButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onExplain(instalment)}
      className="link inline-flex min-h-11 cursor-pointer items-center"
    >
      ¿Por qué?<span className="sr-only"> {instalmentTitle(instalment, kind)}</span>
    </button>
  );
}
