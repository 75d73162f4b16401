import type { AccountHome, ContractSummary } from '@flota/schemas';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { readHome } from '../../../api/account/contracts.js';
import { EmptyState } from '../../../components/States.js';
import { LinkButton } from '../../../components/Button.js';
import { afterPaint } from '../../../lib/after-paint.js';
import { useSession } from '../../session/index.js';
import {
  AccountData,
  AccountPage,
  Allowed,
  HomeOpening,
  MESSAGES_PATH,
  useAccountData,
  useScrollToHash,
  useToday,
} from '../../account/index.js';
import { AlertList } from './AlertList.js';
import { ContractSection } from './ContractSection.js';
import { Insurance } from './Insurance.js';
import { Overview } from './Overview.js';
import { PaidOffContracts } from './PaidOffContracts.js';
import { QuickActions } from './QuickActions.js';

const LOADING = { state: 'loading' } as const;

/** Whoever comes back finds the page whole, and scrolled to where it was. */
let wasDrawn = false;

export function AccountHomePage() {
  const { customer } = useSession();
  // Drawn in pieces, between which a finger is answered: all of it at once would hold a slow phone up.
  const data = useDeferredValue(useAccountData('home', readHome), wasDrawn ? undefined : LOADING);
  const today = useToday();
  if (data.state === 'loading') return <HomeOpening />;
  return (
    <AccountPage title={`Hola, ${customer?.name ?? ''}`} dense>
      <AccountData data={data} what="su cuenta">
        {(home, { replace }) => (
          <HomeContent home={home} today={today} onChange={(contracts) => replace({ ...home, contracts })} />
        )}
      </AccountData>
    </AccountPage>
  );
}

interface HomeContentProps {
  home: AccountHome;
  today: string;
  onChange: (contracts: ContractSummary[]) => void;
}

/** Everything at one look, then what is urgent, then each contract; what not everybody comes for is folded. */
function HomeContent({ home, today, onChange }: HomeContentProps) {
  const { contracts, alerts } = home;
  if (contracts.length === 0) {
    return (
      <>
        <EmptyState
          title="Todavía no hay contratos en su cuenta"
          text="Si ya firmó uno, escríbanos con su número de contrato y lo revisamos."
          action={
            <Allowed to="manage">
              <LinkButton to={MESSAGES_PATH}>Escribirnos</LinkButton>
            </Allowed>
          }
        />
        <div className="mt-8 border-t border-ink">
          <QuickActions />
        </div>
      </>
    );
  }
  const active = contracts.filter(({ state }) => state === 'active');
  const rename = (id: string) => (nickname: string | null) =>
    onChange(contracts.map((contract) => (contract.id === id ? { ...contract, nickname } : contract)));
  return (
    <>
      <Overview home={home} today={today} />
      <Below>
        <AlertList alerts={alerts} today={today} />
        <ContractSection home={home} today={today} onNamed={rename} />
        <Below>
          <div className="mt-8 border-t border-ink">
            <PaidOffContracts contracts={contracts.filter(({ state }) => state === 'paid_off')} />
            <Insurance contracts={active} today={today} />
            <QuickActions />
          </div>
          <Drawn />
        </Below>
      </Below>
    </>
  );
}

/** Drawn once what is above it is on the screen: a slow phone that draws all at once answers no finger meanwhile. */
function Below({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(wasDrawn);
  useEffect(() => (wasDrawn ? undefined : afterPaint(() => startTransition(() => setDue(true)))), []);
  return isDue ? children : null;
}

/** Behind all that a link may lead to. */
function Drawn() {
  useScrollToHash();
  useEffect(() => void (wasDrawn = true), []);
  return null;
}
