import type { ContractDetail } from '@flota/schemas';
import { useSearchParams } from 'react-router';
import { readContract } from '../../../api/account/contracts.js';
import { Skeleton } from '../../../components/States.js';
import {
  AccountData,
  AccountPage,
  BALANCES_PATH,
  type ContractView,
  useAccountData,
  useToday,
  viewsOf,
} from '../../account/index.js';
import { CreditBox } from '../credit/CreditBox.js';
import { Nickname } from '../Nickname.js';
import { CollectorNotice } from './CollectorNotice.js';
import { RestructuringBox } from '../restructuring/RestructuringBox.js';
import { ContractNavigation } from './ContractNavigation.js';
import { ContractSummaryBand } from './ContractSummaryBand.js';
import { InstalmentsView } from './InstalmentsView.js';
import { MovementsView } from './MovementsView.js';
import { PrepaymentView } from './PrepaymentView.js';
import { SettlementView } from './SettlementView.js';
import { TransferView } from './TransferView.js';

const BACK = { to: BALANCES_PATH, label: 'Todos los contratos' };

export function ContractPage({ contractId }: { contractId: string }) {
  const data = useAccountData(`contract ${contractId}`, () => readContract(contractId));
  return (
    <AccountData data={data} what="el contrato" skeleton={<ContractSkeleton />}>
      {(contract, { replace }) => (
        <AccountPage
          back={BACK}
          title={
            <Nickname
              contract={contract}
              heading="h1"
              headingClassName="text-[clamp(1.5rem,0.95rem+2.6vw,3.25rem)]"
              onNamed={(nickname) => replace({ ...contract, nickname })}
            />
          }
          lead={<Lead contract={contract} />}
        >
          <ContractContent contract={contract} />
        </AccountPage>
      )}
    </AccountData>
  );
}

function ContractContent({ contract }: { contract: ContractDetail }) {
  const today = useToday();
  const [parameters] = useSearchParams();
  const views = viewsOf(contract);
  const view = views.find((name) => name === parameters.get('ver')) ?? 'mensualidades';
  return (
    <>
      <RestructuringBox contract={contract} />
      <ContractSummaryBand contract={contract} today={today} brief={view !== 'mensualidades'} />
      <CreditBox contract={contract} />
      <CollectorNotice contract={contract} />
      <ContractNavigation contract={contract} current={view} />
      <div className="mt-8">
        <View view={view} contract={contract} today={today} />
      </div>
    </>
  );
}

function View({ view, contract, today }: { view: ContractView; contract: ContractDetail; today: string }) {
  switch (view) {
    case 'mensualidades':
      return <InstalmentsView contract={contract} today={today} />;
    case 'movimientos':
      return <MovementsView contract={contract} />;
    case 'abonos':
      return <PrepaymentView contract={contract} />;
    case 'liquidacion':
      return <SettlementView contract={contract} today={today} />;
    case 'transferencia':
      return <TransferView contract={contract} />;
  }
}

function Lead({ contract: { nickname, vehicle, planTitle, number } }: { contract: ContractDetail }) {
  return (
    <>
      {nickname && `${vehicle}. `}
      {planTitle}, contrato <span className="whole tabular whitespace-nowrap">{number}</span>.
    </>
  );
}

const ContractSkeleton = () => (
  <div className="grid gap-8">
    <Skeleton className="h-16 max-w-lg" />
    <Skeleton className="h-96" />
    <Skeleton className="h-56" />
  </div>
);
