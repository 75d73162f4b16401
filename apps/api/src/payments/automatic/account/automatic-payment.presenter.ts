import { type Book, standingOn } from '@flota/finance';
import { dayOfColumn, type Prisma } from '@flota/prisma';
import { type AccountAutomaticPayment, type AutomaticCharge, dayInMexico } from '@flota/schemas';
import { presentCard } from '../cards/saved-card.presenter.js';
import { stageOf } from '../charges/charge-stage.js';
import { paragraphsOf } from '../mandates/mandate-terms.js';
import { owedBy } from '../rules/charge-rules.js';

/** So many of the last ones are shown: a year of them. */
const SHOWN = 12;

export const accountMandateInclude = {
  card: true,
  charges: {
    include: { payments: { orderBy: { createdAt: 'desc' }, take: 1 } },
    orderBy: { dueOn: 'desc' },
    take: SHOWN,
  },
} satisfies Prisma.AutomaticPaymentInclude;

export type AccountMandate = Prisma.AutomaticPaymentGetPayload<{ include: typeof accountMandateInclude }>;

export const presentMandate = (mandate: AccountMandate, book: Book): AccountAutomaticPayment => ({
  id: mandate.id,
  folio: mandate.folio,
  contractId: mandate.contractId,
  state: mandate.state,
  reason: mandate.reason,
  card: presentCard(mandate.card),
  daysBefore: mandate.daysBefore,
  limitAmount: mandate.limitAmount?.toFixed(2) ?? null,
  acceptedAt: mandate.acceptedAt.toISOString(),
  text: paragraphsOf(mandate.text),
  charges: mandate.charges.map((charge) => presentCharge(charge, book)),
});

function presentCharge(charge: AccountMandate['charges'][number], book: Book): AutomaticCharge {
  const [payment] = charge.payments;
  const [dueOn, chargeOn] = [dayOfColumn(charge.dueOn), dayOfColumn(charge.chargeOn)];
  const known = payment?.amount ?? charge.noticedAmount;
  const stage = stageOf(charge);
  const next = stage === 'failed' && charge.nextAttemptAt ? dayInMexico(charge.nextAttemptAt) : chargeOn;
  return {
    id: charge.id,
    stage,
    dueOn,
    chargeOn: next,
    amount: known?.toFixed(2) ?? owedBy(standingOn(book, chargeOn), dueOn),
    failureCode: charge.failureCode,
    reason: charge.reason,
    paymentFolio: payment?.state === 'paid' ? payment.folio : null,
  };
}
