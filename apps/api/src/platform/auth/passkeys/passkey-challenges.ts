import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ENV, type Env } from '../../config/env.js';
import { deriveKey, randomToken } from '../../crypto/keys.js';
import { openTicket, sealTicket } from '../second-factor/signed-ticket.js';
import type { SessionKind } from '../sessions.js';

const VALID_MS = 5 * 60_000;
const PURPOSES = ['registration', 'sign-in', 'second-factor', 'step-up'] as const;
export type ChallengePurpose = (typeof PURPOSES)[number];

const challengeSchema = z.object({
  challenge: z.string(),
  purpose: z.enum(PURPOSES),
  /** `null` for whoever comes. */
  ownerId: z.string().nullable(),
  issuedAt: z.number(),
});
type Challenge = z.infer<typeof challengeSchema>;

/** What a passkey is to sign. Nothing of it is stored: anonymous visitors ask for them, who must not fill a table. */
@Injectable()
export class PasskeyChallenges {
  private readonly keys: Record<SessionKind, string>;

  constructor(@Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>) {
    this.keys = {
      customer: deriveKey(APP_SECRET, 'customer-passkey-challenge'),
      staff: deriveKey(APP_SECRET, 'passkey-challenge'),
    };
  }

  /** @returns `challenge` in bytes, as its text is what comes back signed */
  issue(kind: SessionKind, purpose: ChallengePurpose, ownerId: string | null) {
    const challenge = randomToken();
    const content = { challenge, purpose, ownerId, issuedAt: Date.now() } satisfies Challenge;
    const ticket = sealTicket(this.keys[kind], content);
    return { challenge: new Uint8Array(Buffer.from(challenge, 'base64url')), ticket };
  }

  /** `null` unless it is ours, of the last five minutes, and for this. */
  open(kind: SessionKind, ticket: string, purpose: ChallengePurpose, ownerId: string | null): Challenge | null {
    const issued = openTicket(challengeSchema, ticket, this.keys[kind]);
    if (issued?.purpose !== purpose || issued.ownerId !== ownerId) return null;
    return Date.now() - issued.issuedAt < VALID_MS ? issued : null;
  }
}
