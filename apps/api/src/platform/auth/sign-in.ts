import { Injectable } from '@nestjs/common';
import { hashPassword, verifyPassword } from '@flota/prisma/password';
import { randomToken, sha256 } from '../crypto/keys.js';
import { ProblemException } from '../errors/problem.exception.js';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';
import type { SessionKind } from './sessions.js';

/** Wrong passwords for one account from one address: slows guessing without letting a stranger lock the owner out. */
const PER_ACCOUNT_AND_ADDRESS: Limit = { name: 'sign-in', points: 8, seconds: 15 * 60 };
/** Wrong passwords from one address, whatever the account. */
const PER_ADDRESS: Limit = { name: 'sign-in-address', points: 60, seconds: 15 * 60 };

interface Account {
  passwordHash: string;
  active: boolean;
}

/** Checks a password, slowly on purpose (argon2id), and in the same time whether or not the account exists. */
@Injectable()
export class SignIn {
  private decoy: Promise<string> | undefined;

  constructor(private readonly limiter: RateLimiter) {}

  async check<T extends Account>(
    attempt: { kind: SessionKind; email: string; password: string; address: string },
    find: () => Promise<T | null>,
  ): Promise<T> {
    const pair = sha256(`${attempt.kind} ${attempt.email} ${attempt.address}`);
    await this.limiter.check(PER_ACCOUNT_AND_ADDRESS, pair);
    await this.limiter.check(PER_ADDRESS, attempt.address);
    const account = await find();
    this.decoy ??= hashPassword(randomToken());
    const correct = await verifyPassword(account?.passwordHash ?? (await this.decoy), attempt.password);
    if (account?.active && correct) {
      await this.limiter.reset(PER_ACCOUNT_AND_ADDRESS, pair);
      return account;
    }
    await this.limiter.consume(PER_ADDRESS, attempt.address);
    await this.limiter.consume(PER_ACCOUNT_AND_ADDRESS, pair);
    throw new ProblemException(401, 'AUTH.CREDENTIALS_WRONG');
  }
}
