import { Injectable } from '@nestjs/common';
import type { StaffAccount } from '@flota/prisma';
import type { PasskeyAnswer, PasskeyRequest, StaffFactorNeeded } from '@flota/schemas';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import { type Device, Devices } from '../../platform/auth/devices.js';
import { GuessLimiter, type GuessLimits } from '../../platform/auth/guess-limiter.js';
import { STAFF_PASSKEYS } from '../../platform/auth/passkeys/passkey-tables.js';
import { passkeyRefused, Passkeys } from '../../platform/auth/passkeys/passkeys.js';
import { STAFF_FACTORS } from '../../platform/auth/second-factor/factor-tables.js';
import { SecondFactorCheck } from '../../platform/auth/second-factor/second-factor-check.js';
import { SecondFactorTickets } from '../../platform/auth/second-factor/second-factor-tickets.js';
import { type IssuedTokens, type SessionMarks, Sessions } from '../../platform/auth/sessions.js';
import { SignIn } from '../../platform/auth/sign-in.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { StaffFactorsService } from '../factors/staff-factors.service.js';
import { StaffSignInNoticeMail } from '../notices/staff-notice.mails.js';
import { StaffRecoveriesService } from '../recovery/staff-recoveries.service.js';

const DAY_SECONDS = 24 * 3_600;

/** Only who has the password gets to guess codes; twenty a day find one in sixteen thousand within that day. */
const CODE_LIMITS: GuessLimits = {
  perSource: { name: 'staff-second-factor', points: 8, seconds: 15 * 60 },
  perAddress: { name: 'staff-second-factor-address', points: 60, seconds: 15 * 60 },
  overall: { name: 'staff-second-factor-overall', points: 20, seconds: DAY_SECONDS },
};
/** A passkey can't be guessed; checking one costs. */
const PASSKEYS_PER_ADDRESS: Limit = { name: 'staff-passkeys', points: 60, seconds: 15 * 60 };

/** Whoever tries to sign in, as the request tells it. */
export interface StaffVisitor {
  address: string;
  userAgent: string;
  device: Device;
}

/** What a right password leads to. */
export type StaffSignInResult =
  { account: StaffAccount; tokens: IssuedTokens; marks: SessionMarks } | StaffFactorNeeded;

/** Sign-in of staff: password and second factor, or a passkey for both, and word to its owner when the device is new. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly prisma: PrismaService,
    private readonly passwords: SignIn,
    private readonly guesses: GuessLimiter,
    private readonly limiter: RateLimiter,
    private readonly devices: Devices,
    private readonly tickets: SecondFactorTickets,
    private readonly codes: SecondFactorCheck,
    private readonly factors: StaffFactorsService,
    private readonly passkeys: Passkeys,
    private readonly recoveries: StaffRecoveriesService,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly events: SecurityEvents,
  ) {}

  /** 401 for a wrong address or password (one answer for both), 429 after too many. */
  async withPassword(
    credentials: { email: string; password: string },
    visitor: StaffVisitor,
  ): Promise<StaffSignInResult> {
    const { address, device } = visitor;
    const account = await this.told(credentials.email, () =>
      this.passwords.check({ kind: 'staff', ...credentials, address, device }, () =>
        this.prisma.staffAccount.findUnique({ where: { email: credentials.email } }),
      ),
    );
    return this.next(account, visitor);
  }

  /** What comes after a right password: the second factor, or where there is none the session. */
  async next(account: StaffAccount, visitor: StaffVisitor): Promise<StaffSignInResult> {
    if ((await this.factors.countIn(this.prisma, account.id)) === 0) return this.open(account, visitor, {});
    if (await this.recoveries.isApproved(account.id)) return this.open(account, visitor, { recovering: true });
    return {
      ticket: this.tickets.issue('staff', account),
      totp: account.totpConfirmedAt !== null,
      passkey: await this.passkeys.challenge(STAFF_PASSKEYS, 'second-factor', account.id),
    };
  }

  /** 401 for a wrong code or a ticket that no longer counts, 429 after too many. */
  async withCode({ ticket, code }: { ticket: string; code: string }, visitor: StaffVisitor) {
    const account = await this.tickets.ownerOf(STAFF_FACTORS, ticket);
    const knownDevice = this.devices.knows(visitor.device, account.id) ? visitor.device.nonce : null;
    const guess = { subject: `staff second factor ${account.id}`, address: visitor.address, knownDevice };
    await this.guesses.take(CODE_LIMITS, guess);
    if (!(await this.codes.accept(STAFF_FACTORS, account, code))) {
      await this.events.note('second-factor.failed', { resource: 'staff', recordId: account.id });
      throw new ProblemException(401, 'AUTH.CODE_WRONG');
    }
    await this.guesses.noteRight(CODE_LIMITS, guess);
    return this.open(account, visitor, { factor: true });
  }

  /** The passkey as what comes after the password. */
  async withPasskey({ signIn, ...answer }: PasskeyAnswer & { signIn: string }, visitor: StaffVisitor) {
    await this.limiter.consume(PASSKEYS_PER_ADDRESS, visitor.address);
    const account = await this.tickets.ownerOf(STAFF_FACTORS, signIn);
    if (!(await this.passkeys.proven(STAFF_PASSKEYS, answer, 'second-factor', account.id))) {
      await this.events.note('second-factor.failed', { resource: 'staff', recordId: account.id });
      throw passkeyRefused();
    }
    return this.open(account, visitor, { factor: true });
  }

  /** A challenge for whichever passkey the browser has, for signing in without a password. */
  challenge(): Promise<PasskeyRequest> {
    return this.passkeys.anyChallenge(STAFF_PASSKEYS);
  }

  /** The passkey alone: it is something one has, and asked for a finger, a face or a PIN. */
  async withPasskeyAlone(answer: PasskeyAnswer, visitor: StaffVisitor) {
    await this.limiter.consume(PASSKEYS_PER_ADDRESS, visitor.address);
    const proven = await this.passkeys.proven(STAFF_PASSKEYS, answer, 'sign-in', null);
    if (!proven) {
      await this.events.note('sign-in.failed', { resource: 'staff', recordId: 'passkey' });
      throw passkeyRefused();
    }
    return this.open(proven.owner, visitor, { factor: true });
  }

  async open(account: StaffAccount, { device, userAgent }: StaffVisitor, marks: SessionMarks) {
    const { id, email } = account;
    const isNews =
      !this.devices.knows(device, id) && (await this.prisma.authSession.count({ where: { staffId: id } })) > 0;
    const tokens = await this.outbox.commit(async (database, owe) => {
      const tokens = await this.sessions.start('staff', id, userAgent, database, marks);
      const about = { kind: 'auth_session', id: tokens.sessionId } as const;
      if (isNews) await owe(StaffSignInNoticeMail, { to: email, about });
      return tokens;
    });
    await this.events.note('sign-in', {
      resource: 'staff',
      recordId: id,
      actor: { id, email },
      details: { secondFactor: marks.factor ?? false },
    });
    return { account, tokens, marks };
  }

  /** Lets nobody fail or be made to wait without a trace. */
  private async told<Result>(email: string, attempt: () => Promise<Result>): Promise<Result> {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof ProblemException) {
        const account = await this.prisma.staffAccount.findUnique({ where: { email }, select: { id: true } });
        const event = error.status === 401 ? 'sign-in.failed' : 'sign-in.limited';
        await this.events.note(event, { resource: 'staff', recordId: account?.id ?? this.events.subjectOf(email) });
      }
      throw error;
    }
  }
}
