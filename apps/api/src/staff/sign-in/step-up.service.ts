import { Injectable } from '@nestjs/common';
import { verifyPassword } from '@flota/records/password';
import type { StaffAccount } from '@flota/prisma';
import type { FieldError, StepUpProof, StepUpWays } from '@flota/schemas';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { STAFF_PASSKEYS } from '../../platform/auth/passkeys/passkey-tables.js';
import { Passkeys } from '../../platform/auth/passkeys/passkeys.js';
import { STAFF_FACTORS } from '../../platform/auth/second-factor/factor-tables.js';
import { SecondFactorCheck } from '../../platform/auth/second-factor/second-factor-check.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';

/** Who sits down at somebody else's open session gets few guesses. The account itself is not locked by them. */
const PER_SESSION: Limit = { name: 'step-up', points: 8, seconds: 15 * 60 };

/** Asks a member of staff who is signed in to prove again that it is them. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sessions: Sessions,
    private readonly codes: SecondFactorCheck,
    private readonly passkeys: Passkeys,
    private readonly limiter: RateLimiter,
    private readonly events: SecurityEvents,
  ) {}

  /** What else than the password they may prove it with. */
  async ways({ id }: CurrentStaff): Promise<StepUpWays> {
    const { totpConfirmedAt } = await this.account(id);
    return { totp: totpConfirmedAt !== null, passkey: await this.passkeys.challenge(STAFF_PASSKEYS, 'step-up', id) };
  }

  /** 422 at what is wrong, 429 after too many. */
  async prove({ id, email, sessionId, isRecovering }: CurrentStaff, proof: StepUpProof): Promise<void> {
    await this.limiter.consume(PER_SESSION, sessionId);
    const fact = { resource: 'staff', recordId: id, actor: { id, email } };
    const wrong = await this.wrongIn(await this.account(id), proof);
    if (wrong) {
      await this.events.note('step-up.failed', fact);
      throw ProblemException.invalid([wrong]);
    }
    await this.limiter.reset(PER_SESSION, sessionId);
    // Somebody who found what they said was lost goes through the sign-in with it.
    await this.sessions.prove(sessionId, { factor: proof.password === undefined && !isRecovering });
    await this.events.note('step-up', fact);
  }

  private async wrongIn(account: StaffAccount, { password, code, passkey }: StepUpProof): Promise<FieldError | null> {
    if (password !== undefined) {
      const isRight = account.passwordHash !== null && (await verifyPassword(account.passwordHash, password));
      return isRight ? null : { field: 'password', code: 'PASSWORD.WRONG' };
    }
    if (code !== undefined) {
      const isRight = await this.codes.accept(STAFF_FACTORS, account, code);
      return isRight ? null : { field: 'code', code: 'AUTH.CODE_WRONG' };
    }
    const isRight = passkey && (await this.passkeys.proven(STAFF_PASSKEYS, passkey, 'step-up', account.id));
    return isRight ? null : { field: 'passkey', code: 'PASSKEY.INVALID' };
  }

  private account(id: string): Promise<StaffAccount> {
    return this.prisma.staffAccount.findUniqueOrThrow({ where: { id } });
  }
}
