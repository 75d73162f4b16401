import { Injectable } from '@nestjs/common';
import type { Standing } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { CARD_PAYMENT_MAX, CARD_PAYMENT_MIN, type PaymentOptions, todayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { SettingsService } from '../content/index.js';
import {
  contractLabel,
  ContractStandings,
  excessOf,
  type OwnStanding,
  owedOf,
  PLAN_TITLES,
  vehicleLine,
} from '../contracts/index.js';
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
    private readonly standings: ContractStandings,
    private readonly settings: SettingsService,
  ) {}

  async of(customerId: string): Promise<PaymentOptions> {
    const site = await this.settings.site();
    const { legalName: beneficiary } = site;
    const today = todayInMexico();
    const standings = await this.standings.of(customerId, today);
    const options = standings.map((standing) => optionOf(standing, { beneficiary, today }));
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
  { book, contract, holder, position: standing }: OwnStanding,
  { beneficiary, today }: { beneficiary: string; today: string },
): Option | null {
  const { credit, daysLate, dueNow, minimumPrepayment, missing, next, paidOffOn, payoff, purchaseOption } = standing;
  if (paidOffOn !== null && purchaseOption === null) return null;
  return {
    contractId: contract.id,
    label: contractLabel(contract),
    vehicle: vehicleLine(contract),
    number: contract.number,
    nickname: contract.nickname,
    planTitle: PLAN_TITLES[contract.kind],
    vin: contract.vin,
    holder,
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
