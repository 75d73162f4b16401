import { formatLongDay } from '@flota/figures';
import { dayOfColumn, type Prisma } from '@flota/prisma';
import { everyMail } from '@flota/texts/mails/every-mail';
import { policyDecisionMail, policyMails, policyNoticeMail, policyReceiptMail } from '@flota/texts/mails/policies';
import { contractLabel, vehicleLine } from '../contracts/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import type { Letter } from '../platform/mail/letter.js';
import { staffNotice } from '../platform/mail/staff-notice.js';
import { Mail, type MailInHand, OwedMail } from '../platform/outbox/owed-mail.js';

const WITH_CUSTOMER = {
  contract: { include: { customer: { select: { name: true } } } },
} satisfies Prisma.PolicySubmissionInclude;

type Submission = Prisma.PolicySubmissionGetPayload<{ include: typeof WITH_CUSTOMER }>;
type InHand = MailInHand<'policy_submission'>;

/** Tells the customer that their policy came in. */
@Mail({ name: 'policies.send-receipt', notice: 'policies' }, 'policy_submission')
export class PolicyReceiptMail extends OwedMail<'policy_submission'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose(mail: InHand): Promise<Letter> {
    const submission = await submissionOf(this.prisma, mail.about.id);
    const { insurer, number, contract } = submission;
    return letter(submission, mail, {
      title: policyReceiptMail.title,
      preheader: policyReceiptMail.preheader,
      paragraphs: [
        policyReceiptMail.received({
          number,
          insurer,
          vehicle: vehicleLine(contract),
          contract: contractLabel(contract),
        }),
        policyReceiptMail.next,
      ],
    });
  }
}

/** Tells the customer what was decided; of a rejection the reason. */
@Mail({ name: 'policies.send-decision', notice: 'policies' }, 'policy_submission')
export class PolicyDecisionMail extends OwedMail<'policy_submission'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose(mail: InHand): Promise<Letter> {
    const submission = await submissionOf(this.prisma, mail.about.id);
    const { insurer, number, contract, endsOn, reason, state } = submission;
    const part =
      state === 'accepted'
        ? {
            title: policyDecisionMail.acceptedTitle,
            preheader: policyDecisionMail.acceptedPreheader,
            paragraphs: [
              policyDecisionMail.accepted({
                number,
                insurer,
                vehicle: vehicleLine(contract),
                day: formatLongDay(dayOfColumn(endsOn)),
              }),
              policyDecisionMail.acceptedNext,
            ],
          }
        : {
            title: policyDecisionMail.rejectedTitle,
            preheader: policyDecisionMail.rejectedPreheader,
            paragraphs: [
              policyDecisionMail.rejected({ number, reason: reason ?? '' }),
              policyDecisionMail.rejectedNext,
            ],
          };
    return letter(submission, mail, part);
  }
}

/** Tells the lender's own mailbox that a policy came in. */
@Mail({ name: 'policies.send-notice', despiteBounces: true }, 'policy_submission')
export class PolicyNoticeMail extends OwedMail<'policy_submission'> {
  constructor(private readonly prisma: PrismaService) {
    super();
  }

  override async compose({ about: { id }, staffUrl }: InHand): Promise<Letter> {
    const { folio, contract } = await submissionOf(this.prisma, id);
    return staffNotice({
      title: policyNoticeMail.title,
      folio,
      name: contract.customer.name,
      task: policyNoticeMail.task,
      url: staffUrl('policy-submissions', id),
    });
  }
}

const submissionOf = (prisma: PrismaService, id: string): Promise<Submission> =>
  prisma.policySubmission.findUniqueOrThrow({ where: { id }, include: WITH_CUSTOMER });

const letter = (
  { folio, contract }: Submission,
  { sender, siteUrl }: Pick<InHand, 'sender' | 'siteUrl'>,
  part: Pick<Letter, 'title' | 'preheader'> & { paragraphs: string[] },
): Letter => ({
  ...part,
  subject: policyMails.subject({ title: part.title, folio }),
  folio,
  paragraphs: [everyMail.greeting({ name: contract.customer.name }), ...part.paragraphs],
  button: { label: policyMails.button, url: siteUrl('insurance') },
  whyReceived: policyMails.whyReceived({ company: sender.name }),
});
