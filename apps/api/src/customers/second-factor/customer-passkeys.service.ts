import { Injectable } from '@nestjs/common';
import type { customerPasskeyAddedSchema, CustomerPasskeys, NewPasskey, PasskeyRequest } from '@flota/schemas';
import type { z } from 'zod';
import { SettingsService } from '../../content/index.js';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { CUSTOMER_PASSKEYS } from '../../platform/auth/passkeys/passkey-tables.js';
import { Passkeys } from '../../platform/auth/passkeys/passkeys.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Passwords } from '../security/passwords.js';
import { PasskeyNoticeMail } from '../security/passkey-notice.mail.js';
import { CustomerFactors } from './customer-factors.js';

const MAX_PASSKEYS = 10;

type Added = z.output<typeof customerPasskeyAddedSchema>;

/** A customer's own passkeys. To add or take one away asks for the password, and its owner is told by mail. */
@Injectable()
export class CustomerPasskeysService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly passkeys: Passkeys,
    private readonly factors: CustomerFactors,
    private readonly passwords: Passwords,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly events: SecurityEvents,
  ) {}

  async list({ id }: CurrentCustomer): Promise<CustomerPasskeys> {
    const passkeys = await CUSTOMER_PASSKEYS.of(this.prisma, id);
    return {
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.createdAt.toISOString(),
        usedAt: passkey.usedAt?.toISOString() ?? null,
      })),
    };
  }

  /** What a new one is made from. Its ticket says for five minutes that the password was right. */
  async begin(current: CurrentCustomer, password: string): Promise<PasskeyRequest> {
    const customer = await this.passwords.confirm(current, password);
    return this.passkeys.creation(CUSTOMER_PASSKEYS, customer, (await this.settings.site()).companyName);
  }

  /** 422 when it doesn't answer the challenge, 409 when it is known already or there are ten. */
  async add({ id, email }: CurrentCustomer, made: NewPasskey): Promise<Added> {
    const data = await this.passkeys.created(CUSTOMER_PASSKEYS, id, made);
    const recoveryCodes = await this.outbox.commit(async (database, owe) => {
      await this.factors.lock(database, id);
      const known = await database.customerPasskey.count({ where: { credentialId: data.credentialId } });
      const own = await database.customerPasskey.count({ where: { customerId: id } });
      if (known > 0 || own >= MAX_PASSKEYS) throw new ProblemException(409, 'RESOURCE.CONFLICT');
      const isFirst = (await this.factors.countIn(database, id)) === 0;
      await database.customerPasskey.create({ data: { ...data, customerId: id } });
      await owe(PasskeyNoticeMail, { to: email, about: { kind: 'customer', id } });
      return isFirst ? this.factors.replaceCodes(database, id) : null;
    });
    await this.events.note('second-factor.added', fact(id));
    return { recoveryCodes };
  }

  /** 404 unless it is the customer's own. */
  async rename({ id: customerId }: CurrentCustomer, id: string, name: string): Promise<void> {
    const { count } = await this.prisma.customerPasskey.updateMany({ where: { id, customerId }, data: { name } });
    if (count === 0) throw ProblemException.notFound();
  }

  /** 404 unless it is the customer's own. */
  async remove(current: CurrentCustomer, passkeyId: string, password: string): Promise<void> {
    const { id, email } = await this.passwords.confirm(current, password);
    await this.outbox.commit(async (database, owe) => {
      await this.factors.lock(database, id);
      const { count } = await database.customerPasskey.deleteMany({ where: { id: passkeyId, customerId: id } });
      if (count === 0) throw ProblemException.notFound();
      await this.factors.dropUselessCodes(database, id);
      await owe(PasskeyNoticeMail, { to: email, about: { kind: 'customer', id } });
    });
    await this.events.note('second-factor.removed', fact(id));
  }
}

const fact = (recordId: string) => ({ resource: 'customers', recordId, details: { kind: 'passkey' } });
