import { Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { currentStep, recoveryCodeHash, stepOfCode, TOTP_CODE } from './second-factor-codes.js';

/** Takes codes at sign-in, each once. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {}

  /** Whether the code is right, of the app or a recovery code; it is used up then. */
  async accept(customer: Customer, code: string): Promise<boolean> {
    if (!customer.totpSecret || !customer.totpConfirmedAt) return false;
    return TOTP_CODE.test(code)
      ? this.acceptTotp(customer, customer.totpSecret, code)
      : this.acceptRecovery(customer, code);
  }

  private async acceptTotp(customer: Customer, sealed: string, code: string): Promise<boolean> {
    const step = stepOfCode(this.encryption.decrypt(sealed, 'customer.totp_secret'), code);
    if (step === null || step <= (customer.totpLastStep ?? 0)) return false;
    return this.advance(this.prisma, customer, step);
  }

  private async acceptRecovery(customer: Customer, code: string): Promise<boolean> {
    const codeHash = recoveryCodeHash(customer.id, code);
    return this.prisma.$transaction(async (database) => {
      const { count } = await database.recoveryCode.updateMany({
        where: { customerId: customer.id, codeHash, usedAt: null },
        data: { usedAt: new Date() },
      });
      if (count === 0) return false;
      // Moved on as by a code of the app: it is what uses up the ticket.
      const step = Math.max(currentStep(), (customer.totpLastStep ?? 0) + 1);
      if (await this.advance(database, customer, step)) return true;
      throw new ProblemException(401, 'AUTH.SESSION_ENDED');
    });
  }

  /** Of two codes at the same moment only one finds the step where it was read. */
  private async advance(database: Database, { id, totpLastStep }: Customer, step: number): Promise<boolean> {
    const { count } = await database.customer.updateMany({ where: { id, totpLastStep }, data: { totpLastStep: step } });
    return count === 1;
  }
}
