import type { TaxChange } from '@flota/prisma';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import type { Sender } from '../platform/mail/sender.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/** Tells the customer that their request came in: whoever did not send it learns of it here. */
@Mail('tax-changes.send-receipt', 'tax_change')
export class TaxChangeReceiptMail extends OwedMail<'tax_change'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'tax_change'>): Promise<Letter> {
    const change = await changeOf(this.prisma, id);
    return letter(change, sender, siteUrl('profile'), {
      title: 'Recibimos su cambio de datos fiscales',
      preheader: 'Lo revisamos con su constancia. Mientras tanto nada cambia.',
      paragraphs: [
        `Recibimos su solicitud para que sus contratos y facturas queden a nombre de ${change.legalName}, y la revisamos con la constancia que envió.`,
        `Mientras tanto nada cambia: sus documentos siguen a nombre de ${change.formerName}. Le avisaremos por correo.`,
        'Si usted no la pidió, cancélela en su perfil y cambie su contraseña de inmediato.',
      ],
    });
  }
}

/** Tells the customer what was decided; of a rejection the reason. */
@Mail('tax-changes.send-decision', 'tax_change')
export class TaxChangeDecisionMail extends OwedMail<'tax_change'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, sender, siteUrl }: MailInHand<'tax_change'>): Promise<Letter> {
    const change = await changeOf(this.prisma, id);
    const approved = change.state === 'approved';
    return letter(change, sender, siteUrl('profile'), {
      title: approved ? 'Cambiamos sus datos fiscales' : 'No pudimos cambiar sus datos fiscales',
      preheader: approved ? 'Sus próximos documentos salen con ellos.' : 'Le decimos qué corregir.',
      paragraphs: approved
        ? [
            `Desde hoy sus contratos y facturas quedan a nombre de ${change.legalName}. Los documentos que ya emitimos no cambian.`,
            'Revise en su perfil el régimen y el uso del CFDI con los que facturamos.',
          ]
        : [
            `No aprobamos el cambio por este motivo: ${change.reason ?? ''}`,
            `Sus documentos siguen a nombre de ${change.formerName}. Puede corregirlo y enviar otra solicitud desde su perfil.`,
          ],
    });
  }
}

/** Tells the lender's own mailbox that a request came in. */
@Mail({ name: 'tax-changes.send-notice', despiteBounces: true }, 'tax_change')
export class TaxChangeNoticeMail extends OwedMail<'tax_change'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'tax_change'>): Promise<Letter> {
    const { folio, taxProfile } = await changeOf(this.prisma, id);
    return staffNotice({
      title: 'Nuevo cambio de datos fiscales',
      folio,
      name: taxProfile.customer.name,
      task: 'Hay que compararlo con su constancia y aprobarlo o rechazarlo. Los datos y el archivo están en el sistema.',
      url: staffUrl('tax-changes', id),
    });
  }
}

const changeOf = (prisma: PrismaService, id: string) =>
  prisma.taxChange.findUniqueOrThrow({
    where: { id },
    include: { taxProfile: { include: { customer: { select: { name: true } } } } },
  });

function letter(
  { folio, taxProfile }: TaxChange & { taxProfile: { customer: { name: string } } },
  sender: Sender,
  url: string,
  part: Pick<Letter, 'title' | 'preheader' | 'paragraphs'>,
): Letter {
  return {
    ...part,
    subject: `${part.title} ${folio}`,
    folio,
    paragraphs: [`Hola, ${taxProfile.customer.name}:`, ...part.paragraphs],
    button: { label: 'Ver en mi perfil', url },
    whyReceived: `Recibió este correo porque en su cuenta de ${sender.name} se pidió cambiar sus datos fiscales. Los avisos de seguridad se envían siempre.`,
  };
}
