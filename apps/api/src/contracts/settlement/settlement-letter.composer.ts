import { Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { buffer } from 'node:stream/consumers';
import { SettingsService } from '../../content/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { senderOf } from '../../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../../platform/outbox/email-composer.js';
import { Files } from '../../platform/storage/files.js';
import { vehicleLine } from '../contract.texts.js';
import { letterFileName } from '../letters/contract-letters.js';
import { settlementLetterEmail } from './settlement-letter-email.js';
import { renderSettlementEmail } from './settlement-letter.template.js';

@Injectable()
export class SettlementLetterComposer extends EmailComposer {
  readonly email = settlementLetterEmail;

  constructor(
    prisma: PrismaService,
    private readonly settings: SettingsService,
    private readonly files: Files,
  ) {
    super(prisma);
  }

  override async compose({ id: emailId, contractDocumentId: id }: OutboundEmail): Promise<ComposedMail> {
    if (!id) throw new Error(`The mail ${emailId} names no letter`);
    const letter = await this.prisma.contractDocument.findUniqueOrThrow({
      where: { id },
      include: { file: true, contract: { include: { customer: { select: { name: true } } } } },
    });
    const content = await this.files.open(letter.file);
    if (!content) throw new Error(`The letter ${letter.folio} has no file`);
    const { contract } = letter;
    return {
      ...renderSettlementEmail(senderOf(await this.settings.site()), {
        folio: letter.folio,
        name: contract.customer.name,
        contractNumber: contract.number,
        vehicle: vehicleLine(contract),
      }),
      attachments: [
        { filename: letterFileName(letter), content: await buffer(content), contentType: letter.file.contentType },
      ],
    };
  }
}
