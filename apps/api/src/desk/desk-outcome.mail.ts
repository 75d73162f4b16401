import { formatLongDay, formatMoney } from '@flota/figures';
import type { DeskAction, DeskFigures, DeskPreview, ReversalCause } from '@flota/schemas';
import { vehicleLine } from '../contracts/index.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Sender } from '../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { actionOf } from './requests/desk-request.presenter.js';

/** Tells the customer what was done to their contract's money, and how it stands since. */
@Mail('desk.send-outcome', 'desk_request')
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
    subject: `${part.title}, contrato ${contractNumber}`,
    title: part.title,
    folio,
    preheader: part.preheader,
    paragraphs: [`Hola, ${name}:`, ...part.paragraphs, `Contrato ${contractNumber}: ${vehicle}. Así queda desde hoy:`],
    figures: after ? figuresOf(after) : [],
    closing: [`Si algo no coincide con lo que usted sabe, escríbanos o llámenos con el folio ${folio}.`],
    button: { label: 'Ver mis movimientos', url: accountUrl },
    whyReceived: `Recibió este correo porque tiene un contrato con ${sender.name}.`,
  };
}

const CAUSES: Record<ReversalCause, string> = {
  bounced: 'El banco devolvió el dinero, así que el pago no se pudo cobrar.',
  charged_back: 'El banco nos regresó el cargo a petición del titular de la tarjeta.',
  wrong_contract: 'El dinero correspondía a otro contrato y se había registrado en el suyo por error.',
  posted_twice: 'El mismo pago se había registrado dos veces.',
  other: 'Se había registrado por error.',
};

function partOf(action: DeskAction, outcome: DeskOutcome): Part {
  const money = `${formatMoney(outcome.amount)} MXN`;
  switch (action.kind) {
    case 'reversal':
      return reversed(CAUSES[action.cause], outcome);
    case 'refund':
      return {
        title: 'Su devolución va en camino',
        preheader: `${money} a su cuenta terminada en ${action.clabe.slice(-3)}.`,
        paragraphs: [
          `Le devolvemos ${money} de su saldo a favor, por transferencia a la cuenta CLABE terminada en ${action.clabe.slice(-3)}. Suele llegar en un día hábil.`,
        ],
      };
    case 'transfer':
      return {
        title: 'Pasamos su saldo a favor a otro contrato',
        preheader: `${money} al contrato ${outcome.otherContractNumber ?? ''}.`,
        paragraphs: [
          `Pasamos ${money} de su saldo a favor a su contrato ${outcome.otherContractNumber ?? ''}, donde ya cuenta como pago.`,
        ],
      };
    case 'waiver':
      return {
        title: 'Condonamos intereses moratorios',
        preheader: `${money} que ya no tiene que pagar.`,
        paragraphs: [`Le condonamos ${money} de intereses moratorios con su IVA: ya no tiene que pagarlos.`],
      };
    case 'correction':
      return corrected(action, outcome);
    case 'credit_to_capital':
      return {
        title: 'Abonamos su saldo a favor a capital',
        preheader: `${money} de su saldo a favor.`,
        paragraphs: [`Como nos pidió, abonamos ${money} de su saldo a favor al capital de su contrato.`],
      };
    case 'receipt':
      return { title: 'Recibimos su pago', preheader: money, paragraphs: [`Recibimos ${money} por transferencia.`] };
  }
}

const UNDONE_WORDS: Readonly<Record<string, string>> = {
  refund: 'la devolución',
  transfer: 'el traspaso de saldo',
  waiver: 'la condonación de intereses moratorios',
  credit_to_capital: 'el abono de saldo a capital',
};

function reversed(cause: string, { undone }: DeskOutcome): Part {
  const words = UNDONE_WORDS[undone?.type ?? ''] ?? 'el pago';
  const what = `${words} de ${formatMoney(undone?.amount ?? '0')} MXN del ${formatLongDay(undone?.on ?? '')}`;
  if (undone?.isBroughtBack) {
    return {
      title: 'Restablecimos un movimiento',
      preheader: `Vuelve a contar ${what}.`,
      paragraphs: [`Vuelve a contar ${what}, que se había cancelado.`],
    };
  }
  const isReceipt = !UNDONE_WORDS[undone?.type ?? ''];
  return {
    title: isReceipt ? 'Cancelamos un pago' : 'Cancelamos un movimiento',
    preheader: `Ya no cuenta ${what}.`,
    paragraphs: [
      `Cancelamos ${what}. ${isReceipt ? cause : 'Su contrato queda como si no se hubiera hecho.'}`,
      ...(isReceipt
        ? [
            'Lo que ese pago cubría vuelve a deberse desde su vencimiento, y puede haber intereses moratorios. Si tiene su comprobante, envíenoslo.',
          ]
        : []),
    ],
  };
}

function corrected(action: Extract<DeskAction, { kind: 'correction' }>, outcome: DeskOutcome): Part {
  const { otherContractNumber, undone } = outcome;
  const wrong = `${formatMoney(undone?.amount ?? '0')} MXN con fecha ${formatLongDay(undone?.on ?? '')}`;
  if (otherContractNumber !== null) {
    return reversed('El dinero correspondía a otro contrato y se había registrado en el suyo por error.', outcome);
  }
  return {
    title: 'Corregimos un pago',
    preheader: `Ahora es de ${formatMoney(action.amount)} MXN.`,
    paragraphs: [
      `Un pago suyo estaba registrado por ${wrong}. Lo corregimos: es de ${formatMoney(action.amount)} MXN con fecha ${formatLongDay(action.receivedOn)}, referencia ${action.reference}.`,
    ],
  };
}

const figuresOf = ({ capital, credit, dueNow, lateInterest, nextPayment, paidOffOn }: DeskFigures) => [
  { label: 'Por pagar hoy', value: formatMoney(dueNow) },
  ...(isSome(lateInterest) ? [{ label: 'De ello, moratorios con IVA', value: formatMoney(lateInterest) }] : []),
  ...(isSome(credit)
    ? [
        {
          label: credit.startsWith('-') ? 'Saldo en contra' : 'Saldo a favor',
          value: formatMoney(credit.replace('-', '')),
        },
      ]
    : []),
  ...(nextPayment
    ? [
        {
          label: `Siguiente pago, hasta el ${formatLongDay(nextPayment.payableUntil)}`,
          value: formatMoney(nextPayment.missing),
        },
      ]
    : []),
  ...(capital === null ? [] : [{ label: 'Saldo de capital', value: formatMoney(capital) }]),
  ...(paidOffOn === null ? [] : [{ label: 'Liquidado', value: formatLongDay(paidOffOn) }]),
];

const isSome = (amount: string) => /[1-9]/.test(amount);
