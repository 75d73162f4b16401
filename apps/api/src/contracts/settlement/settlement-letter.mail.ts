import { buffer } from 'node:stream/consumers';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { Letter } from '../../platform/mail/letter.js';
import { Mail, type MailInHand, OwedMail } from '../../platform/outbox/owed-mail.js';
import { Files } from '../../platform/storage/files.js';
import { vehicleLine } from '../contract.texts.js';
import { letterFileName } from '../letters/contract-letters.js';

/** Brings a customer the letter that says that nothing is owed any more. The figures stay in the paper. */
@Mail({ name: 'contracts.send-settlement-letter', despiteBounces: true }, 'contract_document')
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
    const content = await this.files.open(letter.file);
    if (!content) throw new Error(`The letter ${letter.folio} has no file`);
    const { contract, folio } = letter;
    return {
      subject: `Su contrato ${contract.number} está liquidado`,
      title: 'Su contrato está liquidado',
      folio,
      preheader: `Adjuntamos la carta finiquito del contrato ${contract.number}.`,
      paragraphs: [
        `Hola, ${contract.customer.name}:`,
        `Recibimos el último pago del contrato ${contract.number}, ${vehicleLine(contract)}. Ya no debe nada por él.`,
        'Adjuntamos su carta finiquito. También puede descargarla cuando quiera desde su cuenta.',
        'El siguiente paso es la factura del vehículo: solicítela en su cuenta, en Estados de cuenta y facturas, y siga ahí cada etapa.',
      ],
      whyReceived: `Recibió este correo porque tiene un contrato con ${sender.name}.`,
      attachments: [
        { filename: letterFileName(letter), content: await buffer(content), contentType: letter.file.contentType },
      ],
    };
  }
}
