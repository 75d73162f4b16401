import type { AccountPayment } from '@flota/schemas';
import type { ReactNode } from 'react';
import { DateText, Money } from '../../components/Money.js';
import { FigureList, type FigureLine } from '../../components/FigureList.js';
import { partLines } from '../account/index.js';
import { toCents } from '@flota/figures';

/** Folio, contract and amount; once it is posted also what it paid and what is left. */
export function PaymentFacts({ payment }: { payment: AccountPayment }) {
  const { folio, contractLabel, amount, paidAt, createdAt, applied, group } = payment;
  const lines = group?.payments.map((each) => ({
    label: `${each.contractLabel}, folio ${each.folio}`,
    amount: each.amount,
  }));
  return (
    <div className="rounded border border-line bg-paper p-5 tablet:p-8">
      <dl className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <Fact name="Importe">
          <Money amount={amount} currency className="text-xl" />
        </Fact>
        <Fact name="Folio">{folio}</Fact>
        <Fact name="Contrato">{contractLabel}</Fact>
        <Fact name="Fecha">
          <DateText date={paidAt ?? createdAt} />
        </Fact>
      </dl>
      {lines && (
        <>
          <h2 className="mt-7 border-t border-line pt-6 text-lg font-semibold">Todo lo que pagó</h2>
          <FigureList lines={lines} className="mt-2" />
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

type Applied = NonNullable<AccountPayment['applied']>;

const appliedLines = ({ parts, unapplied }: Applied): FigureLine[] => [
  ...partLines(parts),
  ...(toCents(unapplied) > 0n ? [{ label: 'A favor de sus próximos pagos', amount: unapplied }] : []),
];

const balanceLines = ({ dueBalance, capitalBalance }: Applied): FigureLine[] => [
  { label: 'Debe hoy', amount: dueBalance.startsWith('-') ? '0.00' : dueBalance },
  ...(capitalBalance === null ? [] : [{ label: 'Capital que le falta pagar', amount: capitalBalance }]),
];
