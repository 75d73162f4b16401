import { Injectable } from '@nestjs/common';
import { type Book, standingOn } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { type AutomaticPayments, CHARGE_DAYS_BEFORE_MAX, todayInMexico } from '@flota/schemas';
import { SettingsService } from '../../../content/index.js';
import { contractLabel, Ledgers, vehicleLine } from '../../../contracts/index.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { CardProviders } from '../../providers/card-providers.js';
import { presentCard } from '../cards/saved-card.presenter.js';
import { mandateTerms } from '../mandates/mandate-terms.js';
import { firstToCharge, owedBy } from '../rules/charge-rules.js';
import { type AccountMandate, accountMandateInclude, presentMandate } from './automatic-payment.presenter.js';

type OfContract = AutomaticPayments['contracts'][number];

/** What a customer sees of their cards and of what is paid by itself. */
@Injectable()
export class AutomaticPaymentsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
    private readonly settings: SettingsService,
    private readonly providers: CardProviders,
  ) {}

  async of(customerId: string): Promise<AutomaticPayments> {
    const contracts = await this.prisma.contract.findMany({ where: { customerId }, orderBy: { signedOn: 'desc' } });
    const books = await this.ledgers.readAll(contracts);
    const mandates = await this.prisma.automaticPayment.findMany({
      where: { contract: { customerId }, state: { not: 'ended' } },
      include: accountMandateInclude,
    });
    const cards = await this.prisma.savedCard.findMany({
      where: { customerId, state: 'saved' },
      orderBy: { savedAt: 'asc' },
    });
    const provider = await this.providers.current();
    const today = todayInMexico();
    return {
      cardProvider: provider?.name ?? null,
      cards: cards.map((card) => presentCard(card, today)),
      contracts: contracts.flatMap((contract) => {
        const book = books.get(contract.id);
        const mandate = mandates.find(({ contractId }) => contractId === contract.id) ?? null;
        return book ? ofContract(contract, { book, mandate, today }) : [];
      }),
      terms: mandateTerms(await this.settings.site()),
    };
  }
}

/** Nothing of one that is settled, unless it still is to be switched off. */
function ofContract(
  contract: Contract,
  { book, mandate, today }: { book: Book; mandate: AccountMandate | null; today: string },
): OfContract[] {
  const standing = standingOn(book, today);
  if (standing.paidOffOn !== null && mandate === null) return [];
  const firstCharges = Array.from({ length: CHARGE_DAYS_BEFORE_MAX + 1 }, (_, daysBefore) => {
    const first = standing.paidOffOn === null ? firstToCharge(standing, daysBefore, today) : null;
    return first && { ...first, amount: owedBy(standingOn(book, first.chargeOn), first.dueOn) };
  });
  return [
    {
      contractId: contract.id,
      label: contractLabel(contract),
      vehicle: vehicleLine(contract),
      firstCharges,
      automaticPayment: mandate && presentMandate(mandate, book),
    },
  ];
}
