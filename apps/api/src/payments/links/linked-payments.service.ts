import { Injectable } from '@nestjs/common';
import { payableUntil } from '@flota/finance';
import { CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, type LinkedResult, type PaymentLink, todayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { SettingsService } from '../../content/index.js';
import { contractLabel, Ledgers, PaymentLinks } from '../../contracts/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { bankOf } from '../banks.js';
import { PaymentsService } from '../cards/payments.service.js';
import { CardProviders } from '../providers/card-providers.js';
import { linkedAmount, linkedRequest } from './linked-amount.js';

const HOUR = 3_600;
/** Of a network, as a bound only: a carrier's customers share one, and a token can't be guessed. */
const OPENED: Limit = { name: 'payment-link', points: 120, seconds: HOUR };
/** The page asks until it is known. */
const ASKED: Limit = { name: 'payment-link-result', points: 1_200, seconds: HOUR };

/** Paying what a reminder asks for, by whoever has its link: nothing else of the account is read or done. */
@Injectable()
export class LinkedPayments {
  constructor(
    private readonly links: PaymentLinks,
    private readonly ledgers: Ledgers,
    private readonly settings: SettingsService,
    private readonly providers: CardProviders,
    private readonly payments: PaymentsService,
    private readonly prisma: PrismaService,
    private readonly limiter: RateLimiter,
  ) {}

  /** 410 unless the link works. */
  async show(token: string, address: string): Promise<PaymentLink> {
    await this.limiter.consume(OPENED, address);
    const { contract, dueOn } = await this.links.open(token);
    const today = todayInMexico();
    const amount = linkedAmount(await this.ledgers.standing(contract.id, today), dueOn);
    const until = payableUntil(dueOn);
    const provider = await this.providers.current();
    const { legalName: beneficiary } = await this.settings.site();
    const { clabe, paymentReference: reference } = contract;
    return {
      label: contractLabel(contract),
      amount,
      dueOn,
      payableUntil: until < today ? null : until,
      byCard: provider !== null && isForCards(amount),
      isSandbox: provider?.name === 'sandbox',
      transfer: { beneficiary, clabe, bank: bankOf(clabe), reference },
    };
  }

  /** The amount is worked out anew. 409 when nothing is owed any more. */
  async start(token: string, key: string | undefined, address: string) {
    await this.limiter.consume(OPENED, address);
    const { contract, dueOn } = await this.links.open(token);
    const standing = await this.ledgers.standing(contract.id);
    const request = linkedRequest(standing, { contractId: contract.id, dueOn });
    const { id, checkoutUrl } = await this.payments.start(contract.customerId, key, request);
    return { id, checkoutUrl };
  }

  /** Of a payment by its id, which only its payer was given; of a group nothing. */
  async result(id: string, address: string): Promise<LinkedResult> {
    await this.limiter.consume(ASKED, address);
    const payment = await this.prisma.payment.findFirst({ where: { id, groupId: null }, select: { state: true } });
    return { state: payment?.state ?? 'unknown' };
  }
}

const isForCards = (amount: string): boolean =>
  new Decimal(amount).gte(CARD_PAYMENT_MIN) && new Decimal(amount).lte(CARD_PAYMENT_MAX);
