import { Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import type { PasskeyAnswer, PasskeyRequest } from '@flota/schemas';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import { Devices } from '../../platform/auth/devices.js';
import { GuessLimiter, type GuessLimits } from '../../platform/auth/guess-limiter.js';
import { CUSTOMER_PASSKEYS } from '../../platform/auth/passkeys/passkey-tables.js';
import { passkeyRefused, Passkeys } from '../../platform/auth/passkeys/passkeys.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { SignIn } from '../../platform/auth/sign-in.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { CUSTOMER_FACTORS } from '../../platform/auth/second-factor/factor-tables.js';
import { SecondFactorCheck } from '../../platform/auth/second-factor/second-factor-check.js';
import { SecondFactorTickets } from '../../platform/auth/second-factor/second-factor-tickets.js';
import { AccountEntries } from '../people/account-entries.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { SignInNoticeMail } from '../security/security-notice.mails.js';
import type { SignInResult, Visitor } from './sign-in-replies.js';

const DAY_SECONDS = 24 * 3_600;

/** Only who has the password gets to guess codes; twenty a day find one in sixteen thousand within that day. */
const CODE_LIMITS: GuessLimits = {
  perSource: { name: 'second-factor', points: 8, seconds: 15 * 60 },
  perAddress: { name: 'second-factor-address', points: 60, seconds: 15 * 60 },
  overall: { name: 'second-factor-overall', points: 20, seconds: DAY_SECONDS },
};

/** A passkey can't be guessed; checking one costs. */
const PASSKEYS_PER_ADDRESS: Limit = { name: 'customer-passkeys', points: 60, seconds: 15 * 60 };

/** Sign-in of customers: password and second factor, or a passkey for both, and word to its owner when the device is new. */
@Injectable()
export class CustomerSignIn {
  constructor(
    private readonly prisma: PrismaService,
    private readonly passwords: SignIn,
    private readonly guesses: GuessLimiter,
    private readonly devices: Devices,
    private readonly tickets: SecondFactorTickets,
    private readonly secondFactor: SecondFactorCheck,
    private readonly factors: CustomerFactors,
    private readonly passkeys: Passkeys,
    private readonly limiter: RateLimiter,
    private readonly events: SecurityEvents,
    private readonly sessions: Sessions,
    private readonly entries: AccountEntries,
    private readonly outbox: Outbox,
  ) {}

  /** 401 for a wrong address or password (one answer for both), 429 after too many. */
  async withPassword(credentials: { email: string; password: string }, visitor: Visitor): Promise<SignInResult> {
    const { address, device } = visitor;
    const customer = await this.passwords.check({ kind: 'customer', ...credentials, address, device }, () =>
      this.prisma.customer.findUnique({ where: { email: credentials.email } }),
    );
    return (await this.factors.stepAfter(customer)) ?? this.open(customer, visitor);
  }

  /** 401 for a wrong code or a ticket that no longer counts, 429 after too many. */
  async withCode({ ticket, code }: { ticket: string; code: string }, visitor: Visitor): Promise<SignInResult> {
    const customer = await this.tickets.ownerOf(CUSTOMER_FACTORS, ticket);
    const knownDevice = this.devices.knows(visitor.device, customer.id) ? visitor.device.nonce : null;
    const guess = { subject: `second factor ${customer.id}`, address: visitor.address, knownDevice };
    await this.guesses.take(CODE_LIMITS, guess);
    if (!(await this.secondFactor.accept(CUSTOMER_FACTORS, customer, code)))
      throw new ProblemException(401, 'AUTH.CODE_WRONG');
    await this.guesses.noteRight(CODE_LIMITS, guess);
    return this.open(customer, visitor);
  }

  /** The passkey as what comes after the password. 422 for an answer that is not right. */
  async withPasskey(
    { signIn, ...answer }: PasskeyAnswer & { signIn: string },
    visitor: Visitor,
  ): Promise<SignInResult> {
    await this.limiter.consume(PASSKEYS_PER_ADDRESS, visitor.address);
    const { id } = await this.tickets.ownerOf(CUSTOMER_FACTORS, signIn);
    const proven = await this.passkeys.proven(CUSTOMER_PASSKEYS, answer, 'second-factor', id);
    if (!proven) {
      await this.events.note('second-factor.failed', { resource: 'customers', recordId: id });
      throw passkeyRefused();
    }
    return this.open(proven.owner, visitor);
  }

  /** A challenge for whichever passkey the browser has, for signing in without a password. */
  challenge(): Promise<PasskeyRequest> {
    return this.passkeys.anyChallenge(CUSTOMER_PASSKEYS);
  }

  /** The passkey alone: it is something one has, and asked for a finger, a face or a PIN. */
  async withPasskeyAlone(answer: PasskeyAnswer, visitor: Visitor): Promise<SignInResult> {
    await this.limiter.consume(PASSKEYS_PER_ADDRESS, visitor.address);
    const proven = await this.passkeys.proven(CUSTOMER_PASSKEYS, answer, 'sign-in', null);
    if (!proven) throw passkeyRefused();
    return this.open(proven.owner, visitor);
  }

  private async open(customer: Customer, { device, userAgent }: Visitor): Promise<SignInResult> {
    const isNews = !this.devices.knows(device, customer.id) && !(await this.isFirst(customer));
    const tokens = await this.outbox.commit(async (database, owe) => {
      const actsForId = await this.entries.first(database, customer);
      const tokens = await this.sessions.start('customer', customer.id, userAgent, database, { actsForId });
      const about = { kind: 'auth_session', id: tokens.sessionId } as const;
      if (isNews) await owe(SignInNoticeMail, { to: customer.email, about });
      return tokens;
    });
    return { customer, tokens };
  }

  /** Right after the registration. An old account without sessions is no newcomer's: those of long ago are thrown away. */
  private async isFirst({ id, registeredAt }: Customer): Promise<boolean> {
    const isNew = registeredAt !== null && Date.now() - registeredAt.getTime() < DAY_SECONDS * 1000;
    return isNew && (await this.prisma.authSession.count({ where: { customerId: id } })) === 0;
  }
}
