import type { ContractSummary } from '@flota/schemas';
import { type ComponentProps, useState } from 'react';
import { readContracts } from '../../api/account/contracts.js';
import { Checkbox } from '../../components/Checkbox.js';
import { FieldError } from '../../components/Field.js';
import {
  AccountData,
  byContractName,
  contractName,
  ContractSearch,
  ContractsFound,
  foundContracts,
  useAccountData,
} from '../account/index.js';

/** Fewer are seen at a glance. */
const SEARCHED_FROM = 8;

interface UnitChoiceProps {
  error: string | undefined;
  /** Of how many boxes are ticked, also of those that a search leaves out. */
  chosen: number;
  register: () => ComponentProps<'input'>;
}

/** Which units a driver sees. */
export function UnitChoice({ error, ...boxes }: UnitChoiceProps) {
  const data = useAccountData<ContractSummary[]>('contracts', readContracts);
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'unidades-error' : undefined}>
      <legend className="font-semibold">Unidades que podrá ver</legend>
      <AccountData data={data} what="sus unidades">
        {(contracts) =>
          contracts.length === 0 ? (
            <p className="mt-3 text-muted">Todavía no hay contratos en su cuenta.</p>
          ) : (
            <UnitBoxes contracts={contracts} {...boxes} />
          )
        }
      </AccountData>
      {error && <FieldError id="unidades">{error}</FieldError>}
    </fieldset>
  );
}

function UnitBoxes({ chosen, contracts, register }: Omit<UnitChoiceProps, 'error'> & { contracts: ContractSummary[] }) {
  const [typed, setTyped] = useState('');
  const found = new Set(foundContracts(contracts, typed));
  return (
    <>
      {contracts.length >= SEARCHED_FROM && (
        <div className="mt-3">
          <ContractSearch typed={typed} onType={setTyped} />
          <ContractsFound searches={typed.trim() !== ''} count={found.size} onClear={() => setTyped('')} />
          <p className="mt-2 text-[0.9375rem] text-muted">
            {chosen === 1 ? '1 unidad elegida' : `${chosen} unidades elegidas`}
          </p>
        </div>
      )}
      <div className="mt-3 grid gap-3">
        {byContractName(contracts).map((contract) => (
          <Checkbox
            key={contract.id}
            value={contract.id}
            // Hidden and not taken away: what was ticked stays so while others are searched for.
            className={found.has(contract) ? undefined : 'hidden'}
            label={
              <>
                <span className="block">{contractName(contract)}</span>
                <span className="whole tabular block text-[0.9375rem] text-muted">{contract.number}</span>
              </>
            }
            {...register()}
          />
        ))}
      </div>
    </>
  );
}
