import { formatLongDay, formatMoney } from '@flota/figures';
import type { DeskAction, DeskFigures, DeskPreview } from '@flota/schemas';
import { deskOutcomeMail, reversalCauses, reversedMovements } from '@flota/texts/mails/desk';
import { everyMail } from '@flota/texts/mails/every-mail';
import { vehicleLine } from '../contracts/index.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Sender } from '../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { actionOf } from './requests/desk-request.presenter.js';

/** Tells the customer what was done to their contract's money, and how it stands since. */
@Mail({ name: 'desk.send-outcome', notice: 'formalities' }, 'desk_request')
export class DeskOutcomeMail extends OwedMail<'desk_request'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'desk_request'>): Promise<Letter> {
    const request = await this.prisma.deskRequest.findUniqueOrThrow({
      where: { id },
      include: { contract: { include: { customer: { select: { name: true } } } } },
    });
    const action = actionOf(this.encryption, request);
    const undone = 'eventId' in action ? await this.undone(action.eventId) : null;
    const { contract } = request;
    // Written by this feature when it was done.
    const { contracts } = request.done as unknown as DeskPreview;
    return deskOutcome(sender, {
      folio: request.folio,
      name: contract.customer.name,
      contractNumber: contract.number,
      otherContractNumber: contracts.find((other) => other.id !== contract.id)?.number ?? null,
      vehicle: vehicleLine(contract),
      amount: request.amount.toFixed(2),
      action,
      undone,
      after: contracts[0]?.after ?? null,
      accountUrl: siteUrl('contract', { contractId: contract.id }),
    });
  }

  private async undone(eventId: string): Promise<Undone> {
    const event = await this.prisma.contractEvent.findUniqueOrThrow({
      where: { id: eventId },
      include: { reverses: true },
    });
    const { amount, type, valueOn } = event.reverses ?? event;
    return {
      type,
      amount: amount?.toFixed(2) ?? '0.00',
      on: valueOn.toISOString().slice(0, 10),
      isBroughtBack: event.reverses !== null,
    };
  }
}

/** What was taken back, or came back. */
interface Undone {
  type: string;
  amount: string;
  /** Its value date. */
  on: string;
  isBroughtBack: boolean;
}

/** An action as its mail tells it. */
export interface DeskOutcome {
  folio: string;
  name: string;
  contractNumber: string;
  otherContractNumber: string | null;
  vehicle: string;
  amount: string;
  action: DeskAction;
  undone: Undone | null;
  after: DeskFigures | null;
  accountUrl: string;
}

type Part = Pick<Letter, 'title' | 'preheader' | 'paragraphs'>;

export function deskOutcome(sender: Sender, outcome: DeskOutcome): Letter {
  const { accountUrl, after, contractNumber, folio, name, vehicle } = outcome;
  const part = partOf(outcome.action, outcome);
  return {
    subject: deskOutcomeMail.subject({ title: part.title, contract: contractNumber }),
    title: part.title,
    folio,
    preheader: part.preheader,
    paragraphs: [
      everyMail.greeting({ name }),
      ...part.paragraphs,
      deskOutcomeMail.standing({ contract: contractNumber, vehicle }),
    ],
    figures: after ? figuresOf(after) : [],
    closing: [deskOutcomeMail.closing({ folio })],
    button: { label: deskOutcomeMail.button, url: accountUrl },
    whyReceived: deskOutcomeMail.whyReceived({ company: sender.name }),
  };
}

function partOf(action: DeskAction, outcome: DeskOutcome): Part {
  const amount = pesos(outcome.amount);
  switch (action.kind) {
    case 'reversal':
      return reversed(reversalCauses[action.cause], outcome);
    case 'refund': {
      const values = { amount, ending: action.clabe.slice(-3) };
      return {
        title: deskOutcomeMail.refundTitle,
        preheader: deskOutcomeMail.refundPreheader(values),
        paragraphs: [deskOutcomeMail.refunded(values)],
      };
    }
    case 'transfer': {
      const values = { amount, contract: outcome.otherContractNumber ?? '' };
      return {
        title: deskOutcomeMail.transferTitle,
        preheader: deskOutcomeMail.transferPreheader(values),
        paragraphs: [deskOutcomeMail.transferred(values)],
      };
    }
    case 'waiver':
      return {
        title: deskOutcomeMail.waiverTitle,
        preheader: deskOutcomeMail.waiverPreheader({ amount }),
        paragraphs: [deskOutcomeMail.waived({ amount })],
      };
    case 'correction':
      return corrected(action, outcome);
    case 'credit_to_capital':
      return {
        title: deskOutcomeMail.capitalTitle,
        preheader: deskOutcomeMail.capitalPreheader({ amount }),
        paragraphs: [deskOutcomeMail.toCapital({ amount })],
      };
    case 'receipt':
      return {
        title: deskOutcomeMail.receiptTitle,
        preheader: amount,
        paragraphs: [deskOutcomeMail.received({ amount })],
      };
  }
}

/** Those that are no payment. */
const MOVEMENTS = ['refund', 'transfer', 'waiver', 'credit_to_capital'] as const;

function reversed(cause: string, { undone }: DeskOutcome): Part {
  const kind = MOVEMENTS.find((type) => type === undone?.type) ?? 'payment';
  const amount = pesos(undone?.amount ?? '0');
  const movement = reversedMovements[kind]({ amount, day: formatLongDay(undone?.on ?? '') });
  if (undone?.isBroughtBack) {
    return {
      title: deskOutcomeMail.restoredTitle,
      preheader: deskOutcomeMail.restoredPreheader({ movement }),
      paragraphs: [deskOutcomeMail.restored({ movement })],
    };
  }
  const preheader = deskOutcomeMail.reversedPreheader({ movement });
  return kind === 'payment'
    ? {
        title: deskOutcomeMail.reversedPaymentTitle,
        preheader,
        paragraphs: [deskOutcomeMail.reversedPayment({ movement, cause }), deskOutcomeMail.reversedPaymentNext],
      }
    : { title: deskOutcomeMail.reversedTitle, preheader, paragraphs: [deskOutcomeMail.reversed({ movement })] };
}

function corrected(action: Extract<DeskAction, { kind: 'correction' }>, outcome: DeskOutcome): Part {
  const { otherContractNumber, undone } = outcome;
  if (otherContractNumber !== null) return reversed(reversalCauses.wrong_contract, outcome);
  const values = {
    former: pesos(undone?.amount ?? '0'),
    formerDay: formatLongDay(undone?.on ?? ''),
    amount: pesos(action.amount),
    day: formatLongDay(action.receivedOn),
    reference: action.reference,
  };
  return {
    title: deskOutcomeMail.correctionTitle,
    preheader: deskOutcomeMail.correctionPreheader(values),
    paragraphs: [deskOutcomeMail.corrected(values)],
  };
}

const figuresOf = ({ capital, credit, dueNow, lateInterest, nextPayment, paidOffOn }: DeskFigures) => [
  { label: deskOutcomeMail.dueNow, value: formatMoney(dueNow) },
  ...(isSome(lateInterest) ? [{ label: deskOutcomeMail.lateInterest, value: formatMoney(lateInterest) }] : []),
  ...(isSome(credit)
    ? [
        {
          label: credit.startsWith('-') ? deskOutcomeMail.creditOwed : deskOutcomeMail.credit,
          value: formatMoney(credit.replace('-', '')),
        },
      ]
    : []),
  ...(nextPayment
    ? [
        {
          label: deskOutcomeMail.nextPayment({ day: formatLongDay(nextPayment.payableUntil) }),
          value: formatMoney(nextPayment.missing),
        },
      ]
    : []),
  ...(capital === null ? [] : [{ label: deskOutcomeMail.capital, value: formatMoney(capital) }]),
  ...(paidOffOn === null ? [] : [{ label: deskOutcomeMail.paidOff, value: formatLongDay(paidOffOn) }]),
];

const pesos = (amount: string): string => `${formatMoney(amount)} MXN`;

const isSome = (amount: string) => /[1-9]/.test(amount);
