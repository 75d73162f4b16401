import { Injectable } from '@nestjs/common';
import type { Customer } from '@flota/prisma';
import type { recoveryCodesSchema, secondFactorSetupSchema } from '@flota/schemas';
import { encodeQR } from 'qr';
import type { z } from 'zod';
import { SettingsService } from '../../content/index.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { Passwords } from '../security/passwords.js';
import { SecondFactorNoticeMail } from '../security/security-notice.mails.js';
import { CUSTOMER_FACTORS } from '../../platform/auth/second-factor/factor-tables.js';
import { newTotpSecret, stepOfCode, totpUri } from '../../platform/auth/second-factor/second-factor-codes.js';
import { CustomerFactors } from './customer-factors.js';

const CONFIRMATIONS: Limit = { name: 'second-factor-confirm', points: 10, seconds: 15 * 60 };
const CONTEXT = CUSTOMER_FACTORS.secretContext;

type RecoveryCodes = z.output<typeof recoveryCodesSchema>;

/** Switching the second factor on and off. All of it asks for the password, and its owner is told. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly passwords: Passwords,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly factors: CustomerFactors,
  ) {}

  /** A new secret for the customer's app, which counts once a code of it was shown. 409 when one counts already. */
  async begin(current: CurrentCustomer, password: string): Promise<z.output<typeof secondFactorSetupSchema>> {
    const { id, email } = await this.passwords.confirm(current, password);
    const secret = newTotpSecret();
    const { count } = await this.prisma.customer.updateMany({
      where: { id, totpConfirmedAt: null },
      data: { totpSecret: this.encryption.encrypt(secret, CONTEXT) },
    });
    if (count === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT');
    const otpauthUri = totpUri(secret, (await this.settings.site()).companyName, email);
    return { secret, otpauthUri, qrSvg: encodeQR(otpauthUri, 'svg', { border: 4 }) };
  }

  /** Switches it on. 422 for a wrong code, 409 when it was not begun or is on. */
  async confirm({ id, sessionId }: CurrentCustomer, code: string): Promise<RecoveryCodes> {
    await this.limiter.consume(CONFIRMATIONS, sessionId);
    const { totpSecret, totpConfirmedAt, email } = await this.prisma.customer.findUniqueOrThrow({ where: { id } });
    if (!totpSecret || totpConfirmedAt) throw new ProblemException(409, 'RESOURCE.CONFLICT');
    const totpLastStep = stepOfCode(this.encryption.decrypt(totpSecret, CONTEXT), code);
    if (totpLastStep === null) throw ProblemException.invalid([{ field: 'code', code: 'AUTH.CODE_WRONG' }]);
    return this.outbox.commit(async (database, owe) => {
      const { count } = await database.customer.updateMany({
        where: { id, totpSecret, totpConfirmedAt: null },
        data: { totpConfirmedAt: new Date(), totpLastStep },
      });
      if (count === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT');
      await oweNotice(owe, { id, email });
      return { recoveryCodes: await this.factors.replaceCodes(database, id) };
    });
  }

  /** Ten new ones in place of all before. 409 without any second factor. */
  async renewCodes(current: CurrentCustomer, password: string): Promise<RecoveryCodes> {
    const { id } = await this.passwords.confirm(current, password);
    return this.prisma.$transaction(async (database) => {
      await this.factors.lock(database, id);
      if ((await this.factors.countIn(database, id)) === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT');
      return { recoveryCodes: await this.factors.replaceCodes(database, id) };
    });
  }

  /** Switches it off; harmless when it is. */
  async disable(current: CurrentCustomer, password: string): Promise<void> {
    const { id, email } = await this.passwords.confirm(current, password);
    await this.outbox.commit(async (database, owe) => {
      await this.factors.lock(database, id);
      const { count } = await database.customer.updateMany({
        where: { id, totpConfirmedAt: { not: null } },
        data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
      });
      if (count === 0) return;
      await this.factors.dropUselessCodes(database, id);
      await oweNotice(owe, { id, email });
    });
  }
}

const oweNotice = (owe: Owe, { id, email }: Pick<Customer, 'id' | 'email'>) =>
  owe(SecondFactorNoticeMail, { to: email, about: { kind: 'customer', id } });
