import { Injectable } from '@nestjs/common';
import { FieldEncryption } from '../../crypto/field-encryption.js';
import { PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import type { FactorOwner, FactorTable } from './factor-tables.js';
import { currentStep, recoveryCodeHash, stepOfCode, TOTP_CODE } from './second-factor-codes.js';

/** Takes codes, each once. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {}

  /** Whether the code is right, of the app or a recovery code; it is used up then. */
  async accept(table: FactorTable, owner: FactorOwner, code: string): Promise<boolean> {
    return TOTP_CODE.test(code) ? this.acceptTotp(table, owner, code) : this.acceptRecovery(table, owner, code);
  }

  private async acceptTotp(table: FactorTable, owner: FactorOwner, code: string): Promise<boolean> {
    if (!owner.totpSecret || !owner.totpConfirmedAt) return false;
    const step = stepOfCode(this.encryption.decrypt(owner.totpSecret, table.secretContext), code);
    if (step === null || step <= (owner.totpLastStep ?? 0)) return false;
    // Of two codes at the same moment only one finds the step where it was read.
    return table.moveOn(this.prisma, owner, step);
  }

  private async acceptRecovery(table: FactorTable, owner: FactorOwner, code: string): Promise<boolean> {
    const codeHash = recoveryCodeHash(owner.id, code);
    return this.prisma.$transaction(async (database) => {
      if (!(await table.useRecoveryCode(database, owner.id, codeHash))) return false;
      // Moved on as by a code of the app: it is what uses up the ticket.
      const step = Math.max(currentStep(), (owner.totpLastStep ?? 0) + 1);
      if (await table.moveOn(database, owner, step)) return true;
      throw new ProblemException(401, 'AUTH.SESSION_ENDED');
    });
  }
}
