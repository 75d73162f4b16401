import type { ContractDetail } from '@flota/schemas';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.js';
import { DateText, Money } from '../../../components/Money.js';
import { Unbroken } from '../../../components/Unbroken.js';
import { classNames } from '../../../lib/class-names.js';
import { formatPercent } from '../../../lib/format.js';
import { usePaymentAlert } from '../../payments/index.js';
import { catWithoutVat, toCents } from '@flota/figures';
import { FigureList } from '../../../components/FigureList.js';
import { countDays, coveredWords, isCovered, partWords, payableWords } from '../due.texts.js';
import { PaymentRoad } from '../PaymentRoad.js';
import { PromiseLine } from '../promise/PromiseLine.js';
import { Allowed, partLines } from '../../account/index.js';

interface ContractSummaryBandProps {
  contract: ContractDetail;
  today: string;
  /** On a phone, what is owed only: the customer came for something further down. */
  brief: boolean;
}

/** What is owed today and what it is made of, what comes next, and how far along the contract is. */
export function ContractSummaryBand({ contract, today, brief }: ContractSummaryBandProps) {
  return (
    <div className="grid rounded border border-line bg-paper wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {contract.state === 'active' ? <Due contract={contract} today={today} /> : <PaidOff contract={contract} />}
      <div
        className={classNames(
          'border-t border-line p-5 tablet:p-8 wide:border-t-0 wide:border-l',
          brief && 'max-tablet:hidden',
        )}
      >
        <PaymentRoad contract={contract} />
        <Terms contract={contract} />
      </div>
    </div>
  );
}

function Due({ contract, today }: { contract: ContractDetail; today: string }) {
  const { id, dueNow, dueParts, daysLate, nextInstalment: next, unapplied } = contract;
  const { open } = usePaymentAlert();
  const owes = toCents(dueNow) > 0n;
  const takenBack =
    toCents(unapplied) < 0n ? [{ label: 'Pago que se canceló o se devolvió', amount: unapplied.slice(1) }] : [];
  const covered = !owes && next !== null && isCovered(next);
  return (
    <div className="p-5 tablet:p-8">
      <h2 className="text-[1.05rem] leading-snug tracking-normal">
        {owes ? 'Hoy debe' : covered ? 'Hoy no debe nada' : 'Hoy no debe nada. Su próximo pago'}
      </h2>
      <div className="@container">
        <p className="font-display text-[min(2.9rem,9.4cqi)] leading-tight font-bold tracking-tight">
          <Money amount={owes ? dueNow : (next?.missing ?? '0.00')} currency />
        </p>
      </div>
      {daysLate > 0 && (
        <p className="mt-1 font-semibold text-brick">Su pago más antiguo tiene {countDays(daysLate)} de atraso</p>
      )}
      {owes && <FigureList lines={[...partLines(dueParts), ...takenBack]} className="mt-4 border-t border-line" />}
      {next && !next.overdue && (
        <p className={covered ? 'mt-2 font-semibold text-agave-deep' : 'mt-1 font-semibold'}>
          <Unbroken>{`${covered ? coveredWords(next) : payableWords(next, today)}.`}</Unbroken>
        </p>
      )}
      {next && !owes && !covered && partWords(next) && (
        <p className="mt-1 text-agave-deep">
          <Unbroken>{`${partWords(next)}.`}</Unbroken>
        </p>
      )}
      <Allowed to="pay">
        <Button size="lg" className="mt-6 max-tablet:w-full" onClick={() => open({ contractId: id })}>
          {owes ? 'Pagar ahora' : 'Pagar antes'}
        </Button>
        {owes && <PromiseLine contract={contract} today={today} />}
      </Allowed>
    </div>
  );
}

function PaidOff({ contract: { paidOffOn } }: { contract: ContractDetail }) {
  return (
    <div className="p-5 tablet:p-8">
      <h2 className="heading-card">Este contrato está liquidado</h2>
      <p className="mt-2 max-w-[44ch] text-muted">
        {paidOffOn && (
          <>
            Terminó de pagarlo el <DateText date={paidOffOn} />.{' '}
          </>
        )}
        En “Documentos” está su carta finiquito. La factura del vehículo se pide en línea.
      </p>
    </div>
  );
}

function Terms({ contract }: { contract: ContractDetail }) {
  const { outstandingCapital, principal, annualRatePercent, kind, lastDueOn, purchaseOption, holder, vin } = contract;
  const lines: { name: string; value: ReactNode; long?: boolean }[] = [
    { name: 'Capital por pagar', value: outstandingCapital && <Money amount={outstandingCapital} /> },
    { name: 'Capital financiado', value: principal && <Money amount={principal} /> },
    // The rate inside a pure lease's rent is the lessor's own.
    { name: 'Tasa fija anual', value: kind !== 'pure_lease' && formatPercent(annualRatePercent) },
    { name: 'CAT al firmar', value: contract.cat && catWithoutVat(contract.cat) },
    { name: 'Último pago', value: <DateText date={lastDueOn} /> },
    { name: 'Opción de compra', value: purchaseOption && <Money amount={purchaseOption.total} /> },
    { name: 'A nombre de', value: holder.legalName, long: true },
    { name: 'Número de serie (NIV)', value: vin, long: true },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 @max-[15rem]/account:grid-cols-1">
      {lines.map(
        ({ name, value, long }) =>
          value && (
            <div key={name} className={classNames('min-w-0', long && 'max-tablet:col-span-full')}>
              <dt className="text-[0.85rem] text-muted">{name}</dt>
              <dd className="tabular leading-snug font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
