import { formatLongDay } from '@flota/figures';
import type { ContractDocument, StoredFile } from '@flota/prisma';
import { type BillCorrectionItem, type BillRequestState, dayInMexico } from '@flota/schemas';
import { billStepMail } from '@flota/texts/mails/bill-requests';
import { everyMail } from '@flota/texts/mails/every-mail';
import { letterFileName, vehicleLine } from '../contracts/index.js';
import { DealerContacts } from '../dealers/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Sender } from '../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { Files } from '../platform/storage/files.js';
import { phoneLabel } from '../platform/text/labels.js';
import { itemsOf } from './bill-correction-items.js';
import { correctionLines } from './bill-correction-words.js';
import { addressOf } from './bill-request.presenter.js';

/** Tells the customer which step the request has taken, its receipt included. */
@Mail({ name: 'bill-requests.send-step', notice: 'billRequests' }, 'bill_request')
export class BillStepMail extends OwedMail<'bill_request'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly dealers: DealerContacts,
    private readonly files: Files,
  ) {
    super();
  }

  override async compose({ about: { id }, owedAt, sender, siteUrl }: MailInHand<'bill_request'>): Promise<Letter> {
    const { contract, distributor, ...request } = await this.prisma.billRequest.findUniqueOrThrow({
      where: { id },
      include: {
        contract: { include: { customer: { select: { name: true } } } },
        distributor: { include: { city: { select: { name: true } } } },
        // The step this mail is owed for, however late it leaves: written in one transaction, the mail after it.
        events: { where: { at: { lte: owedAt } }, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: 1 },
        handovers: {
          where: { createdAt: { lte: owedAt }, voidedAt: null },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: 1,
          include: { document: { include: { file: true } } },
        },
        corrections: { where: { askedAt: { lte: owedAt } }, orderBy: [{ askedAt: 'desc' }, { id: 'desc' }], take: 1 },
      },
    });
    const [correction] = request.corrections;
    const handover = request.handovers[0] ?? null;
    const { state, note } = request.events[0] ?? { state: request.state, note: '' };
    const letter = billStep(sender, {
      folio: request.folio,
      name: contract.customer.name,
      contractNumber: contract.number,
      vehicle: vehicleLine(contract),
      state,
      note,
      correction: correction ? itemsOf(correction) : [],
      paper: request.paper as BillStep['paper'],
      handover: handover && { ...handover, receipt: handover.document?.folio ?? null },
      distributor: distributor && { ...distributor, address: addressOf(distributor) },
      url: siteUrl('vehicleBill'),
      // In the fragment: it stays in the browser and out of every log.
      dealerUrl: distributor && `${siteUrl('dealers')}#contacto=${this.dealers.issue(distributor.slug)}`,
    });
    return state === 'delivered' && handover?.document
      ? { ...letter, attachments: [await this.attached(handover.document)] }
      : letter;
  }

  private async attached(document: ContractDocument & { file: StoredFile }) {
    const { file } = document;
    return { filename: letterFileName(document), content: await this.files.read(file), contentType: file.contentType };
  }
}

/** A step of a request as its mail tells it. */
interface BillStep {
  folio: string;
  /** Of the customer. */
  name: string;
  contractNumber: string;
  vehicle: string;
  state: BillRequestState;
  /** Of staff, for the customer; of a rejection its reason. */
  note: string;
  /** What was asked for last, if anything: whatever comes in after it is no new request. */
  correction: readonly BillCorrectionItem[];
  paper: 'invoice' | 'endorsement' | null;
  distributor: { name: string; address: string; hours: readonly string[]; phone: string } | null;
  handover: {
    carrier: string | null;
    trackingNumber: string | null;
    destination: string | null;
    receiverName: string | null;
    receivedAt: Date | null;
    /** The folio of what goes with the mail. */
    receipt: string | null;
  } | null;
  /** The request's page of the account. */
  url: string;
  /** Where the distributor's contact data are shown without signing in. */
  dealerUrl: string | null;
}

type Part = Pick<Letter, 'title' | 'preheader' | 'paragraphs' | 'button'>;

function billStep(sender: Sender, step: BillStep): Letter {
  const { contractNumber, folio, name, note, state, url, vehicle } = step;
  const part = PARTS[state](step);
  return {
    ...part,
    subject: billStepMail.subject({ title: part.title, folio }),
    folio,
    paragraphs: [
      everyMail.greeting({ name }),
      ...part.paragraphs,
      billStepMail.contract({ contract: contractNumber, vehicle }),
      ...(note && state !== 'rejected' ? [billStepMail.note({ note })] : []),
    ],
    button: part.button ?? { label: billStepMail.button, url },
    whyReceived: billStepMail.whyReceived({ company: sender.name }),
  };
}

const PARTS: Record<BillRequestState, (step: BillStep) => Part> = {
  received: ({ correction, distributor }) =>
    correction.length > 0
      ? {
          title: billStepMail.mendedTitle,
          preheader: billStepMail.mendedPreheader,
          paragraphs: [billStepMail.mended],
        }
      : received(distributor),
  needs_correction: ({ correction, url }) => ({
    title: billStepMail.correctionTitle,
    preheader: billStepMail.correctionPreheader,
    paragraphs: [billStepMail.correction, ...correctionLines(correction), billStepMail.correctionNext],
    button: { label: billStepMail.correctionButton, url },
  }),
  in_review: () => ({
    title: billStepMail.reviewTitle,
    preheader: billStepMail.reviewPreheader,
    paragraphs: [billStepMail.review, billStepMail.reviewNext],
  }),
  rejected: ({ note, url }) => ({
    title: billStepMail.rejectedTitle,
    preheader: billStepMail.rejectedPreheader,
    paragraphs: [billStepMail.rejected({ reason: note }), billStepMail.rejectedNext],
    button: { label: billStepMail.rejectedButton, url },
  }),
  preparing: ({ paper }) => ({
    title: billStepMail.preparingTitle,
    preheader: billStepMail.preparingPreheader,
    paragraphs: [paper === 'endorsement' ? billStepMail.preparingEndorsement : billStepMail.preparingInvoice],
  }),
  sent_to_distributor: ({ distributor, dealerUrl, url }) => ({
    title: billStepMail.sentTitle,
    preheader: billStepMail.sentPreheader({ dealer: distributor?.name ?? billStepMail.anyDealer }),
    paragraphs: [billStepMail.sent({ place: placeOf(distributor) }), billStepMail.sentNext],
    button: dealerButton(dealerUrl, url),
  }),
  ready_for_pickup: ({ distributor, dealerUrl, url }) => ({
    title: billStepMail.readyTitle,
    preheader: billStepMail.readyPreheader({ dealer: distributor?.name ?? billStepMail.anyDealer }),
    paragraphs: [
      billStepMail.ready({ place: placeOf(distributor) }),
      ...(distributor
        ? [
            ...(distributor.hours.length > 0 ? [billStepMail.readyHours({ hours: distributor.hours.join('; ') })] : []),
            billStepMail.readyPhone({ phone: phoneLabel(distributor.phone) }),
          ]
        : []),
      billStepMail.readyBring,
    ],
    button: dealerButton(dealerUrl, url),
  }),
  with_courier: ({ handover }) => ({
    title: billStepMail.courierTitle,
    preheader: billStepMail.courierPreheader({ carrier: handover?.carrier ?? '' }),
    paragraphs: [
      billStepMail.courier({ carrier: handover?.carrier ?? '', tracking: handover?.trackingNumber ?? '' }),
      billStepMail.courierTo({ address: handover?.destination ?? '' }),
      billStepMail.courierNext,
    ],
  }),
  delivered: ({ handover }) => ({
    title: billStepMail.deliveredTitle,
    preheader: billStepMail.deliveredPreheader,
    paragraphs: [
      ...(handover?.receiverName && handover.receivedAt
        ? [
            billStepMail.deliveredTo({
              name: handover.receiverName,
              day: formatLongDay(dayInMexico(handover.receivedAt)),
            }),
          ]
        : []),
      billStepMail.delivered,
      ...(handover?.receipt ? [billStepMail.deliveredReceipt({ receipt: handover.receipt })] : []),
      billStepMail.deliveredNext,
    ],
  }),
};

const received = (distributor: BillStep['distributor']): Part => ({
  title: billStepMail.receivedTitle,
  preheader: billStepMail.receivedPreheader,
  paragraphs: [
    billStepMail.received,
    distributor ? billStepMail.receivedDealer({ dealer: distributor.name }) : billStepMail.receivedNoDealer,
  ],
});

const placeOf = (distributor: BillStep['distributor']): string =>
  distributor ? `${distributor.name}, ${distributor.address}` : billStepMail.anyPlace;

const dealerButton = (dealerUrl: string | null, url: string): NonNullable<Part['button']> =>
  dealerUrl ? { label: billStepMail.buttonDealer, url: dealerUrl } : { label: billStepMail.button, url };
