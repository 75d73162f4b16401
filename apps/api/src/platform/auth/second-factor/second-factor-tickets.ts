import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ENV, type Env } from '../../config/env.js';
import { deriveKey, hmac } from '../../crypto/keys.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import type { SessionKind } from '../sessions.js';
import type { FactorOwner, FactorTable } from './factor-tables.js';
import { openTicket, sealTicket } from './signed-ticket.js';

const VALID_MS = 5 * 60_000;

const ticketSchema = z.object({ ownerId: z.uuid(), expires: z.number(), lastStep: z.number().nullable() });

/**
 * Says for five minutes that the password was right, so that only the second factor is missing. It names the last half
 * minute a code was taken of: taking one moves that on, and the ticket is used up without being stored anywhere. The
 * password's hash is signed along, so that a new password ends it too.
 */
@Injectable()
export class SecondFactorTickets {
  private readonly keys: Record<SessionKind, string>;

  constructor(
    @Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>,
    private readonly prisma: PrismaService,
  ) {
    this.keys = {
      customer: deriveKey(APP_SECRET, 'second-factor-ticket'),
      staff: deriveKey(APP_SECRET, 'staff-second-factor-ticket'),
    };
  }

  issue(kind: SessionKind, owner: FactorOwner): string {
    const { id: ownerId, totpLastStep: lastStep } = owner;
    return sealTicket(this.keyOf(kind, owner), { ownerId, expires: Date.now() + VALID_MS, lastStep });
  }

  /** Whose password was right. 401 when the ticket is made up, old or used. */
  async ownerOf<Owner extends FactorOwner>(table: FactorTable<Owner>, text: string): Promise<Owner> {
    // Read before it is known to be ours, to find the key that tells.
    const claimed = openTicket(ticketSchema, text);
    const owner = claimed && (await table.find(this.prisma, claimed.ownerId));
    const ticket = owner?.active ? openTicket(ticketSchema, text, this.keyOf(table.kind, owner)) : null;
    if (!owner || !ticket || ticket.expires <= Date.now() || ticket.lastStep !== owner.totpLastStep) {
      throw new ProblemException(401, 'AUTH.SESSION_ENDED');
    }
    return owner;
  }

  private keyOf(kind: SessionKind, { passwordHash }: FactorOwner): string {
    return hmac(this.keys[kind], passwordHash ?? '');
  }
}
