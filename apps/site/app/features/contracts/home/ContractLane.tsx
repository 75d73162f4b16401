import type { ContractSummary } from '@flota/schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/Button.js';
import { Money } from '../../../components/Money.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { classNames } from '../../../lib/class-names.js';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { toCents } from '@flota/figures';
import { usePaymentAlert } from '../../payments/index.js';
import { Allowed, contractPath, PAPERS_PATH, viewPath, viewsOf } from '../../account/index.js';
import { countDays, coveredWords, isCovered, partWords, payableWords, weekdayOf } from '../due.texts.js';
import { Nickname } from '../Nickname.js';
import { PaymentRoad } from '../PaymentRoad.js';

interface ContractLaneProps {
  contract: ContractSummary;
  today: string;
  onNamed: (nickname: string | null) => void;
}

/** A contract that is being paid: how far along it is, what it owes and what comes next. */
export function ContractLane({ contract, today, onNamed }: ContractLaneProps) {
  const { id, kind, number, planTitle, vehicle, nickname, dueNow, daysLate, nextInstalment } = contract;
  const { outstandingCapital, principal, unapplied } = contract;
  const { open } = usePaymentAlert();
  const owes = toCents(dueNow) > 0n;
  return (
    <article className="border-t-2 border-ink pt-6" aria-label={nickname ?? vehicle}>
      <div className="grid gap-x-12 gap-y-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="min-w-0">
          <Nickname contract={contract} heading="h3" headingClassName="heading-card" onNamed={onNamed} />
          <p className="mt-1 text-[0.95rem] text-muted">
            {nickname && `${vehicle}. `}
            {planTitle}, contrato <span className="whole tabular whitespace-nowrap">{number}</span>
          </p>
          <div className="mt-5">
            <PaymentRoad contract={contract} />
          </div>
        </div>
        <div className="min-w-0">
          <dl className="border-t border-line wide:border-t-0">
            {owes && (
              <Figure
                name="Debe hoy"
                note={toCents(unapplied) < 0n ? TAKEN_BACK : lateWords(daysLate, nextInstalment)}
                amount={dueNow}
                className="text-brick"
              />
            )}
            {!owes && nextInstalment && <Next next={nextInstalment} today={today} />}
            {outstandingCapital !== null && (
              <Figure
                name="Capital por pagar"
                note={principal && `De ${formatMoney(principal)} financiados`}
                amount={outstandingCapital}
              />
            )}
            {toCents(unapplied) > 0n && (
              <Figure
                name="Saldo a favor"
                note={
                  nextInstalment ? 'Paga lo que vaya venciendo, o lo que usted elija' : 'Usted elige qué hacer con él'
                }
                amount={unapplied}
                className="text-agave-deep"
              />
            )}
          </dl>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
            <Allowed to="pay">
              <Button
                variant="secondary"
                className="max-tablet:mb-2 max-tablet:w-full"
                onClick={() => open({ contractId: id })}
              >
                Pagar
              </Button>
            </Allowed>
            <LaneLink to={contractPath(id)}>{kind.endsWith('lease') ? 'Rentas' : 'Mensualidades'}</LaneLink>
            <LaneLink to={viewPath(id, 'movimientos')}>Movimientos</LaneLink>
            <LaneLink to={`${PAPERS_PATH}?contrato=${id}`}>Estado de cuenta</LaneLink>
            {viewsOf(contract).includes('liquidacion') && (
              <LaneLink to={viewPath(id, 'liquidacion')}>Carta de liquidación</LaneLink>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

const TAKEN_BACK = 'Con un pago que se canceló o se devolvió';

function lateWords(daysLate: number, next: ContractSummary['nextInstalment']): string {
  if (daysLate > 0) return `${countDays(daysLate)} de atraso, con moratorios`;
  return next && next.payableUntil > next.dueOn
    ? `Puede pagar sin moratorios hasta el ${weekdayOf(next.payableUntil)} ${formatDate(next.payableUntil)}`
    : 'Vence hoy';
}

/** What falls due next, less what came before. */
function Next({ next, today }: { next: NonNullable<ContractSummary['nextInstalment']>; today: string }) {
  if (isCovered(next)) return <p className="border-b border-line py-3 text-agave-deep">{coveredWords(next)}.</p>;
  const notes = [payableWords(next, today), partWords(next)].filter((words) => words !== null);
  return <Figure name="Próximo pago" note={`${notes.join('. ')}.`} amount={next.missing} />;
}

interface FigureProps {
  name: string;
  note: string | null;
  amount: string;
  className?: string;
}

function Figure({ name, note, amount, className }: FigureProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3">
      <dt className="leading-snug">{name}</dt>
      <dd className={classNames('font-display text-[1.15rem] font-semibold tablet:text-[1.35rem]', className)}>
        <Money amount={amount} />
      </dd>
      {note && (
        <dd className="col-span-2 text-[0.9rem] leading-snug text-muted">
          <Unbroken>{note}</Unbroken>
        </dd>
      )}
    </div>
  );
}

const LaneLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} prefetch="intent" className="link inline-flex min-h-11 items-center text-[0.95rem]">
    {children}
  </Link>
);
