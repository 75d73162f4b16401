import { settlementLetterMail } from '@flota/texts/mails/contracts';
import { everyMail } from '@flota/texts/mails/every-mail';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { Files } from '../../platform/storage/files.js';
import { vehicleLine } from '../contract.texts.js';
import { letterFileName } from '../letters/contract-letters.js';

/** Brings a customer the letter that says that nothing is owed any more. The figures stay in the paper. */
@Mail({ name: 'contracts.send-settlement-letter', despiteBounces: true, notice: 'formalities' }, 'contract_document')
export class SettlementLetterMail extends OwedMail<'contract_document'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: Files,
  ) {
    super();
  }

  override async compose({ about: { id }, sender }: MailInHand<'contract_document'>): Promise<Letter> {
    const letter = await this.prisma.contractDocument.findUniqueOrThrow({
      where: { id },
      include: { file: true, contract: { include: { customer: { select: { name: true } } } } },
    });
    const { contract, file, folio } = letter;
    const values = { company: sender.name, contract: contract.number, vehicle: vehicleLine(contract) };
    return {
      subject: settlementLetterMail.subject(values),
      title: settlementLetterMail.title,
      folio,
      preheader: settlementLetterMail.preheader(values),
      paragraphs: [
        everyMail.greeting({ name: contract.customer.name }),
        settlementLetterMail.settled(values),
        settlementLetterMail.letter,
        settlementLetterMail.next,
      ],
      whyReceived: settlementLetterMail.whyReceived(values),
      attachments: [
        { filename: letterFileName(letter), content: await this.files.read(file), contentType: file.contentType },
      ],
    };
  }
}
