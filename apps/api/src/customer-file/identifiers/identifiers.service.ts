import { Injectable } from '@nestjs/common';
import { dayInMexico, type MaskedIdentifier, type Reveal } from '@flota/schemas';
import { Reveals } from '../../platform/audit/reveals.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { ifReadable } from '../../platform/crypto/if-readable.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { masked } from '../../platform/text/masked.js';

/** Of the accounts that a customer asked refunds to, the last ones. */
const SHOWN_ACCOUNTS = 3;

const RFC = 'tax_profile.rfc';
const CLABE = 'refund_request.clabe';

/** What tells a customer apart outside of here: masked for all, in full for a reason that is kept. */
@Injectable()
export class Identifiers {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly reveals: Reveals,
    private readonly resources: ResourceRegistry,
  ) {}

  async of(customerId: string): Promise<MaskedIdentifier[]> {
    const [profiles, refunds] = await Promise.all([
      this.prisma.taxProfile.findMany({ where: { customerId }, orderBy: { legalName: 'asc' } }),
      this.prisma.refundRequest.findMany({
        where: { customerId },
        orderBy: { createdAt: 'desc' },
        take: SHOWN_ACCOUNTS,
      }),
    ]);
    return [
      ...profiles.map(({ id, legalName, rfc }): MaskedIdentifier => ({
        ...{ kind: 'rfc', id, of: legalName },
        masked: ifReadable(() => masked(this.encryption.decrypt(rfc, RFC))),
      })),
      ...refunds.map(({ id, clabe, createdAt }): MaskedIdentifier => ({
        ...{ kind: 'clabe', id, of: dayInMexico(createdAt) },
        masked: ifReadable(() => masked(this.encryption.decrypt(clabe, CLABE))),
      })),
    ];
  }

  /**
   * In full, once it is in the audit log who reads whose and why.
   *
   * @throws ProblemException 404 of one that this customer doesn't have; 403 of a CLABE for whom refunds are none of their work; 429
   */
  async reveal(staff: CurrentStaff, customerId: string, { kind, id, reason, note }: Reveal): Promise<string> {
    if (kind === 'clabe') await this.resources.require(staff, 'refund-requests', 'read-clabe');
    const read = await this.sealed(customerId, kind, id);
    await this.reveals.note(staff, {
      ...{ resource: 'customers', recordId: customerId },
      ...{ what: kind, of: id, reason, note },
    });
    return this.encryption.decrypt(read.value, read.context);
  }

  private async sealed(customerId: string, kind: Reveal['kind'], id: string) {
    const where = { id, customerId };
    if (kind === 'rfc') {
      const profile = await this.prisma.taxProfile.findFirst({ where, select: { rfc: true } });
      if (profile) return { value: profile.rfc, context: RFC } as const;
    } else {
      const refund = await this.prisma.refundRequest.findFirst({ where, select: { clabe: true } });
      if (refund) return { value: refund.clabe, context: CLABE } as const;
    }
    throw ProblemException.notFound();
  }
}
