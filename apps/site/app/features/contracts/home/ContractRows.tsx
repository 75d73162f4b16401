import { toCents } from '@flota/figures';
import type { ContractSummary } from '@flota/schemas';
import { Link } from 'react-router';
import { Money } from '../../../components/Money.js';
import { classNames } from '../../../lib/class-names.js';
import { Allowed, contractName, contractPath } from '../../account/index.js';
import { usePaymentAlert } from '../../payments/index.js';
import { rowWords } from './row.texts.js';

interface ContractRowsProps {
  contracts: readonly ContractSummary[];
  today: string;
  /** Where they are in several names. */
  showsHolder: boolean;
}

/** A line each: a table where there is room for one, and else what is owed beside the name. */
export function ContractRows(props: ContractRowsProps) {
  if (props.contracts.length === 0) return null;
  return (
    <div className="@container">
      <Table {...props} />
      <List {...props} />
    </div>
  );
}

const CELL = 'py-2 pr-5 align-baseline';
const HEADING = 'py-2 pr-5 font-semibold';

function Table({ contracts, showsHolder, today }: ContractRowsProps) {
  const { open } = usePaymentAlert();
  return (
    <table className="tabular mt-4 w-full text-left text-[0.9rem] leading-snug @max-[44rem]:hidden">
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className={HEADING}>
            Contrato
          </th>
          {showsHolder && (
            <th scope="col" className={classNames(HEADING, '@max-[60rem]:hidden')}>
              Empresa
            </th>
          )}
          <th scope="col" className={HEADING}>
            Estado
          </th>
          <th scope="col" className={classNames(HEADING, 'text-right')}>
            Por pagar
          </th>
          <th scope="col" className={classNames(HEADING, 'text-right')}>
            Capital
          </th>
          <th scope="col">
            <span className="sr-only">Acción</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {contracts.map((contract) => (
          <tr key={contract.id} className="border-b border-line">
            <th scope="row" className={classNames(CELL, 'font-normal')}>
              <Link to={contractPath(contract.id)} prefetch="intent" className="font-semibold hover:underline">
                {contractName(contract)}
              </Link>
              <span className="block text-[0.85rem] text-muted">{contract.number}</span>
            </th>
            {showsHolder && (
              <td className={classNames(CELL, '@max-[60rem]:hidden')}>
                {contract.holder.legalName}
                <span className="block text-[0.85rem] text-muted">{contract.holder.rfc}</span>
              </td>
            )}
            <td className={CELL}>
              <State contract={contract} today={today} />
            </td>
            <td className={classNames(CELL, 'text-right')}>
              <ToPay contract={contract} />
            </td>
            <td className={classNames(CELL, 'text-right')}>
              {contract.outstandingCapital === null ? (
                <span aria-label="no aplica">–</span>
              ) : (
                <Money amount={contract.outstandingCapital} />
              )}
            </td>
            <td className="text-right align-baseline">
              <Allowed to="pay">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => open({ contractId: contract.id })}
                  className="link min-h-11 cursor-pointer"
                >
                  Pagar<span className="sr-only"> {contractName(contract)}</span>
                </button>
              </Allowed>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number is never cut, as trucks of one model differ by it: what doesn't fit beside goes below. */
const LINE = 'flex flex-wrap items-baseline justify-between gap-x-4';

function List({ contracts, showsHolder, today }: ContractRowsProps) {
  return (
    <ul className="mt-3 border-t border-ink @min-[44rem]:hidden">
      {contracts.map((contract) => (
        <li key={contract.id} className="border-b border-line">
          <Link to={contractPath(contract.id)} className="tabular block py-2 text-[0.9rem] leading-snug">
            <span className={LINE}>
              <span className="min-w-0 flex-[1_1_9rem] truncate text-base leading-snug font-semibold">
                {contractName(contract)}
              </span>
              <ToPay contract={contract} />
            </span>
            <span className={LINE}>
              <span className="whole whitespace-nowrap text-muted">{contract.number}</span>
              {showsHolder && (
                <span className="min-w-0 flex-[1_1_0] truncate text-muted @max-[26rem]:sr-only">
                  {contract.holder.legalName}
                </span>
              )}
              <State contract={contract} today={today} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function State({ contract, today }: { contract: ContractSummary; today: string }) {
  return (
    <span className={contract.daysLate > 0 ? 'font-semibold text-brick' : undefined}>{rowWords(contract, today)}</span>
  );
}

/** What is owed today, or else falls due next. */
function ToPay({ contract: { dueNow, nextInstalment } }: { contract: ContractSummary }) {
  const owes = toCents(dueNow) > 0n;
  const amount = owes ? dueNow : nextInstalment?.missing;
  if (amount === undefined) return <span aria-label="nada">–</span>;
  return <Money amount={amount} className={classNames('font-semibold', owes && 'text-brick')} />;
}
