import type { Lead, SyntageRequest } from '@flota/prisma';
import type { CONTACT_SUBJECTS, LeadDetails, PreferredTime } from '@flota/schemas';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Sender } from '../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';
import { phoneLabel } from '../platform/text/labels.js';
import { QuoteDocuments } from '../quotes/index.js';
import { CALLED_WHEN as WHEN } from './called-when.js';
import { maskedRfc } from './syntage-rfc.js';
import { SyntageTokens } from './syntage-tokens.js';

const SUBJECTS: Record<(typeof CONTACT_SUBJECTS)[number], string> = {
  financing: 'financiamiento',
  contract: 'su contrato',
  payments: 'pagos',
  invoices: 'facturas',
  insurance: 'seguros',
  other: 'otro asunto',
};

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
      paragraphs: [
        `Hola, ${lead.name}:`,
        ...paragraphs,
        `Si prefiere llamarnos usted, estos son nuestros datos. Tenga a la mano su folio ${folio}.`,
      ],
      whyReceived: `Recibió este correo porque se envió un formulario con su dirección en el sitio de ${sender.name}. Si no fue usted, avísenos.`,
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
    const [plans, vehicles] = await Promise.all([
      this.prisma.plan.findMany({ where: { slug: plan ?? '' } }),
      this.prisma.vehicleModel.findMany({ where: { slug: vehicle ?? '' } }),
    ]);
    const names = [...plans.map(({ title }) => title), ...vehicles.map(({ brand, name }) => `${brand} ${name}`)];
    return names.join(' para ') || null;
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
    const when = WHEN[preferredTime];
    return {
      subject: `Le llamaremos sobre su cotización ${folio}`,
      title: 'Le llamaremos',
      folio,
      preheader: `Un asesor le llamará ${when}. Folio ${folio}.`,
      paragraphs: [
        `Hola, ${customerName}:`,
        `Recibimos su solicitud. Un asesor de ${sender.name} le llamará${onPhone(phone)} ${when}, dentro de nuestro horario de atención, para hablar de su cotización de ${planTitle} para ${subject}.`,
        `Si prefiere otro horario o llamarnos usted, estos son nuestros datos. Tenga a la mano su folio ${folio}.`,
      ],
      button: { label: 'Ver mi cotización', url: reopenUrl },
      whyReceived: `Recibió este correo porque se pidió una llamada desde su cotización en el sitio de ${sender.name}. Si no fue usted, avísenos.`,
    };
  }
}

/** A form as its receipt tells it. What the visitor wrote is left out: anybody may name anybody's mailbox. */
type ReceivedForm = { folio: string } & (
  | { kind: 'contact'; subject: LeadDetails['subject'] }
  | { kind: 'prospect'; phone: string | null; preferredTime: PreferredTime; interest: string | null }
  | { kind: 'syntage'; maskedRfc: string; followUrl: string }
);

const onPhone = (phone: string | null): string => (phone === null ? '' : ` al ${phoneLabel(phone)}`);

type Confirmation = Pick<Letter, 'subject' | 'title' | 'preheader' | 'paragraphs' | 'button'>;

function confirmation({ name: company }: Sender, form: ReceivedForm): Confirmation {
  switch (form.kind) {
    case 'contact':
      return {
        subject: `Recibimos su mensaje ${form.folio}`,
        title: 'Recibimos su mensaje',
        preheader: `Le responderemos por correo o teléfono. Folio ${form.folio}.`,
        paragraphs: [
          `Gracias por escribir a ${company}. Recibimos su mensaje sobre ${SUBJECTS[form.subject ?? 'other']}.`,
          'Un asesor le responderá por correo o teléfono dentro de nuestro horario de atención.',
        ],
      };
    case 'prospect':
      return {
        subject: `Recibimos su solicitud ${form.folio}`,
        title: 'Un asesor le llamará',
        preheader: `Un asesor le llamará ${WHEN[form.preferredTime]}. Folio ${form.folio}.`,
        paragraphs: [
          `Gracias por su interés en ${form.interest ?? 'nuestros planes de financiamiento'}.`,
          `Un asesor de ${company} le llamará${onPhone(form.phone)} ${WHEN[form.preferredTime]}, dentro de nuestro horario de atención, para prepararle una propuesta.`,
        ],
      };
    case 'syntage':
      return {
        subject: `Recibimos su consentimiento ${form.folio}`,
        title: 'Recibimos su consentimiento',
        preheader: `Falta un paso: autorizar la consulta con nuestro proveedor. Folio ${form.folio}.`,
        paragraphs: [
          `Recibimos su consentimiento para consultar la información fiscal del RFC ${form.maskedRfc}.`,
          'Para terminar, autorice la consulta en la página de nuestro proveedor. En el enlace de abajo encontrará ese paso y el estado de su solicitud. Puede revocar su consentimiento cuando quiera.',
          `${company} nunca le pedirá su contraseña del SAT.`,
        ],
        button: { label: 'Continuar mi solicitud', url: form.followUrl },
      };
  }
}
