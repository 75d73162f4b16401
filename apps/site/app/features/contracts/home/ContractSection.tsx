import type { AccountHome, ContractSummary } from '@flota/schemas';
import { ContractFinder } from './ContractFinder.js';
import { ContractLane } from './ContractLane.js';

/** From so many on they are rows, which can be searched; fewer have room for all that is said about them. */
const ROWS_FROM = 6;

interface ContractSectionProps {
  home: AccountHome;
  today: string;
  onNamed: (id: string) => (nickname: string | null) => void;
}

/** What is being paid, what costs money first. */
export function ContractSection({ home, today, onNamed }: ContractSectionProps) {
  const active = home.contracts.filter(({ state }) => state === 'active');
  return (
    <section aria-labelledby="contratos" className="mt-8">
      <h2 id="contratos" className="heading-card">
        Sus contratos
      </h2>
      {active.length === 0 && <p className="mt-4 text-muted">No tiene contratos por pagar.</p>}
      {active.length >= ROWS_FROM ? (
        <ContractFinder contracts={active} holders={home.holders} today={today} />
      ) : (
        <Lanes contracts={active} today={today} onNamed={onNamed} />
      )}
    </section>
  );
}

function Lanes({
  contracts,
  onNamed,
  today,
}: Pick<ContractSectionProps, 'onNamed' | 'today'> & { contracts: readonly ContractSummary[] }) {
  return (
    <ul className="mt-5 grid gap-10">
      {contracts.map((contract) => (
        <li key={contract.id}>
          <ContractLane contract={contract} today={today} onNamed={onNamed(contract.id)} />
        </li>
      ))}
    </ul>
  );
}
