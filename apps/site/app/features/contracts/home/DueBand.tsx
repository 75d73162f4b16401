import type { AccountHome } from '@flota/schemas';
import { Link } from 'react-router';
import { Button } from '../../../components/Button.js';
import { Money } from '../../../components/Money.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { toCents } from '@flota/figures';
import { usePaymentAlert } from '../../payments/index.js';
import { contractName, contractPath } from '../../account/index.js';
import { coveredWords, isCovered, partWords, payableWords } from '../due.texts.js';

/** What is owed over all contracts, and what comes next. */
export function DueBand({ home, today }: { home: AccountHome; today: string }) {
  const { open } = usePaymentAlert();
  const { contracts, dueNow, nextPayment } = home;
  const owing = contracts.filter((contract) => toCents(contract.dueNow) > 0n);
  const next = contracts.find(({ id }) => id === nextPayment?.contractId);
  return (
    <section
      aria-label="Lo que debe"
      className="on-ink grid grid-cols-1 rounded bg-ink text-white wide:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]"
    >
      <div className="p-5 tablet:p-6 desktop:p-9">
        <h2 className="text-[1.05rem] leading-snug tracking-normal">
          {owing.length > 0 ? 'Hoy debe' : 'Hoy no debe nada'}
        </h2>
        <p className="font-display text-[clamp(1.5rem,8.4vw,3.6rem)] wide:text-[clamp(2.4rem,4.2vw,3.6rem)] leading-tight font-bold tracking-tight">
          <Money amount={dueNow} currency />
        </p>
        <p className="mt-2 max-w-[44ch] text-muted-inverse">{dueWords(owing, contracts)}</p>
        {nextPayment && (
          <Button size="lg" className="mt-7 max-tablet:w-full" onClick={() => open()}>
            {owing.length > 0 ? 'Pagar ahora' : 'Pagar antes'}
          </Button>
        )}
      </div>
      {nextPayment && next && (
        <div className="border-t border-line-inverse p-5 tablet:p-6 desktop:p-9 wide:border-t-0 wide:border-l">
          <h2 className="text-[1.05rem] leading-snug tracking-normal">
            {nextPayment.overdue ? 'El pago más atrasado' : 'Su próximo pago'}
          </h2>
          <p className="mt-1 font-display text-[1.7rem] leading-tight font-semibold">
            <Money amount={nextPayment.missing} />
          </p>
          <p className={nextPayment.overdue ? 'mt-2 font-semibold text-amber' : 'mt-2 text-white'}>
            <Unbroken>{payableWords(nextPayment, today)}</Unbroken>
          </p>
          {!nextPayment.overdue && partWords(nextPayment) && (
            <p className="mt-1 text-muted-inverse">
              <Unbroken>{`${partWords(nextPayment)}.`}</Unbroken>
            </p>
          )}
          <p className="mt-2 text-muted-inverse">
            {contractName(next)},{' '}
            <Link to={contractPath(next.id)} className="text-white underline underline-offset-4">
              ver el contrato
            </Link>
          </p>
        </div>
      )}
    </section>
  );
}

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
