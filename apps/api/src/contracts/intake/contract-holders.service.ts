import { Injectable } from '@nestjs/common';
import { type ContractIntake, personTypeOf } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { refuse } from '../../platform/resources/resource-input.js';

type Holder = ContractIntake['holder'];

interface FoundHolder {
  customerId: string;
  taxProfileId: string;
  /** Whether they were a customer before. */
  known: boolean;
}

/**
 * Who holds a contract that comes in. One client is one customer, whose e-mail and RFC both have to lead to them; a
 * customer that is there keeps the name, address and tax data they have, because those are theirs to change.
 */
@Injectable()
export class ContractHolders {
  constructor(private readonly encryption: FieldEncryption) {}

  /** @throws ProblemException 422 when e-mail and RFC are of different customers */
  async findOrMake(database: Database, holder: Holder): Promise<FoundHolder> {
    const rfcIndex = { in: this.encryption.blindIndexes(holder.rfc, 'tax_profile.rfc') };
    const profiles = await database.taxProfile.findMany({
      where: { rfcIndex },
      select: { id: true, customer: { select: { id: true, email: true } } },
    });
    const own = profiles.find(({ customer }) => customer.email === holder.email);
    if (own) return { customerId: own.customer.id, taxProfileId: own.id, known: true };

    const byEmail = await database.customer.findUnique({ where: { email: holder.email }, select: { id: true } });
    if (byEmail && profiles.length > 0) return refuse('holder.email', 'EMAIL.OTHER_CUSTOMER');
    if (profiles.length > 1) return refuse('holder.email', 'RFC.OF_SEVERAL');
    const [byRfc] = profiles;
    if (byRfc) return { customerId: byRfc.customer.id, taxProfileId: byRfc.id, known: true };

    const customerId = byEmail?.id ?? (await this.makeCustomer(database, holder));
    return { customerId, taxProfileId: await this.makeProfile(database, customerId, holder), known: byEmail !== null };
  }

  /** Without a password: they register with the contract's number, their RFC and this address. */
  private async makeCustomer(database: Database, { name, email, phone, rfc, regime }: Holder): Promise<string> {
    const { id } = await database.customer.create({
      data: { name, email, phone: phone ?? null, personType: personTypeOf({ rfc, regime }) },
    });
    return id;
  }

  private async makeProfile(database: Database, customerId: string, holder: Holder): Promise<string> {
    const { name, legalName = name, rfc, regime, cfdiUse, postalCode } = holder;
    const { id } = await database.taxProfile.create({
      data: {
        customerId,
        rfc: this.encryption.encrypt(rfc, 'tax_profile.rfc'),
        rfcIndex: this.encryption.blindIndex(rfc, 'tax_profile.rfc'),
        legalName,
        personType: personTypeOf({ rfc, regime }),
        regime: regime ?? null,
        cfdiUse: cfdiUse ?? null,
        postalCode: postalCode ?? null,
      },
    });
    return id;
  }
}
