import type { InsuredContract } from '@flota/schemas';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readInsurance } from '../../api/account/insurance.js';
import { FirstFew } from '../../components/FirstFew.js';
import { EmptyState } from '../../components/States.js';
import { useEntryState } from '../../lib/use-entry-state.js';
import {
  AccountData,
  AccountPage,
  ContractSearch,
  ContractsFound,
  foundContracts,
  INSURANCE_LINK,
  outdateAccountData,
  useAccountData,
  useOwnAccess,
} from '../account/index.js';
import { InsuredCard } from './InsuredCard.js';
import { isUnderReview } from './is-under-review.js';
import { PolicyForm } from './PolicyForm.js';
import { coverWords } from './texts.js';

const LEAD = 'Cada unidad debe estar asegurada durante todo su contrato.';
const SENDING = 'Envíe aquí la póliza nueva y vea en qué va su revisión.';

/** The insurance of a customer's vehicles: a list of them, or the form of the one in the address. */
export function PoliciesPage() {
  const data = useAccountData('insurance', readInsurance);
  const [arrived, setArrived] = useState<string | null>(null);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const mayInsure = useOwnAccess().may('insure');
  const contracts = data.state === 'ready' ? data.value : [];
  const asked = contracts.find(({ contractId }) => contractId === parameters.get('contrato'));
  const [latest] = asked?.submissions ?? [];
  const rejected = latest?.state === 'rejected' ? latest : null;

  if (asked && !asked.paidOff && mayInsure && !isUnderReview(asked) && data.state === 'ready') {
    return (
      <AccountPage
        title={rejected ? 'Corrija su póliza' : 'Envíe la póliza nueva'}
        lead={`${asked.vehicle}, ${asked.contractLabel}.`}
        back={{ to: INSURANCE_LINK, label: 'Todos sus seguros' }}
      >
        {rejected?.reason && (
          <div className="mb-10 max-w-3xl border-l-4 border-brick bg-paper px-5 py-4">
            <p className="font-semibold">Qué hay que corregir</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{rejected.reason}</p>
          </div>
        )}
        <PolicyForm
          key={asked.contractId}
          contract={asked}
          rejected={rejected}
          onSent={({ id }) => {
            setArrived(id);
            void outdateAccountData('policies');
            void data.reload().then(() => navigate(INSURANCE_LINK, { replace: true }));
          }}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Seguros" lead={mayInsure ? `${LEAD} ${SENDING}` : LEAD}>
      <AccountData data={data} what="sus seguros">
        {(insured) => <InsuredList contracts={insured} arrived={arrived} />}
      </AccountData>
    </AccountPage>
  );
}

/** Of a fleet: what has no policy, and what runs out first. */
const SHOWN_AT_FIRST = 10;

interface InsuredListProps {
  contracts: readonly InsuredContract[];
  arrived: string | null;
}

function InsuredList({ contracts, arrived }: InsuredListProps) {
  const [typed, setTyped] = useEntryState('insurance search', '');
  if (contracts.length === 0) {
    return (
      <EmptyState
        title="No tiene contratos que necesiten seguro"
        text="Cuando tenga uno, aquí verá hasta cuándo está asegurado y podrá enviar su póliza."
      />
    );
  }
  const found = foundContracts(contracts.map(asSearched), typed).map(({ contract }) => contract);
  const ordered = found.toSorted((one, other) => rank(one).localeCompare(rank(other)));
  const hasArrived = ({ submissions }: InsuredContract) => arrived !== null && submissions[0]?.id === arrived;
  const lacking = ordered.find((contract) => !coverWords(contract).good && !isUnderReview(contract));
  return (
    <>
      {contracts.length > SHOWN_AT_FIRST && (
        <div className="mb-6">
          <ContractSearch typed={typed} onType={setTyped} />
          <ContractsFound searches={typed.trim() !== ''} count={found.length} onClear={() => setTyped('')} />
        </div>
      )}
      <FirstFew
        items={ordered}
        count={SHOWN_AT_FIRST}
        what="seguros"
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        reach={ordered.findIndex(hasArrived)}
      >
        {(contract) => (
          <li key={contract.contractId}>
            <InsuredCard contract={contract} arrived={hasArrived(contract)} leads={contract === lacking} />
          </li>
        )}
      </FirstFew>
    </>
  );
}

/** Also by what its card says: the insurer, a policy's number, or that there is none. */
const asSearched = (contract: InsuredContract) => ({
  ...contract,
  contract,
  besides: [coverWords(contract).text, ...contract.policies.flatMap((each) => [each.insurer, each.number])].join(' '),
});

/** What has no policy is first, then what runs out first; what is insured to the end of its contract is last. */
const rank = (contract: InsuredContract): string =>
  `${coverWords(contract).good ? 1 : 0} ${contract.coveredUntil ?? ''}`;
