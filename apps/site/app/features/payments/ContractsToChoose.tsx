import { PAYMENT_GROUP_MAX } from '@flota/schemas';
import { type ReactNode, useState } from 'react';
import { ContractSearch, ContractsFound, foundContracts, useToday } from '../account/index.js';
import type { PayableContract } from './payment-choices.js';
import { dueSoon, MANY_CONTRACTS, owingTogether, SOON_DAYS, withMore } from './several-contracts.js';

interface ContractsToChooseProps {
  /** The most urgent first. */
  contracts: readonly PayableContract[];
  /** Of those that are chosen. */
  ids: readonly string[];
  onChoose: (ids: string[]) => void;
  /** Draws one as `<li>`. */
  children: (contract: PayableContract) => ReactNode;
}

/** Which of the contracts are paid. Many are searched, and those that are chosen stay in sight whatever is searched for. */
export function ContractsToChoose({ contracts, ids, onChoose, children }: ContractsToChooseProps) {
  const [typed, setTyped] = useState('');
  // Chosen as the search was typed: one that is taken out of the payment must not vanish below the finger.
  const [held, setHeld] = useState<readonly string[]>([]);
  const search = (text: string) => {
    setTyped(text);
    setHeld(ids);
  };
  const found = foundContracts(contracts, typed);
  const besides = contracts.filter(
    (contract) => !found.includes(contract) && [...ids, ...held].includes(contract.contractId),
  );
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">¿Qué contratos paga hoy?</legend>
      {contracts.length >= MANY_CONTRACTS && (
        <div className="mt-3">
          <ContractSearch typed={typed} onType={search} />
          <ContractsFound searches={typed.trim() !== ''} count={found.length} onClear={() => search('')} />
          <QuickChoices contracts={contracts} ids={ids} onChoose={onChoose} />
        </div>
      )}
      <ul className="mt-3 grid gap-3">{found.map(children)}</ul>
      {besides.length > 0 && (
        <>
          <p className="mt-5 font-semibold">También en este pago</p>
          <ul className="mt-3 grid gap-3">{besides.map(children)}</ul>
        </>
      )}
    </fieldset>
  );
}

function QuickChoices({ contracts, ids, onChoose }: Omit<ContractsToChooseProps, 'children'>) {
  const today = useToday();
  const groups = [
    { label: 'Elegir los que deben hoy', those: owingTogether(contracts) },
    { label: `Elegir los que vencen en ${SOON_DAYS} días`, those: dueSoon(contracts, today) },
  ];
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {groups.map(
          ({ label, those }) =>
            those.length > 0 && (
              <QuickChoice key={label} onPress={() => onChoose(withMore(ids, those))}>
                {label} ({those.length})
              </QuickChoice>
            ),
        )}
        <QuickChoice onPress={() => onChoose([])}>Quitar todos</QuickChoice>
      </div>
      <p role="status" className="mt-3 text-[0.9375rem] leading-snug">
        {chosenWords(ids.length, contracts.length)}
      </p>
    </>
  );
}

const QuickChoice = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onPress}
    className="min-h-11 cursor-pointer rounded border border-edge px-3.5 text-[0.9rem] leading-tight hover:border-ink"
  >
    {children}
  </button>
);

const chosenWords = (count: number, all: number): string =>
  `Eligió ${count} de ${all} contratos${count === PAYMENT_GROUP_MAX ? ', los más que caben en un solo pago' : ''}.`;
