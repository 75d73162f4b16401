import { billNoticeMail } from '@flota/texts/mails/bill-requests';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

/** Tells the lender's own mailbox that a request came in. */
@Mail({ name: 'bill-requests.send-notice', despiteBounces: true }, 'bill_request')
export class BillNoticeMail extends OwedMail<'bill_request'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: MailInHand<'bill_request'>): Promise<Letter> {
    const { folio, name, contractId, createdAt } = await this.prisma.billRequest.findUniqueOrThrow({ where: { id } });
    const [before, mended] = await Promise.all([
      this.prisma.billRequest.count({ where: { contractId, createdAt: { lt: createdAt } } }),
      this.prisma.billCorrection.count({ where: { requestId: id, mendedAt: { not: null } } }),
    ]);
    return staffNotice({
      title: before + mended > 0 ? billNoticeMail.titleAgain : billNoticeMail.title,
      folio,
      name,
      task: billNoticeMail.task,
      url: staffUrl('bill-requests', id),
    });
  }
}
