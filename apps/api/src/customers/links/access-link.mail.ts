import type { LinkPurpose } from '@flota/prisma';
import {
  accessLinkMails,
  alreadyRegisteredMail,
  emailChangeMail,
  emailChangeNoticeMail,
  passwordResetMail,
  registrationMail,
} from '@flota/texts/mails/customers';
import { everyMail } from '@flota/texts/mails/every-mail';
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
@Mail({ name: 'customers.send-access-link', despiteBounces: true, notice: 'security' }, 'one_time_link', 'customer')
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
      : emailChangeNotice({ name: customer.name, newEmail: email, done: usedAt !== null });
  }
}

/** A link on its way to whoever is to use it. */
interface SentLink {
  purpose: LinkPurpose;
  name: string;
  url: string;
  expiresAt: Date;
}

const TEXTS = {
  registration: registrationMail,
  password_reset: passwordResetMail,
  email_change: emailChangeMail,
} satisfies Record<LinkPurpose, unknown>;

function accessLink(sender: Sender, { purpose, name, url, expiresAt }: SentLink): Letter {
  const texts = TEXTS[purpose];
  const values = { company: sender.name, until: instantLabel(expiresAt) };
  return {
    subject: typeof texts.subject === 'string' ? texts.subject : texts.subject(values),
    title: texts.title,
    preheader: accessLinkMails.preheader(values),
    paragraphs: [everyMail.greeting({ name }), texts.what, accessLinkMails.link(values)],
    button: { label: texts.button, url },
    whyReceived: texts.whyReceived,
  };
}

interface EmailChange {
  name: string;
  newEmail: string;
  /** Whether the new address is in place already. */
  done: boolean;
}

/** To the address the account has, or had: its owner may not be who asked. */
function emailChangeNotice({ name, newEmail, done }: EmailChange): Letter {
  const title = done ? emailChangeNoticeMail.titleDone : emailChangeNoticeMail.titleAsked;
  const values = { email: maskedEmail(newEmail) };
  return {
    subject: title,
    title,
    preheader: done ? emailChangeNoticeMail.preheaderDone(values) : emailChangeNoticeMail.preheaderAsked(values),
    paragraphs: [
      everyMail.greeting({ name }),
      done ? emailChangeNoticeMail.done(values) : emailChangeNoticeMail.asked(values),
      emailChangeNoticeMail.yours,
      done ? emailChangeNoticeMail.notYoursDone : emailChangeNoticeMail.notYoursAsked,
    ],
    whyReceived: emailChangeNoticeMail.whyReceived,
  };
}

interface KnownCustomer {
  name: string;
  signInUrl: string;
}

/** To somebody who has an account and asked for one. */
function alreadyRegistered(sender: Sender, { name, signInUrl }: KnownCustomer): Letter {
  return {
    subject: alreadyRegisteredMail.subject({ company: sender.name }),
    title: alreadyRegisteredMail.title,
    preheader: alreadyRegisteredMail.preheader,
    paragraphs: [everyMail.greeting({ name }), alreadyRegisteredMail.what, alreadyRegisteredMail.forgotten],
    button: { label: alreadyRegisteredMail.button, url: signInUrl },
    whyReceived: alreadyRegisteredMail.whyReceived,
  };
}
