import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { openTicket, sealTicket } from '../../platform/auth/second-factor/signed-ticket.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, randomToken } from '../../platform/crypto/keys.js';

const VALID_MS = 5 * 60_000;
const PURPOSES = ['registration', 'sign-in', 'second-factor', 'step-up'] as const;
export type ChallengePurpose = (typeof PURPOSES)[number];

const challengeSchema = z.object({
  challenge: z.string(),
  purpose: z.enum(PURPOSES),
  /** `null` for whoever comes. */
  staffId: z.string().nullable(),
  issuedAt: z.number(),
});
type Challenge = z.infer<typeof challengeSchema>;

/** What a passkey is to sign. Nothing of it is stored: anonymous visitors ask for them, who must not fill a table. */
@Injectable()
export class PasskeyChallenges {
  private readonly key: string;

  constructor(@Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>) {
    this.key = deriveKey(APP_SECRET, 'passkey-challenge');
  }

  /** @returns `challenge` in bytes, as its text is what comes back signed */
  issue(purpose: ChallengePurpose, staffId: string | null) {
    const challenge = randomToken();
    const ticket = sealTicket(this.key, { challenge, purpose, staffId, issuedAt: Date.now() } satisfies Challenge);
    return { challenge: new Uint8Array(Buffer.from(challenge, 'base64url')), ticket };
  }

  /** `null` unless it is ours, of the last five minutes, and for this. */
  open(ticket: string, purpose: ChallengePurpose, staffId: string | null): Challenge | null {
    const issued = openTicket(challengeSchema, ticket, this.key);
    if (issued?.purpose !== purpose || issued.staffId !== staffId) return null;
    return Date.now() - issued.issuedAt < VALID_MS ? issued : null;
  }
}
