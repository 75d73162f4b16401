import type { ContractSummary } from '@flota/schemas';
import { Link } from 'react-router';
import { LinkButton } from '../../../components/Button.js';
import { toCents } from '@flota/figures';
import { DateText, Money } from '../../../components/Money.js';
import { Allowed, BILL_REQUEST_PATH, contractName, contractPath, Fold, viewPath } from '../../account/index.js';

/** What is left to do after the last payment. */
export function PaidOffContracts({ contracts }: { contracts: readonly ContractSummary[] }) {
  if (contracts.length === 0) return null;
  return (
    <Fold id="liquidados" title="Contratos liquidados" note={contracts.length}>
      <ul>
        {contracts.map((contract) => (
          <li
            key={contract.id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-4"
          >
            <div className="min-w-0">
              <h3 className="text-[1.1rem] leading-snug tracking-normal">{contractName(contract)}</h3>
              <p className="text-[0.95rem] text-muted">
                <span className="whole tabular whitespace-nowrap">{contract.number}</span>
                {contract.paidOffOn && (
                  <>
                    , liquidado el <DateText date={contract.paidOffOn} />
                  </>
                )}
              </p>
              {toCents(contract.unapplied) > 0n && (
                <p className="text-[0.95rem]">
                  <Link to={contractPath(contract.id)} className="link font-semibold">
                    Tiene <Money amount={contract.unapplied} /> a favor: elija qué hacer
                  </Link>
                </p>
              )}
              <Link
                to={viewPath(contract.id, 'liquidacion')}
                className="link inline-flex min-h-11 items-center text-[0.95rem]"
              >
                Carta finiquito y movimientos
              </Link>
            </div>
            <Allowed to="manage">
              <LinkButton variant="secondary" to={`${BILL_REQUEST_PATH}?contrato=${contract.id}`}>
                Pida la factura de su vehículo
              </LinkButton>
            </Allowed>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
