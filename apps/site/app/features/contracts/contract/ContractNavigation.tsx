import type { ContractSummary } from '@flota/schemas';
import { Link } from 'react-router';
import { ScrollRow } from '../../../components/ScrollRow.js';
import { classNames } from '../../../lib/class-names.js';
import { type ContractView, viewName, viewPath, viewsOf } from '../../account/index.js';

interface ContractNavigationProps {
  contract: Pick<ContractSummary, 'id' | 'kind' | 'state'>;
  current: ContractView;
}

/** The parts of a contract's page; each has an address of its own. */
export function ContractNavigation({ contract, current }: ContractNavigationProps) {
  return (
    <nav aria-label="Partes del contrato" className="mt-8 border-b border-ink [--row-ground:var(--color-sand)]">
      <ScrollRow current={current} className="-mb-px flex gap-1">
        {viewsOf(contract).map((view) => (
          <li key={view} className="shrink-0">
            <Link
              to={viewPath(contract.id, view)}
              preventScrollReset
              aria-current={view === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center rounded-t border px-4 font-semibold',
                view === current
                  ? 'border-ink border-b-sand bg-sand'
                  : 'border-transparent text-muted hover:text-ink hover:underline',
              )}
            >
              {viewName(view, contract)}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}
