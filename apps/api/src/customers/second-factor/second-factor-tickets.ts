import { Inject, Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import { z } from 'zod';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

const VALID_MS = 5 * 60_000;

const ticketSchema = z.object({ customerId: z.uuid(), expires: z.number(), lastStep: z.number().nullable() });
type Ticket = z.infer<typeof ticketSchema>;

/**
 * Says for five minutes that the password was right, so that only the code is missing. It names the last half minute a
 * code was taken of: taking one moves that on, and the ticket is used up without being stored anywhere. The password's
 * hash is signed along, so that a new password ends it too.
 */
@Injectable()
export class SecondFactorTickets {
  private readonly key: string;

  constructor(
    @Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>,
    private readonly prisma: PrismaService,
  ) {
    this.key = deriveKey(APP_SECRET, 'second-factor-ticket');
  }

  issue(customer: Customer): string {
    const { id: customerId, totpLastStep: lastStep } = customer;
    const ticket: Ticket = { customerId, expires: Date.now() + VALID_MS, lastStep };
    const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    return `${body}.${this.signature(body, customer)}`;
  }

  /** The customer whose password was right. 401 when the ticket is made up, old or used. */
  async customerOf(text: string): Promise<Customer> {
    const [body = '', signature = ''] = text.split('.');
    const ticket = parse(body);
    const customer = ticket && (await this.prisma.customer.findUnique({ where: { id: ticket.customerId } }));
    const counts =
      ticket &&
      customer?.active &&
      sameText(signature, this.signature(body, customer)) &&
      ticket.expires > Date.now() &&
      ticket.lastStep === customer.totpLastStep;
    if (!counts) throw new ProblemException(401, 'AUTH.SESSION_ENDED');
    return customer;
  }

  private signature(body: string, { passwordHash }: Customer): string {
    return hmac(this.key, `${body} ${passwordHash}`);
  }
}

function parse(body: string): Ticket | null {
  try {
    return ticketSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  } catch {
    // Not one of ours.
    return null;
  }
}
