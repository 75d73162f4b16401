import { Injectable } from '@nestjs/common';
import { type Book, type Standing, standingOn } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, type PaymentOptions, todayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { SettingsService } from '../content/index.js';
import { contractLabel, excessOf, Ledgers, owedOf, vehicleLine } from '../contracts/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { MOST_CARDS } from './automatic/cards/card-holders.js';
import { cardTerms } from './automatic/cards/card-terms.js';
import { presentCard } from './automatic/cards/saved-card.presenter.js';
import { isUsable } from './automatic/cards/usable-card.js';
import { bankOf } from './banks.js';
import { mostOf } from './cards/payment-amount.js';
import { CardProviders } from './providers/card-providers.js';

type Option = PaymentOptions['contracts'][number];

/** What a customer can pay now, and how. */
@Injectable()
export class PaymentOptionsService {
  constructor(
    private readonly providers: CardProviders,
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
    private readonly settings: SettingsService,
  ) {}

  async of(customerId: string): Promise<PaymentOptions> {
    const contracts = await this.prisma.contract.findMany({ where: { customerId }, orderBy: { signedOn: 'desc' } });
    const site = await this.settings.site();
    const { legalName: beneficiary } = site;
    const today = todayInMexico();
    const books = await this.ledgers.readAll(contracts);
    const options = contracts.map((contract) => {
      const book = books.get(contract.id);
      return book ? optionOf(contract, { book, beneficiary, today }) : null;
    });
    const provider = await this.providers.current();
    const cards = await this.prisma.savedCard.findMany({
      where: { customerId, state: 'saved' },
      orderBy: { savedAt: 'asc' },
    });
    return {
      cardProvider: provider?.name ?? null,
      cards: cards
        .filter((card) => provider && isUsable(card, provider, today))
        .map((card) => presentCard(card, today)),
      cardTerms: provider && cards.length < MOST_CARDS ? cardTerms(site) : null,
      contracts: options.filter((option) => option !== null),
    };
  }
}

/** `null` for a contract that nothing can be paid on any more. */
function optionOf(
  contract: Contract,
  { book, beneficiary, today }: { book: Book; beneficiary: string; today: string },
): Option | null {
  const standing = standingOn(book, today);
  const { credit, daysLate, dueNow, minimumPrepayment, missing, next, paidOffOn, payoff, purchaseOption } = standing;
  if (paidOffOn !== null && purchaseOption === null) return null;
  return {
    contractId: contract.id,
    label: contractLabel(contract),
    vehicle: vehicleLine(contract),
    dueNow,
    daysLate,
    credit,
    missing,
    due: owedOf(standing),
    dueUntil: daysLate === 0 && Number(dueNow) > 0 ? (standing.toPay?.payableUntil ?? null) : null,
    other: otherOf(standing),
    next,
    effects: contract.effects,
    excess: excessOf(book, today).is,
    minimumPrepayment,
    prepaymentBlockedBy: minimumPrepayment === null ? blockOf(contract) : null,
    payoffToday: payoff?.total ?? null,
    purchaseOption,
    transfer: {
      beneficiary,
      clabe: contract.clabe,
      bank: bankOf(contract.clabe),
      reference: contract.paymentReference,
    },
  };
}

/** A card takes neither less nor more; nor is more taken than can be owed. */
function otherOf(standing: Standing): Option['other'] {
  if (standing.paidOffOn !== null) return null;
  const maximum = Decimal.min(mostOf(standing), CARD_PAYMENT_MAX);
  return maximum.lt(CARD_PAYMENT_MIN) ? null : { minimum: CARD_PAYMENT_MIN, maximum: maximum.toFixed(2) };
}

const blockOf = ({ kind }: Contract): Option['prepaymentBlockedBy'] =>
  kind === 'pure_lease' ? 'pure-lease' : 'last-payments';
