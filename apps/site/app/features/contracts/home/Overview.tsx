import type { AccountHome } from '@flota/schemas';
import { Link } from 'react-router';
import { Button } from '../../../components/Button.js';
import { Money } from '../../../components/Money.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { toCents } from '@flota/figures';
import { usePaymentAlert } from '../../payments/index.js';
import { Allowed, contractPath } from '../../account/index.js';
import { coveredWords, isCovered } from '../due.texts.js';
import { DueCalendar } from './DueCalendar.js';
import { OwnCalendar } from './own-calendar/OwnCalendar.js';
import { NextDates } from './NextDates.js';

/** Everything at one look: what is owed today, this month and in all, and on which days. */
export function Overview({ home, today }: { home: AccountHome; today: string }) {
  const { open } = usePaymentAlert();
  const { contracts, dueDays, dueNow, dueThisMonth, nextPayment, outstandingCapital } = home;
  const owing = contracts.filter((contract) => toCents(contract.dueNow) > 0n);
  return (
    <section
      aria-label="Lo que debe"
      className="on-ink grid grid-cols-1 rounded bg-ink text-white desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <div className="flex flex-col p-5 tablet:p-6 wide:p-8">
        <h2 className="text-[1.05rem] leading-snug tracking-normal">
          {owing.length > 0 ? 'Hoy debe' : 'Hoy no debe nada'}
        </h2>
        <div className="@container">
          <p className="font-display text-[min(3.4rem,9.4cqi)] leading-tight font-bold tracking-tight">
            <Money amount={dueNow} currency />
          </p>
        </div>
        <p className="mt-1 max-w-[44ch] text-[0.95rem] leading-snug text-muted-inverse">
          <Unbroken>{dueWords(owing, contracts)}</Unbroken>{' '}
          {nextPayment?.overdue && (
            <Link to={contractPath(nextPayment.contractId)} className="text-white underline underline-offset-4">
              {owing.length === 1 ? 'Ver el contrato' : 'Ver el más atrasado'}
            </Link>
          )}
        </p>
        {nextPayment && (
          <Allowed to="pay">
            <div className="mt-5">
              <Button size="lg" className="max-tablet:w-full" onClick={() => open()}>
                {owing.length > 0 ? 'Pagar ahora' : 'Pagar antes'}
              </Button>
            </div>
          </Allowed>
        )}
        <dl className="mt-auto flex flex-wrap gap-x-7 gap-y-2 pt-5">
          <Figure name="Por vencer este mes" amount={dueThisMonth} />
          <Figure name="Capital por pagar" amount={outstandingCapital} />
        </dl>
      </div>
      <div className="border-t border-line-inverse p-5 tablet:p-6 desktop:border-t-0 desktop:border-l wide:p-8">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-[1.05rem] leading-snug tracking-normal">Próximas fechas</h2>
          <Allowed to="own">
            <OwnCalendar />
          </Allowed>
        </div>
        <div className="@container">
          <div className="grid gap-x-8 gap-y-3 @min-[29rem]:grid-cols-2">
            <DueCalendar dueDays={dueDays} today={today} />
            <div>
              <NextDates dueDays={dueDays} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

const Figure = ({ name, amount }: { name: string; amount: string }) => (
  <div>
    <dt className="text-[0.85rem] text-muted-inverse">{name}</dt>
    <dd className="font-display text-[1.1rem] leading-snug font-semibold tablet:text-[1.25rem]">
      <Money amount={amount} />
    </dd>
  </div>
);

/** Also of what is paid before its day: nobody is to wonder whether it is still asked for. */
function currentWords(contracts: AccountHome['contracts']): string {
  const covered = contracts.flatMap(({ nextInstalment: next }) => (next && isCovered(next) ? [next] : []));
  const [first] = covered;
  if (!first) return 'Está al corriente en todos sus pagos.';
  return covered.length === 1
    ? `${coveredWords(first)}.`
    : `Está al corriente, y ${covered.length} pagos que vienen ya están cubiertos con su saldo a favor.`;
}

function dueWords(owing: AccountHome['contracts'], contracts: AccountHome['contracts']): string {
  if (owing.length === 0) return currentWords(contracts);
  const late = owing.filter(({ daysLate }) => daysLate > 0).length;
  const of = contracts.length > 1 ? ` de ${owing.length === 1 ? 'un contrato' : `${owing.length} contratos`}` : '';
  if (late === 0) return `Suma lo que vence hoy${of}.`;
  return `Suma lo vencido${of}, con los intereses moratorios hasta hoy.`;
}
