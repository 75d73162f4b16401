import { Injectable } from '@nestjs/common';
import type { TaxProfile as TaxProfileRow } from '@flota/prisma';
import {
  type AccountProfile,
  type FieldError,
  personKindOf,
  personTypeOf,
  type profileWriteSchema,
  taxChoiceErrors,
  type TaxProfile,
  type taxProfileWriteSchema,
} from '@flota/schemas';
import type { z } from 'zod';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { SuppressedMailboxes } from '../../platform/outbox/suppressed-mailboxes.js';
import { followTaxData } from './follow-tax-data.js';
import { presentProfile, presentTaxProfile } from './profile.presenter.js';

const withContracts = { contracts: { select: { number: true }, orderBy: { signedOn: 'asc' } } } as const;

/** What the lender knows of a customer, and what the customer may change of it. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly suppressed: SuppressedMailboxes,
  ) {}

  async read(id: string): Promise<AccountProfile> {
    const [customer, change, recoveryCodesLeft] = await Promise.all([
      this.prisma.customer.findUniqueOrThrow({
        where: { id },
        include: { taxProfiles: { include: withContracts, orderBy: { legalName: 'asc' } } },
      }),
      this.prisma.oneTimeLink.findFirst({
        where: { customerId: id, purpose: 'email_change', usedAt: null, expiresAt: { gt: new Date() } },
      }),
      this.prisma.recoveryCode.count({ where: { customerId: id, usedAt: null } }),
    ]);
    const emailBounces = await this.suppressed.has(customer.email);
    return presentProfile(this.encryption, {
      customer,
      pendingEmail: change?.email ?? null,
      emailBounces,
      recoveryCodesLeft,
    });
  }

  /** What is not named stays. */
  async write(id: string, { name, phone }: z.output<typeof profileWriteSchema>): Promise<AccountProfile> {
    await this.prisma.customer.update({ where: { id }, data: { name, phone } });
    return this.read(id);
  }

  /**
   * 404 unless it is the customer's own; 422 when regime and use don't go with the person or with each other, and when it
   * would rename whom a contract names: that is a request with the tax certificate.
   */
  async writeTaxProfile(
    customerId: string,
    id: string,
    { rfc, ...data }: z.output<typeof taxProfileWriteSchema>,
  ): Promise<TaxProfile> {
    const written = await this.prisma.$transaction(async (database) => {
      // A contract that comes in names the profile as it is when this is done, or before it began.
      await database.$queryRaw`select 1 from tax_profile where id = ${id}::uuid for update`;
      const profile = await database.taxProfile.findFirst({ where: { id, customerId }, include: withContracts });
      if (!profile) throw ProblemException.notFound();
      const errors = [
        ...this.renaming(profile, { rfc, ...data }),
        ...taxChoiceErrors(personKindOf(profile.personType), data),
      ];
      if (errors.length > 0) throw ProblemException.invalid(errors);
      const personType = personTypeOf({
        rfc: this.encryption.decrypt(profile.rfc, 'tax_profile.rfc'),
        regime: data.regime,
      });
      await followTaxData(database, customerId, personType);
      return database.taxProfile.update({ where: { id }, data: { ...data, personType }, include: withContracts });
    });
    return presentTaxProfile(this.encryption, written);
  }

  private renaming(
    profile: TaxProfileRow & { contracts: unknown[] },
    { legalName = profile.legalName, rfc }: Pick<z.output<typeof taxProfileWriteSchema>, 'legalName' | 'rfc'>,
  ): FieldError[] {
    const errors: FieldError[] = [];
    if (profile.contracts.length > 0 && legalName !== profile.legalName) {
      errors.push({ field: 'legalName', code: 'NAME.BY_REQUEST' });
    }
    if (rfc !== undefined && rfc !== this.encryption.decrypt(profile.rfc, 'tax_profile.rfc')) {
      errors.push({ field: 'rfc', code: 'RFC.BY_REQUEST' });
    }
    return errors;
  }
}
