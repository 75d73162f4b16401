import { Injectable } from '@nestjs/common';
import type { BillIdReveal } from '@flota/schemas';
import { Reveals } from '../../platform/audit/reveals.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { openIdNumber } from './handover.presenter.js';

/** By which number of which identification somebody received a bill: masked for all, in full for a reason that is kept. */
@Injectable()
export class HandoverIds {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly reveals: Reveals,
  ) {}

  /** In full, once it is in the audit log who reads it and why. 404 of one without; 429. */
  async reveal(
    staff: CurrentStaff,
    requestId: string,
    handoverId: string,
    { reason, note }: BillIdReveal,
  ): Promise<string> {
    const handover = await this.prisma.billHandover.findFirst({ where: { id: handoverId, requestId } });
    if (!handover?.idNumber) throw ProblemException.notFound();
    await this.reveals.note(staff, {
      ...{ resource: 'bill-requests', recordId: requestId },
      ...{ what: 'id-number', of: handoverId, reason, note },
    });
    return openIdNumber(this.encryption, handover.idNumber);
  }
}
