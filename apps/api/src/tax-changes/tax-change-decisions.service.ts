import { Injectable } from '@nestjs/common';
import { cfdiUsesFor, personKindOf, personTypeOf, type taxChangeDecisionSchema } from '@flota/schemas';
import type { z } from 'zod';
import { followTaxData } from '../customers/index.js';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { TaxChangeDecisionMail } from './tax-change.mails.js';
import { type HeldTaxChange, WITH_HOLDER } from './tax-change.presenter.js';
import { formerOf } from './tax-changes.service.js';

type Decision = z.output<typeof taxChangeDecisionSchema>;

/** Staff approve or reject what customers ask of their tax data. */
@Injectable()
export class TaxChangeDecisions {
  constructor(
    private readonly outbox: Outbox,
    private readonly encryption: FieldEncryption,
    private readonly audit: Audit,
  ) {}

  /**
   * The decision, the profile as it is from now on, the customer's mail and the audit entry: all or nothing. 409 when it is
   * not pending any more, or when somebody else has that RFC.
   */
  async decide(staff: CurrentStaff, id: string, { decision, reason }: Decision): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const { taxProfileId } = (await database.taxChange.findUnique({ where: { id } })) ?? notFound();
      // The profile first, as whoever asks for a change locks it.
      await database.$queryRaw`select 1 from tax_profile where id = ${taxProfileId}::uuid for update`;
      const change = await database.taxChange.findUniqueOrThrow({ where: { id }, include: WITH_HOLDER });
      const { count } = await database.taxChange.updateMany({
        where: { id, state: 'pending' },
        data: {
          state: decision,
          reason: decision === 'rejected' ? reason : null,
          decidedById: staff.id,
          decidedAt: new Date(),
          // The customer may have changed régimen or postal code since.
          ...formerOf(change.taxProfile),
        },
      });
      if (count === 0) throw new ProblemException(409, 'TAX_CHANGE.DECIDED');
      if (decision === 'approved') await this.approve(database, change);
      await this.audit.write(database, staff, {
        action: 'decision',
        resource: 'tax-changes',
        recordId: id,
        before: { state: change.state, ...(decision === 'approved' && { legalName: change.taxProfile.legalName }) },
        after: {
          state: decision,
          ...(decision === 'approved' && { legalName: change.legalName }),
          ...(reason && { reason }),
        },
      });
      const { email } = change.taxProfile.customer;
      await owe(TaxChangeDecisionMail, { to: email, about: { kind: 'tax_change', id } });
    });
  }

  private async approve(database: Database, change: HeldTaxChange): Promise<void> {
    if (await isRfcTaken(database, this.encryption, change)) throw new ProblemException(409, 'TAX_CHANGE.RFC_TAKEN');
    const { taxProfile, legalName, rfc, rfcIndex, regime, postalCode } = change;
    const { cfdiUse } = taxProfile;
    const personType = personTypeOf({ rfc: this.encryption.decrypt(rfc, 'tax_profile.rfc'), regime });
    const fits = cfdiUsesFor(regime, personKindOf(personType)).some(({ code }) => code === cfdiUse);
    await followTaxData(database, taxProfile.customerId, personType);
    await database.taxProfile.update({
      where: { id: taxProfile.id },
      data: { legalName, rfc, rfcIndex, personType, regime, postalCode, cfdiUse: fits ? cfdiUse : null },
    });
  }
}

/** Whether another profile, of this customer or of another, has the new RFC that is asked for. Who had it already keeps it. */
export async function isRfcTaken(
  database: Database,
  encryption: FieldEncryption,
  { rfc, taxProfileId, taxProfile }: HeldTaxChange,
): Promise<boolean> {
  const indexes = encryption.blindIndexes(encryption.decrypt(rfc, 'tax_profile.rfc'), 'tax_profile.rfc');
  if (indexes.includes(taxProfile.rfcIndex)) return false;
  const other = { rfcIndex: { in: indexes }, id: { not: taxProfileId } };
  return (await database.taxProfile.count({ where: other })) > 0;
}

function notFound(): never {
  throw ProblemException.notFound();
}
