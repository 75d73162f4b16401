import { Inject, Injectable } from '@nestjs/common';
import type { Contract } from '@flota/prisma';
import { addDays, sitePath, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

/** From the day of the mail. */
const VALID_DAYS = 30;

/** What a reminder asks for: all that is owed of a contract up to a due date. */
interface AskedFor {
  contractId: string;
  dueOn: string;
  expiresOn: string;
}

const askedSchema = z.tuple([z.uuid(), z.iso.date(), z.iso.date()]);

/**
 * Links that pay what a reminder asks for, without signing in. Nothing is stored: the signature covers the customer's
 * address and password besides, so that a change of either ends all that were mailed before.
 */
@Injectable()
export class PaymentLinks {
  private readonly key: string;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>,
    private readonly prisma: PrismaService,
  ) {
    this.key = deriveKey(env.APP_SECRET, 'payment-link');
  }

  /** The page of the site that a mail of that day leads to; its token stands where only browsers read it. */
  urlOf(of: { contractId: string; dueOn: string; mailedOn: string; customer: LinkedCustomer }): string {
    const { contractId, customer, dueOn, mailedOn } = of;
    const asked = [contractId, dueOn, addDays(mailedOn, VALID_DAYS)].join('~');
    const token = `${Buffer.from(asked).toString('base64url')}.${this.sign(asked, customer)}`;
    return `${this.env.APP_URL}${sitePath('pay')}#token=${token}`;
  }

  /** 410 unless it works. */
  async open(token: string): Promise<AskedFor & { contract: Contract }> {
    const [encoded = '', signature = ''] = token.split('.');
    const asked = Buffer.from(encoded, 'base64url').toString();
    const { data } = askedSchema.safeParse(asked.split('~'));
    if (!data) throw expired();
    const [contractId, dueOn, expiresOn] = data;
    const found = await this.prisma.contract.findUnique({
      where: { id: contractId, customer: { active: true } },
      include: { customer: true },
    });
    if (!found || !sameText(signature, this.sign(asked, found.customer)) || expiresOn < todayInMexico())
      throw expired();
    const { customer: _customer, ...contract } = found;
    return { contractId, dueOn, expiresOn, contract };
  }

  private sign(asked: string, { id, email, passwordHash }: LinkedCustomer): string {
    return hmac(this.key, JSON.stringify([asked, id, email, passwordHash]));
  }
}

/** Whose link it is, and what ends it when it changes. */
interface LinkedCustomer {
  id: string;
  email: string;
  passwordHash: string | null;
}

const expired = () => new ProblemException(410, 'LINK.EXPIRED');
