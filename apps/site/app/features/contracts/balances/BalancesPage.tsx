import type { ContractSummary } from '@flota/schemas';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { readHome } from '../../../api/account/contracts.js';
import { LinkButton } from '../../../components/Button.js';
import { FirstFew } from '../../../components/FirstFew.js';
import { Money } from '../../../components/Money.js';
import { EmptyState, Skeleton } from '../../../components/States.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { VehicleSilhouette } from '../../../components/VehicleSilhouette.js';
import { classNames } from '../../../lib/class-names.js';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { useEntryState } from '../../../lib/use-entry-state.js';
import { toCents } from '@flota/figures';
import {
  AccountData,
  AccountPage,
  Allowed,
  contractName,
  contractPath,
  ContractSearch,
  ContractsFound,
  foundContracts,
  MESSAGES_PATH,
  useAccountData,
  useToday,
} from '../../account/index.js';
import { capitalised, countDays, countInstalments, coveredWords, dueOnInWords, isCovered } from '../due.texts.js';

/** Every contract with what it owes; what it is made of is a page further. */
export function BalancesPage() {
  const data = useAccountData('home', readHome);
  const today = useToday();
  return (
    <AccountPage title="Saldos y movimientos" lead="Elija un contrato para ver qué debe, por qué y qué ha pagado.">
      <AccountData data={data} what="sus contratos" skeleton={<Skeleton className="h-96" />}>
        {({ contracts }) =>
          contracts.length === 0 ? (
            <EmptyState
              title="Todavía no hay contratos en su cuenta"
              text="Si ya firmó uno, escríbanos con su número de contrato y lo revisamos."
              action={
                <Allowed to="manage">
                  <LinkButton to={MESSAGES_PATH}>Escribirnos</LinkButton>
                </Allowed>
              }
            />
          ) : (
            <Contracts contracts={contracts} today={today} />
          )
        }
      </AccountData>
    </AccountPage>
  );
}

/** From so many on one of them is searched for, and the first page is not all of them. */
const MANY = 12;

function Contracts({ contracts, today }: { contracts: readonly ContractSummary[]; today: string }) {
  const [typed, setTyped] = useEntryState('contract search', '');
  const found = foundContracts(contracts, typed);
  return (
    <>
      {contracts.length > MANY && (
        <div className="mb-6">
          <ContractSearch typed={typed} onType={setTyped} />
          <ContractsFound searches={typed.trim() !== ''} count={found.length} onClear={() => setTyped('')} />
        </div>
      )}
      <FirstFew
        items={found}
        count={MANY}
        what="contratos"
        className={classNames('@container', found.length > 0 && 'border-t border-ink')}
      >
        {(contract) => <ContractRow key={contract.id} contract={contract} today={today} />}
      </FirstFew>
    </>
  );
}

function ContractRow({ contract, today }: { contract: ContractSummary; today: string }) {
  const { id, number, planTitle, silhouette, outstandingCapital, dueNow, state } = contract;
  const owes = toCents(dueNow) > 0n;
  return (
    <li className="border-b border-line">
      <Link
        to={contractPath(id)}
        prefetch="intent"
        className="group grid grid-cols-[5rem_minmax(0,1fr)] @max-[15rem]:flex @max-[15rem]:flex-col gap-x-4 gap-y-4 py-6 @min-[34rem]:grid-cols-[7rem_repeat(2,minmax(0,1fr))_1.5rem] @min-[34rem]:gap-x-6 @min-[60rem]:grid-cols-[9rem_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_1.5rem] @min-[60rem]:items-center @min-[60rem]:gap-x-8"
      >
        <span className="self-start rounded bg-scene p-1.5 @min-[60rem]:self-center @min-[60rem]:px-4 @min-[60rem]:pt-3">
          <VehicleSilhouette name={silhouette} className="h-auto w-full" />
        </span>
        <span className="min-w-0 @min-[34rem]:col-span-2 @min-[60rem]:col-span-1">
          <span className="block font-display text-[1.15rem] leading-snug font-semibold text-balance group-hover:underline">
            {contractName(contract)}
          </span>
          <span className="block text-[0.95rem] leading-snug text-muted">
            {planTitle}, <span className="whole tabular whitespace-nowrap">{number}</span>
          </span>
          <span className="block text-[0.95rem] leading-snug text-muted">{progressWords(contract)}</span>
        </span>
        {state === 'active' && (
          <>
            <Amount
              name="Debe hoy"
              amount={dueNow}
              place="col-start-2 @min-[60rem]:col-start-3"
              className={owes ? 'text-brick' : 'text-agave-deep'}
            >
              {nextWords(contract, today)}
            </Amount>
            {outstandingCapital !== null && (
              <Amount
                name="Capital por pagar"
                amount={outstandingCapital}
                place="col-start-2 @min-[34rem]:col-start-3 @min-[60rem]:col-start-4"
              />
            )}
          </>
        )}
        <ArrowRight
          aria-hidden
          size={24}
          className="self-center transition-transform group-hover:translate-x-1 @max-[34rem]:hidden @min-[34rem]:col-start-4 @min-[34rem]:row-span-2 @min-[34rem]:row-start-1 @min-[60rem]:col-start-5 @min-[60rem]:row-span-1"
        />
      </Link>
    </li>
  );
}

function progressWords({
  unapplied,
  state,
  paidOffOn,
  paidInstalments,
  totalInstalments,
  kind,
}: ContractSummary): string {
  const kept = toCents(unapplied) > 0n ? `. Tiene ${formatMoney(unapplied)} a favor` : '';
  if (state === 'paid_off') return (paidOffOn ? `Liquidado el ${formatDate(paidOffOn)}` : 'Liquidado') + kept;
  return `${paidInstalments} de ${countInstalments(totalInstalments, kind)} pagadas`;
}

function nextWords({ daysLate, nextInstalment }: ContractSummary, today: string): string | undefined {
  if (daysLate > 0) return `${countDays(daysLate)} de atraso`;
  if (!nextInstalment) return undefined;
  return isCovered(nextInstalment)
    ? coveredWords(nextInstalment)
    : `El próximo ${dueOnInWords(nextInstalment.dueOn, today)}: ${formatMoney(nextInstalment.missing)}`;
}

interface AmountProps {
  name: string;
  amount: string;
  /** Its column: below the name, beside the other amount, or each in one of its own, as there is room. */
  place: string;
  className?: string;
  children?: string;
}

function Amount({ name, amount, place, className, children }: AmountProps) {
  return (
    <span className={classNames('block', place)}>
      <span className="block text-[0.9rem] text-muted">{name}</span>
      <span className={classNames('block font-display text-[1.25rem] leading-snug font-semibold', className)}>
        <Money amount={amount} />
      </span>
      {children && (
        <span className="block text-[0.9rem] leading-snug text-balance text-muted">
          <Unbroken>{capitalised(children)}</Unbroken>
        </span>
      )}
    </span>
  );
}
