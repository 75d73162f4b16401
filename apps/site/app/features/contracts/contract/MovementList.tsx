import type { AccountMovement, ContractKind, Parts } from '@flota/schemas';
import { ChevronDown, FileText } from 'lucide-react';
import { openInvoice } from '../../../api/account/papers.js';
import { DateText, Money } from '../../../components/Money.js';
import { classNames } from '../../../lib/class-names.js';
import { formatMoney } from '../../../lib/format.js';
import { toCents } from '@flota/figures';
import { instalmentNoun } from '../due.texts.js';
import { OpenFileButton, partLines } from '../../account/index.js';

interface MovementListProps {
  movements: readonly AccountMovement[];
  contractKind: ContractKind;
}

const isReceived = ({ amount }: AccountMovement): boolean => amount.startsWith('-');
const unsigned = (amount: string): string => amount.replace(/^-/, '');

/** One line each; what an amount is made of, or where a payment went, opens below it. */
export function MovementList({ movements, contractKind }: MovementListProps) {
  return (
    <div className="mt-5 border-t border-ink">
      <div
        aria-hidden
        className="hidden grid-cols-[8rem_minmax(0,1fr)_10rem_10rem_2rem] gap-x-5 border-b border-line py-2.5 text-right text-[0.85rem] text-muted desktop:grid"
      >
        <span className="text-left">Fecha</span>
        <span className="text-left">Concepto</span>
        <span>Importe</span>
        <span>Por pagar después</span>
      </div>
      <ul>
        {movements.map((movement) => (
          <li
            key={movement.id}
            id={anchorOf(movement.sequence)}
            className="scroll-mt-32 border-b border-line target:bg-paper"
          >
            <Movement
              movement={movement}
              contractKind={contractKind}
              near={movements.some(({ sequence }) => sequence === movement.counterpart)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MovementProps {
  movement: AccountMovement;
  contractKind: ContractKind;
  /** Whether its counterpart is in the list too. */
  near: boolean;
}

function Movement({ movement, contractKind, near }: MovementProps) {
  const { valueOn, description, amount, dueBalance, standing } = movement;
  const received = isReceived(movement);
  const gone = standing === 'reversed';
  return (
    <details className="group">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3 hover:bg-paper desktop:grid-cols-[8rem_minmax(0,1fr)_10rem_10rem_2rem] desktop:gap-x-5 [&::-webkit-details-marker]:hidden">
        <DateText date={valueOn} className="text-[0.9rem] text-muted max-desktop:col-span-2" />
        <span className={classNames('min-w-0 leading-snug font-semibold wrap-anywhere', gone && 'text-muted')}>
          {gone ? <s>{description}</s> : description}
          {gone && <span className="block text-[0.85rem] font-normal">Cancelado</span>}
        </span>
        <span
          className={classNames(
            'text-right font-semibold',
            gone ? 'text-muted line-through' : received && 'text-agave-deep',
          )}
        >
          <span className="sr-only">{received ? 'Pago de' : 'Cargo de'} </span>
          <span aria-hidden>{received ? '− ' : ''}</span>
          <Money amount={unsigned(amount)} />
        </span>
        <span className="text-right text-[0.9rem] text-muted max-desktop:col-span-2 max-desktop:text-left desktop:text-base desktop:text-ink">
          <span className="desktop:sr-only">Por pagar después: </span>
          <BalanceWords balance={dueBalance} />
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="self-center justify-self-end transition-transform group-open:rotate-180 max-desktop:hidden"
        />
      </summary>
      <div className="pb-5 text-[0.95rem] desktop:pl-[9.25rem]">
        <Dates movement={movement} near={near} />
        {received ? (
          <Allocations movement={movement} contractKind={contractKind} />
        ) : (
          <p className="text-muted">{partsInWords(movement.parts) || 'Sin desglose.'}</p>
        )}
        <Invoices invoices={movement.invoices} />
      </div>
    </details>
  );
}

const anchorOf = (sequence: number): string => `movimiento-${sequence}`;

/** When it was written down, where that is another day; what took it back, or what it takes back. */
function Dates({ movement, near }: Pick<MovementProps, 'movement' | 'near'>) {
  const { counterpart, postedOn, standing, valueOn } = movement;
  const words = standing === 'reversed' ? 'Lo canceló el movimiento' : 'Cancela el movimiento';
  return (
    <>
      {postedOn !== valueOn && (
        <p className="text-muted">
          Registrado el <DateText date={postedOn} />; cuenta desde el <DateText date={valueOn} />.
        </p>
      )}
      {counterpart !== null && (
        <p className="text-muted">
          {words}{' '}
          {near ? (
            <a href={`#${anchorOf(counterpart)}`} className="link">
              {counterpart}
            </a>
          ) : (
            counterpart
          )}
          {standing === 'reversed' && '; lo que vale ahora está entre los movimientos que siguen a ese'}.
        </p>
      )}
    </>
  );
}

function BalanceWords({ balance }: { balance: string }) {
  if (!balance.startsWith('-')) return <Money amount={balance} />;
  return (
    <>
      <Money amount={unsigned(balance)} /> a favor
    </>
  );
}

/** Where a payment went: late interest first, then VAT, interest and capital of the oldest instalment. */
function Allocations({ movement, contractKind }: { movement: AccountMovement; contractKind: ContractKind }) {
  const { allocations, unapplied, reference } = movement;
  const noun = instalmentNoun(contractKind);
  return (
    <>
      {reference && <p className="text-muted">Referencia {reference}</p>}
      <ul className="mt-1 grid gap-1">
        {allocations.map((allocation, index) => (
          <li key={index}>
            <span className="font-semibold">
              {allocation.instalmentNumber > 0 ? `A la ${noun} ${allocation.instalmentNumber}` : 'A capital'}:
            </span>{' '}
            {partsInWords(allocation)}
          </li>
        ))}
        {toCents(unsigned(unapplied)) > 0n && (
          <li>
            <span className="font-semibold">Queda a su favor:</span> {formatMoney(unsigned(unapplied))}
          </li>
        )}
      </ul>
    </>
  );
}

/** What documents it for taxes. */
function Invoices({ invoices }: Pick<AccountMovement, 'invoices'>) {
  if (invoices.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5">
      {invoices.map(({ id, name }) => (
        <OpenFileButton key={id} icon={<FileText aria-hidden size={18} />} open={() => openInvoice(id)}>
          {name}
        </OpenFileButton>
      ))}
    </div>
  );
}

const partsInWords = (parts: Parts): string =>
  partLines(parts)
    .map(({ label, amount }) => `${label} ${formatMoney(amount)}`)
    .join(' · ');
