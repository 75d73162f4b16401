import type { ContractSummary } from '@flota/schemas';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.js';
import { type ContractView, viewName, viewPath, viewsOf } from '../../account/index.js';

interface ContractNavigationProps {
  contract: Pick<ContractSummary, 'id' | 'kind' | 'state'>;
  current: ContractView;
}

/** The parts of a contract's page; each has an address of its own. */
export function ContractNavigation({ contract, current }: ContractNavigationProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry) list.current?.scrollTo({ left: entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav aria-label="Partes del contrato" className="mt-10 border-b border-ink">
      <ul ref={list} className="relative -mb-px flex gap-1 overflow-x-auto">
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
      </ul>
    </nav>
  );
}
