import { Inject, Injectable } from '@nestjs/common';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { ENV, type Env } from '../config/env.js';
import { deriveKey } from '../crypto/keys.js';
import { ProblemException } from '../errors/problem.exception.js';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';

/** About a second of work on a mid-range phone: nothing for one person, a lot for ten thousand forms. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, keyPrefix: '00' } as const;
const CHALLENGE_SECONDS = 20 * 60;

const FORMS_PER_ADDRESS: Limit = { name: 'public-form', points: 20, seconds: 3_600 };
/** A solved challenge opens one form: its signature may be shown once while it is valid. */
const SHOWN_ONCE: Limit = { name: 'altcha-solution', points: 1, seconds: CHALLENGE_SECONDS };

/** What every public form sends along: `altcha` solved in the background, `website` a box that no person sees. */
export interface BotDefenceFields {
  altcha?: string | undefined;
  website?: string | undefined;
}

/** Keeps programs from using a public form to mail strangers: proof of work, honeypot and a limit by address. */
@Injectable()
export class BotDefence {
  private readonly key: string;
  private readonly on: boolean;

  constructor(
    @Inject(ENV) env: Env,
    private readonly limiter: RateLimiter,
  ) {
    this.key = deriveKey(env.APP_SECRET, 'altcha');
    this.on = env.BOT_DEFENCE === 'on';
  }

  /** A new challenge, or `null` when the defence is off. */
  async challenge(): Promise<Challenge | null> {
    if (!this.on) return null;
    const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
    return createChallenge({ ...WORK, expiresAt, deriveKey: pbkdf2, hmacSignatureSecret: this.key });
  }

  /** Throws when the request looks like a program's; one and the same answer whatever gave it away. */
  async check(fields: BotDefenceFields, address: string): Promise<void> {
    if (!this.on) return;
    await this.limiter.consume(FORMS_PER_ADDRESS, address);
    const signature = fields.website ? null : await this.verifiedSignature(fields.altcha);
    if (!signature) throw new ProblemException(403, 'REQUEST.BOT_SUSPECTED');
    await this.limiter.consume(SHOWN_ONCE, signature).catch(() => {
      throw new ProblemException(403, 'REQUEST.BOT_SUSPECTED');
    });
  }

  private async verifiedSignature(solved: string | undefined): Promise<string | null> {
    try {
      const { challenge, solution } = JSON.parse(Buffer.from(solved ?? '', 'base64').toString('utf8')) as Payload;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey: pbkdf2,
        hmacSignatureSecret: this.key,
      });
      return verified && challenge.signature ? challenge.signature : null;
    } catch {
      // Not what our challenge leads to: broken base64, JSON or fields.
      return null;
    }
  }
}
