import { dayOfColumn } from '@flota/prisma';
import { formatLongDay } from '@flota/figures';
import { everyMail } from '@flota/texts/mails/every-mail';
import { representativeInvitationMail } from '@flota/texts/mails/signing';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { worthless } from './signing-facts.js';

/** Asks the lender's representative to sign, who has no account here: where they sign is in the mail. */
@Mail({ name: 'signing.send-representative-invitation', despiteBounces: true }, 'signing_signer')
export class RepresentativeInvitationMail extends OwedMail<'signing_signer'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'signing_signer'>): Promise<Letter> {
    const { name, page, request } = await this.prisma.signingSigner.findUniqueOrThrow({
      where: { id },
      include: { request: { include: { contract: { select: { number: true } } } } },
    });
    const values = {
      company: sender.name,
      legalName: sender.legalName,
      document: request.title,
      contract: request.contract.number,
      deadline: formatLongDay(dayOfColumn(request.deadline)),
    };
    return {
      subject: representativeInvitationMail.subject(values),
      title: representativeInvitationMail.title,
      folio: request.folio,
      preheader: representativeInvitationMail.preheader(values),
      paragraphs: [
        everyMail.greeting({ name }),
        representativeInvitationMail.request(values),
        representativeInvitationMail.warning,
        ...worthless(request),
      ],
      ...(page && {
        button: {
          label: representativeInvitationMail.button,
          url: this.encryption.decrypt(page, 'signing_signer.page'),
        },
      }),
      whyReceived: representativeInvitationMail.whyReceived(values),
    };
  }
}
