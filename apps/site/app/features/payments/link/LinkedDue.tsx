import type { PaymentLink } from '@flota/schemas';
import { payByLink } from '@flota/texts/site/pay-by-link';
import { Button } from '../../../components/Button.js';
import { DateText, Money } from '../../../components/Money.js';
import { formatDate, formatMoney, groupedClabe } from '../../../lib/format.js';
import { CopyLine } from '../../account/index.js';
import { usePayByLink } from './use-pay-by-link.js';

/** What is owed of one contract, and the two ways to pay it. */
export function LinkedDue({ link, token }: { link: PaymentLink; token: string }) {
  const { amount, byCard, dueOn, isSandbox, payableUntil } = link;
  return (
    <div className="grid max-w-xl gap-10">
      <section className="rounded border border-line bg-paper p-5 tablet:p-7">
        <p className="text-muted">{payByLink.amount}</p>
        <Money amount={amount} currency className="mt-1 block font-display text-3xl font-bold" />
        <p className="mt-4">
          {payableUntil ? payByLink.dueOn : payByLink.overdueSince} <DateText date={dueOn} className="font-semibold" />
        </p>
        <p className="mt-1 text-[0.95rem] text-muted">
          {payableUntil ? payByLink.noteUntil({ day: formatDate(payableUntil) }) : payByLink.noteLate}
        </p>
        {byCard && <CardButton amount={amount} isSandbox={isSandbox} token={token} />}
      </section>
      <Transfer link={link} />
    </div>
  );
}

function CardButton({ amount, isSandbox, token }: { amount: string; isSandbox: boolean; token: string }) {
  const { failure, pay, paying } = usePayByLink(token);
  return (
    <>
      <Button
        size="lg"
        className="mt-6 w-full"
        loading={paying}
        loadingLabel={payByLink.paying}
        onClick={() => void pay()}
      >
        {payByLink.pay({ amount: formatMoney(amount) })}
      </Button>
      <p role="alert" className="mt-3 font-medium text-brick empty:hidden">
        {failure}
      </p>
      <p className="mt-3 text-[0.9rem] text-muted">{isSandbox ? payByLink.sandbox : payByLink.cardNote}</p>
    </>
  );
}

function Transfer({ link: { amount, byCard, transfer } }: { link: PaymentLink }) {
  return (
    <section aria-labelledby="transferencia">
      <h2 id="transferencia" className="heading-card">
        {byCard ? payByLink.transferTitle : payByLink.transferOnly}
      </h2>
      <p className="measure mt-2 text-muted">{payByLink.transferLead}</p>
      <dl className="mt-4 border-t border-line">
        <CopyLine label={payByLink.clabe} shown={groupedClabe(transfer.clabe)} copied={transfer.clabe} />
        <CopyLine label={payByLink.bank} shown={transfer.bank} />
        <CopyLine label={payByLink.beneficiary} shown={transfer.beneficiary} copied={transfer.beneficiary} />
        <CopyLine label={payByLink.reference} shown={transfer.reference} copied={transfer.reference} />
        <CopyLine label={payByLink.amount} shown={<Money amount={amount} currency />} copied={amount} />
      </dl>
    </section>
  );
}
