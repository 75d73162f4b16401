import type { AccountPayment } from '@flota/schemas';
import type { ReactNode } from 'react';
import { DateText, Money } from '../../components/Money.js';
import { FigureList, type FigureLine } from '../../components/FigureList.js';
import { Unbroken } from '../../components/Unbroken.js';
import { partLines } from '../account/index.js';
import { toCents } from '@flota/figures';

/** What was paid in all; of one contract also what that paid and what is left, of several what each was paid. */
export function PaymentFacts({ payment }: { payment: AccountPayment }) {
  const { folio, contractLabel, amount, paidAt, createdAt, applied, group, state } = payment;
  return (
    <div className="rounded border border-line bg-paper p-5 tablet:p-8">
      <dl className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <Fact name="Importe">
          <Money amount={group?.amount ?? amount} currency className="text-xl" />
        </Fact>
        {group ? (
          <Fact name="Contratos">{group.payments.length}</Fact>
        ) : (
          <>
            <Fact name="Folio">
              <span className="whole">{folio}</span>
            </Fact>
            <Fact name="Contrato">
              <Unbroken>{contractLabel}</Unbroken>
            </Fact>
          </>
        )}
        <Fact name="Fecha">
          <DateText date={paidAt ?? createdAt} />
        </Fact>
      </dl>
      {group && (
        <>
          <h2 className="mt-7 border-t border-line pt-6 text-lg font-semibold">Contrato por contrato</h2>
          <FigureList lines={group.payments.map(lineOf)} className="mt-2" />
          {state === 'paid' && (
            <p className="mt-4 text-[0.9rem] text-muted">
              El comprobante llega a su correo en unos minutos; el recibo de cada contrato está en “Mis pagos”.
            </p>
          )}
        </>
      )}
      {applied && !group && (
        <>
          <h2 className="mt-7 border-t border-line pt-6 text-lg font-semibold">Qué pagó</h2>
          <FigureList lines={appliedLines(applied)} className="mt-2" />
          <h2 className="mt-6 text-lg font-semibold">Cómo queda su contrato</h2>
          <FigureList lines={balanceLines(applied)} className="mt-2" />
          <p className="mt-4 text-[0.9rem] text-muted">El comprobante llega a su correo en unos minutos.</p>
        </>
      )}
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.9rem] text-muted">{name}</dt>
    <dd className="tabular font-semibold wrap-anywhere">{children}</dd>
  </div>
);

const lineOf = (each: NonNullable<AccountPayment['group']>['payments'][number]): FigureLine => ({
  label: each.contractLabel,
  amount: each.amount,
  note: `Folio ${each.folio}`,
});

type Applied = NonNullable<AccountPayment['applied']>;

const appliedLines = ({ parts, unapplied }: Applied): FigureLine[] => [
  ...partLines(parts),
  ...(toCents(unapplied) > 0n ? [{ label: 'A favor de sus próximos pagos', amount: unapplied }] : []),
];

const balanceLines = ({ dueBalance, capitalBalance }: Applied): FigureLine[] => [
  { label: 'Debe hoy', amount: dueBalance.startsWith('-') ? '0.00' : dueBalance },
  ...(capitalBalance === null ? [] : [{ label: 'Capital que le falta pagar', amount: capitalBalance }]),
];
