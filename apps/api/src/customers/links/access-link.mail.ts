import type { LinkPurpose } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Sender } from '../../platform/mail/sender.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { instantLabel } from '../../platform/text/labels.js';
import { maskedEmail } from '../../platform/text/masked.js';
import { OneTimeLinks } from './one-time-links.js';

/**
 * About a one-time link: the link itself when it goes to the link's address, else word of it to the address the account
 * has. About a customer: somebody asked to register who is registered.
 */
@Mail({ name: 'customers.send-access-link', despiteBounces: true }, 'one_time_link', 'customer')
export class AccessLinkMail extends OwedMail<'one_time_link' | 'customer'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly links: OneTimeLinks,
  ) {
    super();
  }

  override async compose(mail: MailInHand<'one_time_link' | 'customer'>): Promise<Letter> {
    const { about, sender, to, siteUrl } = mail;
    if (about.kind === 'customer') {
      const { name } = await this.prisma.customer.findUniqueOrThrow({ where: { id: about.id } });
      return alreadyRegistered(sender, { name, signInUrl: siteUrl('signIn') });
    }
    const link = await this.prisma.oneTimeLink.findUniqueOrThrow({
      where: { id: about.id },
      include: { customer: { select: { name: true } } },
    });
    const { purpose, email, expiresAt, usedAt, customer } = link;
    return to === email
      ? accessLink(sender, { purpose, name: customer.name, expiresAt, url: this.links.urlOf(link) })
      : emailChangeNotice(sender, { name: customer.name, newEmail: email, done: usedAt !== null });
  }
}

/** A link on its way to whoever is to use it. */
interface SentLink {
  purpose: LinkPurpose;
  name: string;
  url: string;
  expiresAt: Date;
}

type Words = Pick<Letter, 'subject' | 'title' | 'whyReceived'> & { what: string; label: string };

const WORDS: Record<LinkPurpose, (companyName: string) => Words> = {
  registration: (companyName) => ({
    subject: `Active su cuenta de ${companyName}`,
    title: 'Active su cuenta',
    what: 'Recibimos su solicitud para usar su cuenta en línea. Elija su contraseña y podrá ver sus contratos, sus pagos y sus estados de cuenta.',
    label: 'Elegir mi contraseña',
    whyReceived:
      'Recibió este correo porque alguien escribió su número de contrato, su RFC y esta dirección en la página de registro. Si no fue usted, no haga nada: sin este enlace la cuenta no se activa.',
  }),
  password_reset: (companyName) => ({
    subject: `Restablezca su contraseña de ${companyName}`,
    title: 'Restablezca su contraseña',
    what: 'Recibimos una solicitud para cambiar la contraseña de su cuenta. Al elegir una nueva se cerrarán todas las sesiones abiertas.',
    label: 'Elegir otra contraseña',
    whyReceived:
      'Recibió este correo porque alguien escribió esta dirección en la página de contraseña olvidada. Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
  }),
  email_change: () => ({
    subject: 'Confirme su nuevo correo',
    title: 'Confirme su nuevo correo',
    what: 'Confirme que esta dirección es suya. A partir de entonces iniciará sesión con ella y aquí recibirá nuestros avisos.',
    label: 'Confirmar este correo',
    whyReceived:
      'Recibió este correo porque un cliente quiere usar esta dirección en su cuenta. Si no fue usted, no haga nada: la dirección no se usará.',
  }),
};

function accessLink(sender: Sender, { purpose, name, url, expiresAt }: SentLink): Letter {
  const { what, label, ...words } = WORDS[purpose](sender.name);
  const validity = `El enlace funciona una sola vez, hasta el ${instantLabel(expiresAt)}.`;
  return {
    ...words,
    preheader: validity,
    paragraphs: [`Hola, ${name}:`, what, `${validity} No lo comparta con nadie.`],
    button: { label, url },
  };
}

interface EmailChange {
  name: string;
  newEmail: string;
  /** Whether the new address is in place already. */
  done: boolean;
}

/** To the address the account has, or had: its owner may not be who asked. */
function emailChangeNotice(sender: Sender, { name, newEmail, done }: EmailChange): Letter {
  const title = done ? 'El correo de su cuenta cambió' : 'Solicitud de cambio de correo';
  const masked = maskedEmail(newEmail);
  return {
    subject: title,
    title,
    preheader: done ? `Ahora es ${masked}.` : `Se pidió cambiarlo a ${masked}.`,
    paragraphs: [
      `Hola, ${name}:`,
      done
        ? `El correo de su cuenta ahora es ${masked}. Esta dirección ya no sirve para iniciar sesión.`
        : `Se pidió cambiar el correo de su cuenta a ${masked}. El cambio se hará cuando se confirme desde esa dirección.`,
      'Si usted lo pidió, no tiene que hacer nada.',
      done
        ? 'Si no fue usted, llámenos cuanto antes para proteger su cuenta.'
        : 'Si no fue usted, cambie su contraseña en «Mi perfil»: eso también cancela la solicitud.',
    ],
    whyReceived:
      'Recibió este aviso porque esta dirección es o era la de su cuenta. Los avisos de seguridad siempre se envían.',
  };
}

interface KnownCustomer {
  name: string;
  signInUrl: string;
}

/** To somebody who has an account and asked for one. */
function alreadyRegistered(sender: Sender, { name, signInUrl }: KnownCustomer): Letter {
  return {
    subject: `Ya tiene una cuenta de ${sender.name}`,
    title: 'Ya tiene una cuenta',
    preheader: 'Inicie sesión con este correo y su contraseña.',
    paragraphs: [
      `Hola, ${name}:`,
      'Recibimos una solicitud de registro con sus datos, pero su cuenta ya está activa. Inicie sesión con este correo y su contraseña.',
      'Si no la recuerda, en esa misma página puede pedir un enlace para elegir otra.',
    ],
    button: { label: 'Iniciar sesión', url: signInUrl },
    whyReceived:
      'Recibió este correo porque alguien escribió su número de contrato, su RFC y esta dirección en la página de registro. Si no fue usted, no tiene que hacer nada.',
  };
}
