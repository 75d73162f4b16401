import type { AccountHome, ContractSummary } from '@flota/schemas';
import { useState } from 'react';
import { readHome } from '../../../api/account/contracts.js';
import { EmptyState, Skeleton } from '../../../components/States.js';
import { LinkButton } from '../../../components/Button.js';
import { FirstFew } from '../../../components/FirstFew.js';
import { useSession } from '../../session/index.js';
import {
  AccountData,
  AccountPage,
  MESSAGES_PATH,
  useAccountData,
  useScrollToHash,
  useToday,
} from '../../account/index.js';
import { AlertList } from './AlertList.js';
import { ContractLane } from './ContractLane.js';
import { DueBand } from './DueBand.js';
import { HolderFilter, holdersOf } from './HolderFilter.js';
import { Insurance } from './Insurance.js';
import { PaidOffContracts } from './PaidOffContracts.js';
import { QuickActions } from './QuickActions.js';

/** The most urgent; all of them stand in “Saldos y movimientos” too. */
const CONTRACTS_AT_FIRST = 4;

export function AccountHomePage() {
  const { customer } = useSession();
  const data = useAccountData('home', readHome);
  const today = useToday();
  return (
    <AccountPage title={`Hola, ${customer?.name ?? ''}`}>
      <AccountData data={data} what="su cuenta" skeleton={<HomeSkeleton />}>
        {(home, { replace }) => (
          <HomeContent home={home} today={today} onChange={(contracts) => replace({ ...home, contracts })} />
        )}
      </AccountData>
      <QuickActions />
    </AccountPage>
  );
}

interface HomeContentProps {
  home: AccountHome;
  today: string;
  onChange: (contracts: ContractSummary[]) => void;
}

function HomeContent({ home, today, onChange }: HomeContentProps) {
  const { contracts, alerts } = home;
  const [rfc, setRfc] = useState<string | null>(null);
  useScrollToHash();
  if (contracts.length === 0) {
    return (
      <EmptyState
        title="Todavía no hay contratos en su cuenta"
        text="Si ya firmó uno, escríbanos con su número de contrato y lo revisamos."
        action={<LinkButton to={MESSAGES_PATH}>Escribirnos</LinkButton>}
      />
    );
  }
  const shown = contracts.filter(({ holder }) => rfc === null || holder.rfc === rfc);
  const active = shown.filter(({ state }) => state === 'active').toSorted(byUrgency);
  const rename = (id: string) => (nickname: string | null) =>
    onChange(contracts.map((contract) => (contract.id === id ? { ...contract, nickname } : contract)));
  return (
    <>
      <DueBand home={home} today={today} />
      <AlertList alerts={alerts} today={today} />
      <section aria-labelledby="contratos" className="mt-16">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="contratos" className="heading-card">
            Sus contratos
          </h2>
          <HolderFilter holders={holdersOf(contracts)} selected={rfc} onSelect={setRfc} />
        </div>
        <FirstFew items={active} count={CONTRACTS_AT_FIRST} className="mt-6 grid gap-12" what="contratos">
          {(contract) => (
            <li key={contract.id}>
              <ContractLane contract={contract} today={today} onNamed={rename(contract.id)} />
            </li>
          )}
        </FirstFew>
        {active.length === 0 && <p className="mt-6 text-muted">No tiene contratos por pagar.</p>}
      </section>
      <PaidOffContracts contracts={shown.filter(({ state }) => state === 'paid_off')} />
      <Insurance contracts={contracts.filter(({ state }) => state === 'active')} today={today} />
    </>
  );
}

/** What falls due first, or did, comes first. */
const byUrgency = (one: ContractSummary, other: ContractSummary): number =>
  (one.nextInstalment?.dueOn ?? '9').localeCompare(other.nextInstalment?.dueOn ?? '9');

const HomeSkeleton = () => (
  <div className="grid gap-12">
    <Skeleton className="h-100 wide:h-64" />
    <Skeleton className="h-28" />
    <Skeleton className="h-80" />
  </div>
);
