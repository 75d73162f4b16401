import { Injectable } from '@nestjs/common';
import type { OutboundEmail } from '@flota/prisma';
import { PrismaService } from '../database/prisma.service.js';
import type { Mail } from '../mail/mailer.js';
import type { EmailKind } from './outbound-email.js';

export type ComposedMail = Omit<Mail, 'to' | 'messageId'>;

/** Says what is in one kind of mail, from its row. Only the worker process loads it. */
@Injectable()
export abstract class EmailComposer {
  abstract readonly email: EmailKind;

  constructor(protected readonly prisma: PrismaService) {}

  abstract compose(email: OutboundEmail): Promise<ComposedMail>;
}
