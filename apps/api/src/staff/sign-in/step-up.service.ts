import { Injectable } from '@nestjs/common';
import { verifyPassword } from '@flota/records/password';
import type { stepUpSchema } from '@flota/schemas';
import type { z } from 'zod';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
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
    private readonly limiter: RateLimiter,
  ) {}

  async prove({ id, sessionId }: CurrentStaff, { password }: z.output<typeof stepUpSchema>): Promise<void> {
    await this.limiter.consume(PER_SESSION, sessionId);
    const { passwordHash } = await this.prisma.staffAccount.findUniqueOrThrow({ where: { id } });
    if (!(await verifyPassword(passwordHash, password))) {
      throw ProblemException.invalid([{ field: 'password', code: 'PASSWORD.WRONG' }]);
    }
    await this.limiter.reset(PER_SESSION, sessionId);
    await this.sessions.prove(sessionId);
  }
}
