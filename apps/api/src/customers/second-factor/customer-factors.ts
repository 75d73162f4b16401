import { Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import type { SecondFactorNeeded } from '@flota/schemas';
import { CUSTOMER_PASSKEYS } from '../../platform/auth/passkeys/passkey-tables.js';
import { Passkeys } from '../../platform/auth/passkeys/passkeys.js';
import { CUSTOMER_FACTORS } from '../../platform/auth/second-factor/factor-tables.js';
import { newRecoveryCodes, recoveryCodeHashes } from '../../platform/auth/second-factor/second-factor-codes.js';
import { SecondFactorTickets } from '../../platform/auth/second-factor/second-factor-tickets.js';
import type { Database } from '../../platform/database/prisma.service.js';

/** What an app that shows codes and passkeys have in common: either is a second factor of a customer. */
@Injectable()
export class CustomerFactors {
  constructor(
    private readonly tickets: SecondFactorTickets,
    private readonly passkeys: Passkeys,
  ) {}

  /** What is missing after a right password or link; `null` where that is enough. */
  async stepAfter(customer: Customer): Promise<SecondFactorNeeded | null> {
    const passkey = await this.passkeys.challenge(CUSTOMER_PASSKEYS, 'second-factor', customer.id);
    if (!customer.totpConfirmedAt && !passkey) return null;
    const secondFactor = customer.totpConfirmedAt ? 'totp' : 'passkey';
    return { secondFactor, ticket: this.tickets.issue('customer', customer), passkey };
  }

  /** How many of the app and passkeys there are. */
  async countIn(database: Database, id: string): Promise<number> {
    const { totpConfirmedAt, _count } = await database.customer.findUniqueOrThrow({
      where: { id },
      select: { totpConfirmedAt: true, _count: { select: { passkeys: true } } },
    });
    return _count.passkeys + (totpConfirmedAt ? 1 : 0);
  }

  /** So that two changes of one customer's factors come one after the other. */
  async lock(database: Database, id: string): Promise<void> {
    await database.$queryRaw`SELECT 1 FROM customer WHERE id = ${id}::uuid FOR UPDATE`;
  }

  /** Ten new ones in place of all before. */
  async replaceCodes(database: Database, customerId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await CUSTOMER_FACTORS.replaceRecoveryCodes(database, customerId, recoveryCodeHashes(customerId, codes));
    return codes;
  }

  /** After one was taken away: codes stand in for a factor, and for none there are none. */
  async dropUselessCodes(database: Database, customerId: string): Promise<void> {
    if ((await this.countIn(database, customerId)) > 0) return;
    await database.recoveryCode.deleteMany({ where: { customerId } });
  }
}
