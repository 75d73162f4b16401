import type { StaffRole } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';
import { StaffInvitationsService } from './staff-invitations.service.js';

const ROLE_NAMES: Record<StaffRole, string> = {
  admin: 'administración',
  content: 'contenido',
  care: 'atención a clientes',
  finance: 'finanzas',
  auditor: 'auditoría',
};

/** The link to choose a password by. */
@Mail({ name: 'staff.send-invitation', despiteBounces: true }, 'staff_invitation')
export class StaffInvitationMail extends OwedMail<'staff_invitation'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly invitations: StaffInvitationsService,
  ) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'staff_invitation'>): Promise<Letter> {
    const { staff, expiresAt } = await this.prisma.staffInvitation.findUniqueOrThrow({
      where: { id },
      include: { staff: true },
    });
    const isNew = staff.passwordHash === null;
    const title = isNew ? `Le dieron acceso a la administración de ${sender.name}` : 'Elija otra contraseña';
    const validity = `El enlace funciona una sola vez, hasta el ${instantLabel(expiresAt)}.`;
    return {
      subject: title,
      title,
      preheader: validity,
      paragraphs: [
        `Hola, ${staff.name}:`,
        isNew
          ? `Ya tiene una cuenta de ${ROLE_NAMES[staff.role]}. Elija su contraseña para empezar.`
          : 'Quien administra las cuentas le manda este enlace para elegir otra contraseña. Al hacerlo se cierran sus sesiones.',
        `${validity} No lo comparta con nadie.`,
      ],
      button: { label: 'Elegir mi contraseña', url: this.invitations.urlOf(id) },
      whyReceived: `Recibió este correo porque alguien de administración de ${sender.name} escribió esta dirección. Si no lo esperaba, no haga nada.`,
    };
  }
}

/** The role changed, or the account was closed or opened again. */
@Mail({ name: 'staff.notify-account', despiteBounces: true }, 'staff_account')
export class StaffAccountNoticeMail extends OwedMail<'staff_account'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about, owedAt, sender, staffUrl }: MailInHand<'staff_account'>): Promise<Letter> {
    const { name, role, active } = await this.prisma.staffAccount.findUniqueOrThrow({ where: { id: about.id } });
    const title = active ? 'Cambió su cuenta de la administración' : 'Se cerró su cuenta de la administración';
    return {
      subject: title,
      title,
      preheader: active ? `Ahora es de ${ROLE_NAMES[role]}.` : 'Ya no puede entrar con ella.',
      paragraphs: [
        `Hola, ${name}:`,
        active
          ? `El ${instantLabel(owedAt)} se cambió su cuenta: ahora es de ${ROLE_NAMES[role]}. Cerramos sus sesiones; entre de nuevo para seguir.`
          : `El ${instantLabel(owedAt)} se cerró su cuenta. Cerramos sus sesiones y ya no puede entrar con ella.`,
        'Si le parece un error, hable con quien administra las cuentas.',
      ],
      ...(active && { button: { label: 'Entrar', url: staffUrl('') } }),
      whyReceived: `Recibió este aviso porque tiene una cuenta en la administración de ${sender.name}. Los avisos de seguridad siempre se envían.`,
    };
  }
}
