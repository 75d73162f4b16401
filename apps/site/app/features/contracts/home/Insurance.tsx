import type { AccountPolicy, ContractSummary } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openPolicy, readPolicies } from '../../../api/account/contracts.js';
import { LinkButton } from '../../../components/Button.js';
import { FirstFew } from '../../../components/FirstFew.js';
import { DateText, Money } from '../../../components/Money.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { classNames } from '../../../lib/class-names.js';
import {
  AccountData,
  Allowed,
  contractName,
  Fold,
  INSURANCE_LINK,
  INSURANCE_SECTION,
  OpenFileButton,
  useAccountData,
} from '../../account/index.js';
import { policyStateWords, policyWarning } from './policy.texts.js';

const SHOWN_AT_FIRST = 3;

interface InsuranceProps {
  /** Those being paid: each must be insured. */
  contracts: readonly ContractSummary[];
  today: string;
}

export function Insurance({ contracts, today }: InsuranceProps) {
  return (
    <Fold id={INSURANCE_SECTION} title="Seguros" note="Pólizas de sus unidades">
      <Policies contracts={contracts} today={today} />
    </Fold>
  );
}

function Policies({ contracts, today }: InsuranceProps) {
  const data = useAccountData('policies', readPolicies);
  return (
    <>
      <p className="measure text-muted">La vigencia del seguro debe coincidir con el inicio y el fin de su contrato.</p>
      <div className="mt-5">
        <AccountData data={data} what="sus seguros">
          {(policies) => <Insured policies={policies} contracts={contracts} today={today} />}
        </AccountData>
      </div>
    </>
  );
}

interface InsuredProps extends InsuranceProps {
  policies: readonly AccountPolicy[];
}

/** Where something has to be done comes first; what is in order may be folded away. */
function Insured({ policies, contracts, today }: InsuredProps) {
  if (policies.length + contracts.length === 0) {
    return <p className="border-y border-line py-5 text-muted">No tiene contratos que necesiten seguro.</p>;
  }
  const uninsured = contracts.filter(({ id }) => !policies.some(({ contractId }) => contractId === id));
  const wanting = policies.filter((policy) => policyWarning(policy) !== null);
  const inOrder = policies.filter((policy) => policyWarning(policy) === null);
  const rows = [
    ...uninsured.map((contract) => <Uninsured key={contract.id} contract={contract} />),
    ...[...wanting, ...inOrder].map((policy) => <Policy key={policy.id} policy={policy} today={today} />),
  ];
  return (
    <FirstFew
      items={rows}
      count={Math.max(SHOWN_AT_FIRST, uninsured.length + wanting.length)}
      className="border-t border-line"
      what="seguros"
    >
      {(row) => row}
    </FirstFew>
  );
}

const STATE_LOOK: Record<AccountPolicy['state'], string> = {
  valid: 'text-agave-deep',
  future: 'text-muted',
  expiring: 'bg-amber px-2 text-night',
  expired: 'text-brick',
};

function Policy({ policy, today }: { policy: AccountPolicy; today: string }) {
  const {
    id,
    contractId,
    contractLabel,
    vehicle,
    insurer,
    number,
    coverage,
    startsOn,
    endsOn,
    premium,
    hasPdf,
    state,
    coversContract,
  } = policy;
  const warning = policyWarning(policy);
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-line py-6 desktop:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-[1.1rem] leading-snug tracking-normal">{vehicle}</h3>
        <p className="text-[0.95rem] text-muted">
          Contrato <Unbroken>{contractLabel}</Unbroken>
        </p>
        <p className="mt-2 text-[0.95rem]">
          {insurer}, {coverage.toLowerCase()}
          <span className="tabular block text-muted">
            Póliza {number}
            {premium !== null && (
              <>
                , prima <Money amount={premium} />
              </>
            )}
          </span>
        </p>
      </div>
      <div className="min-w-0">
        <p className={classNames('inline-block rounded font-semibold', STATE_LOOK[state])}>
          {policyStateWords(policy, today)}
        </p>
        <p className="text-[0.95rem]">
          Del <DateText date={startsOn} /> al <DateText date={endsOn} />
        </p>
        {warning && <p className="mt-2 max-w-[46ch] text-[0.95rem] leading-snug">{warning}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-x-6 desktop:flex-col desktop:items-end">
        {hasPdf && (
          <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openPolicy(id)}>
            Ver póliza
          </OpenFileButton>
        )}
        {!coversContract && (state === 'expired' || state === 'expiring') && (
          <Allowed to="insure">
            <LinkButton variant="quiet" className="px-0!" to={sendPath(contractId)}>
              Enviar la póliza nueva
            </LinkButton>
          </Allowed>
        )}
      </div>
    </li>
  );
}

const sendPath = (contractId: string): string => `${INSURANCE_LINK}?contrato=${contractId}`;

function Uninsured({ contract }: { contract: ContractSummary }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 border-b border-line py-6">
      <div>
        <h3 className="text-[1.1rem] leading-snug tracking-normal">{contractName(contract)}</h3>
        <p className="measure text-[0.95rem]">
          <span className="font-semibold text-brick">No tenemos su póliza.</span> Envíenosla: la unidad debe estar
          asegurada durante todo el contrato.
        </p>
      </div>
      <Allowed to="insure">
        <LinkButton variant="quiet" className="px-0!" to={sendPath(contract.id)}>
          Enviar la póliza
        </LinkButton>
      </Allowed>
    </li>
  );
}
