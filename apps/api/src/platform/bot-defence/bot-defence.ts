import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { ENV, type Env } from '../config/env.js';
import { deriveKey, sha256 } from '../crypto/keys.js';
import { ProblemException } from '../errors/problem.exception.js';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';
import { workCost } from './work-cost.js';

const WORK = { algorithm: 'PBKDF2/SHA-256', keyPrefix: '00' } as const;
const CHALLENGE_SECONDS = 20 * 60;

const FORMS_PER_ADDRESS: Limit = { name: 'public-form', points: 20, seconds: 3_600 };
/** A solved challenge opens one form: its signature may be shown once while it is valid. */
const SHOWN_ONCE: Limit = { name: 'altcha-solution', points: 1, seconds: CHALLENGE_SECONDS };

/** Challenges that were given out. They get cheap again as fast as they run out. */
const CHALLENGES_OF_NETWORK = { name: 'altcha-network', seconds: CHALLENGE_SECONDS };
const CHALLENGES_OVERALL = { name: 'altcha-overall', seconds: 300 };
const ALL = 'all';

const DAY = 24 * 3_600;
/** Mails that forms cause to one mailbox: more than anybody who compares plans asks for in a day. */
const MAILS_TO_MAILBOX = 20;
/** From this many on, whoever causes another one has more work to do with the next form. */
const SUSPICIOUS_MAILS = 5;
const SUSPICION = 5;
const MAILS_OF_MAILBOX = { name: 'visitor-mails', seconds: DAY };
/** To all mailboxes. No lender has as many visitors; what is not sent is in the system, and staff can send it. */
const MAILS_OVERALL: Limit = { name: 'visitor-mails-overall', points: 2_000, seconds: 3_600 };

/** What every public form sends along: `altcha` solved in the background, `website` a box that no person sees. */
export interface BotDefenceFields {
  altcha?: string | undefined;
  website?: string | undefined;
}

/** Keeps programs from using a public form to mail strangers: proof of work, honeypot and a limit by address. */
@Injectable()
export class BotDefence {
  private readonly logger = new Logger('BotDefence');
  private readonly key: string;
  private readonly on: boolean;

  constructor(
    @Inject(ENV) env: Env,
    private readonly limiter: RateLimiter,
  ) {
    this.key = deriveKey(env.APP_SECRET, 'altcha');
    this.on = env.BOT_DEFENCE === 'on';
  }

  /** A new challenge, harder the more were asked for lately; `null` when the defence is off. */
  async challenge(address: string): Promise<Challenge | null> {
    if (!this.on) return null;
    const [network, overall] = await Promise.all([
      this.limiter.count(CHALLENGES_OF_NETWORK, address),
      this.limiter.count(CHALLENGES_OVERALL, ALL),
    ]);
    const cost = workCost({ network, overall });
    const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
    return createChallenge({ ...WORK, cost, expiresAt, deriveKey: pbkdf2, hmacSignatureSecret: this.key });
  }

  /**
   * Whether a form may cause one more mail to a mailbox, which is whoever's the visitor says. Nobody is told when it may
   * not: a form is taken all the same.
   */
  async mayMail(mailbox: string, address: string): Promise<boolean> {
    if (!this.on) return true;
    const mails = await this.limiter.count(MAILS_OF_MAILBOX, sha256(oneMailbox(mailbox)));
    if (mails > SUSPICIOUS_MAILS) await this.limiter.count(CHALLENGES_OF_NETWORK, address, SUSPICION);
    if (mails <= MAILS_TO_MAILBOX && (await this.isWithin(MAILS_OVERALL))) return true;
    this.logger.warn({ event: 'visitor-mail-held', reason: mails > MAILS_TO_MAILBOX ? 'mailbox' : 'overall' });
    return false;
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

  private async isWithin(limit: Limit): Promise<boolean> {
    return (await this.limiter.count(limit, ALL)) <= limit.points;
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

/** What stands behind a plus is the same person's. */
const oneMailbox = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');
