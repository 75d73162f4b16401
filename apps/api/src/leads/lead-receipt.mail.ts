import type { Lead, SyntageRequest } from '@flota/prisma';
import type { LeadDetails, PreferredTime } from '@flota/schemas';
import { everyMail } from '@flota/texts/mails/every-mail';
import { callBackMail, calledWhen, contactSubjects, leadReceiptMail } from '@flota/texts/mails/leads';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Sender } from '../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { phoneLabel } from '../platform/text/labels.js';
import { QuoteDocuments } from '../quotes/index.js';
import { maskedRfc } from './syntage-rfc.js';
import { SyntageTokens } from './syntage-tokens.js';

/** Tells whoever sent a form that we have it. */
@Mail('leads.send-receipt', 'lead')
export class LeadReceiptMail extends OwedMail<'lead'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly tokens: SyntageTokens,
    private readonly encryption: FieldEncryption,
  ) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'lead'>): Promise<Letter> {
    const lead = await this.prisma.lead.findUniqueOrThrow({ where: { id }, include: { syntage: true } });
    const { paragraphs, ...rest } = confirmation(sender, await this.formOf(lead, siteUrl));
    const folio = lead.folio ?? '';
    return {
      ...rest,
      folio,
      paragraphs: [everyMail.greeting({ name: lead.name }), ...paragraphs, leadReceiptMail.closing({ folio })],
      whyReceived: leadReceiptMail.whyReceived({ company: sender.name }),
    };
  }

  private async formOf(
    lead: Lead & { syntage: SyntageRequest | null },
    siteUrl: MailInHand['siteUrl'],
  ): Promise<ReceivedForm> {
    const { phone, preferredTime, syntage } = lead;
    const folio = lead.folio ?? '';
    const details = lead.details as LeadDetails;
    if (syntage) {
      const followUrl = siteUrl('syntage', { token: this.tokens.of(folio) });
      return { kind: 'syntage', folio, maskedRfc: maskedRfc(this.encryption, syntage), followUrl };
    }
    if (lead.kind === 'contact') return { kind: 'contact', folio, subject: details.subject };
    return { kind: 'prospect', folio, phone, preferredTime, interest: await this.interestOf(details) };
  }

  private async interestOf({ plan, vehicle }: LeadDetails): Promise<string | null> {
    const [asked, model] = await Promise.all([
      this.prisma.plan.findUnique({ where: { slug: plan ?? '' } }),
      this.prisma.vehicleModel.findUnique({ where: { slug: vehicle ?? '' } }),
    ]);
    const name = model && `${model.brand} ${model.name}`;
    if (asked && name) return leadReceiptMail.planAndVehicle({ plan: asked.title, vehicle: name });
    return asked?.title ?? name;
  }
}

/** Tells whoever asked for a call about a quote that we know of it. */
@Mail('leads.send-call-back-receipt', 'lead')
export class CallBackReceiptMail extends OwedMail<'lead'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly documents: QuoteDocuments,
  ) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'lead'>): Promise<Letter> {
    const { quoteId, phone, preferredTime } = await this.prisma.lead.findUniqueOrThrow({ where: { id } });
    if (!quoteId) throw new Error(`The lead ${id} is about no quote`);
    const quote = await this.documents.document({ id: quoteId });
    const { customerName, folio, planTitle, subject, reopenUrl } = quote;
    const when = calledWhen[preferredTime];
    const values = { company: sender.name, folio, plan: planTitle, vehicle: subject, when };
    return {
      subject: callBackMail.subject(values),
      title: callBackMail.title,
      folio,
      preheader: callBackMail.preheader(values),
      paragraphs: [
        everyMail.greeting({ name: customerName }),
        phone === null ? callBackMail.call(values) : callBackMail.callPhone({ ...values, phone: phoneLabel(phone) }),
        callBackMail.closing(values),
      ],
      button: { label: callBackMail.button, url: reopenUrl },
      whyReceived: callBackMail.whyReceived(values),
    };
  }
}

/** A form as its receipt tells it. What the visitor wrote is left out: anybody may name anybody's mailbox. */
type ReceivedForm = { folio: string } & (
  | { kind: 'contact'; subject: LeadDetails['subject'] }
  | { kind: 'prospect'; phone: string | null; preferredTime: PreferredTime; interest: string | null }
  | { kind: 'syntage'; maskedRfc: string; followUrl: string }
);

type Confirmation = Pick<Letter, 'subject' | 'title' | 'preheader' | 'paragraphs' | 'button'>;

function confirmation({ name: company }: Sender, form: ReceivedForm): Confirmation {
  const { folio } = form;
  switch (form.kind) {
    case 'contact':
      return {
        subject: leadReceiptMail.contactSubject({ folio }),
        title: leadReceiptMail.contactTitle,
        preheader: leadReceiptMail.contactPreheader({ folio }),
        paragraphs: [
          leadReceiptMail.contact({ company, subject: contactSubjects[form.subject ?? 'other'] }),
          leadReceiptMail.contactNext,
        ],
      };
    case 'prospect': {
      const { interest, phone, preferredTime } = form;
      const when = calledWhen[preferredTime];
      return {
        subject: leadReceiptMail.prospectSubject({ folio }),
        title: leadReceiptMail.prospectTitle,
        preheader: leadReceiptMail.prospectPreheader({ when, folio }),
        paragraphs: [
          interest === null ? leadReceiptMail.prospect : leadReceiptMail.prospectInterest({ interest }),
          phone === null
            ? leadReceiptMail.prospectCall({ company, when })
            : leadReceiptMail.prospectCallPhone({ company, phone: phoneLabel(phone), when }),
        ],
      };
    }
    case 'syntage':
      return {
        subject: leadReceiptMail.consentSubject({ folio }),
        title: leadReceiptMail.consentTitle,
        preheader: leadReceiptMail.consentPreheader({ folio }),
        paragraphs: [
          leadReceiptMail.consent({ rfc: form.maskedRfc }),
          leadReceiptMail.consentNext,
          leadReceiptMail.consentWarning({ company }),
        ],
        button: { label: leadReceiptMail.consentButton, url: form.followUrl },
      };
  }
}
