import { Injectable } from '@nestjs/common';
import { hashPassword, verifyPassword } from '@flota/records/password';
import { randomToken } from '../crypto/keys.js';
import { ProblemException } from '../errors/problem.exception.js';
import { type Device, Devices } from './devices.js';
import { GuessLimiter, type GuessLimits } from './guess-limiter.js';
import type { SessionKind } from './sessions.js';

const QUARTER_HOUR = 15 * 60;
/**
 * Nobody is locked out by the overall limit, which knows no device that its owner used before. On a new one customers get
 * in by a link to their mailbox, staff by a passkey or by a link that an administrator sends.
 */
const CUSTOMER_LIMITS: GuessLimits = {
  perSource: { name: 'sign-in', points: 8, seconds: QUARTER_HOUR },
  perAddress: { name: 'sign-in-address', points: 60, seconds: QUARTER_HOUR },
  overall: { name: 'sign-in-overall', points: 100, seconds: 24 * 3_600 },
};
/** A few dozen people, half of them on devices they used before: as many wrong passwords are somebody's work. */
const STAFF_LIMITS: GuessLimits = {
  ...CUSTOMER_LIMITS,
  all: { name: 'sign-in-staff', points: 600, seconds: 3_600 },
};

interface Account {
  id: string;
  /** `null` for a customer who has not registered: no password is right. */
  passwordHash: string | null;
  active: boolean;
}

interface SignInAttempt {
  kind: SessionKind;
  email: string;
  password: string;
  address: string;
  device: Device;
}

/** Checks a password, slowly on purpose (argon2id), and in the same time whether or not the account exists. */
@Injectable()
export class SignIn {
  private decoy: Promise<string> | undefined;

  constructor(
    private readonly guesses: GuessLimiter,
    private readonly devices: Devices,
  ) {}

  async check<T extends Account>(
    { kind, email, password, address, device }: SignInAttempt,
    find: () => Promise<T | null>,
  ): Promise<T> {
    const limits = kind === 'customer' ? CUSTOMER_LIMITS : STAFF_LIMITS;
    const account = await find();
    const knownDevice = account && this.devices.knows(device, account.id) ? device.nonce : null;
    const guess = { subject: `${kind} ${email}`, address, knownDevice };
    await this.guesses.take(limits, guess);
    this.decoy ??= hashPassword(randomToken());
    const correct = await verifyPassword(account?.passwordHash ?? (await this.decoy), password);
    if (!account?.active || !correct) throw new ProblemException(401, 'AUTH.CREDENTIALS_WRONG');
    await this.guesses.noteRight(limits, guess);
    return account;
  }
}
