import { Inject, Injectable } from '@nestjs/common';
import { FinanceError, type Ledger, positionOn, simulateLedgerPrepayment } from '@flota/finance';
import type { Contract } from '@flota/prisma';
import { type PaymentOptions, todayInMexico } from '@flota/schemas';
import { SettingsService } from '../content/index.js';
import { contractLabel, Ledgers, minimumPrepayment, payoffTotal, vehicleLine } from '../contracts/index.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { bankOf } from './banks.js';
import { purchaseOptionPrice } from './cards/payment-amount.js';
import { CARD_PROVIDER, type CardProvider } from './providers/card-provider.js';

type Option = PaymentOptions['contracts'][number];
type Prepayment = Pick<Option, 'minimumPrepayment' | 'prepaymentBlockedBy'>;

/** What a customer can pay now, and how. */
@Injectable()
export class PaymentOptionsService {
  constructor(
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider | null,
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
    private readonly settings: SettingsService,
  ) {}

  async of(customerId: string): Promise<PaymentOptions> {
    const contracts = await this.prisma.contract.findMany({ where: { customerId }, orderBy: { signedOn: 'desc' } });
    const { legalName: beneficiary } = await this.settings.site();
    const today = todayInMexico();
    const ledgers = await this.ledgers.readAll(contracts);
    const options = contracts.map((contract) => {
      const ledger = ledgers.get(contract.id);
      return ledger ? optionOf(contract, ledger, beneficiary, today) : null;
    });
    return { cardProvider: this.provider?.name ?? null, contracts: options.filter((option) => option !== null) };
  }
}

/** `null` for a contract that nothing can be paid on any more. */
function optionOf(contract: Contract, ledger: Ledger, beneficiary: string, today: string): Option | null {
  const position = positionOn(ledger, today);
  const { dueNow, daysLate, next, paidOffOn } = position;
  const purchaseOption = purchaseOptionPrice(ledger);
  if (paidOffOn !== null && purchaseOption === null) return null;
  return {
    contractId: contract.id,
    label: contractLabel(contract),
    vehicle: vehicleLine(contract),
    dueNow,
    daysLate,
    next: next && { number: next.number, dueOn: next.dueOn, total: next.total },
    ...prepaymentOf(contract, ledger, minimumPrepayment(contract, position), today),
    payoffToday: payoffTotal(ledger, today),
    purchaseOption,
    transfer: {
      beneficiary,
      clabe: contract.clabe,
      bank: bankOf(contract.clabe),
      reference: contract.paymentReference,
    },
  };
}

const hasCapital = ({ kind }: Contract) => kind !== 'pure_lease';

/** The least that can go to capital today; trying it out says whether anything can. */
function prepaymentOf(contract: Contract, ledger: Ledger, minimum: string | null, today: string): Prepayment {
  if (minimum === null) {
    return { minimumPrepayment: null, prepaymentBlockedBy: hasCapital(contract) ? 'last-payments' : 'pure-lease' };
  }
  try {
    simulateLedgerPrepayment(ledger, { amount: minimum, on: today });
    return { minimumPrepayment: minimum, prepaymentBlockedBy: null };
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    const isDue = error.code === 'PREPAYMENT.AMOUNT_DUE';
    return { minimumPrepayment: null, prepaymentBlockedBy: isDue ? 'amount-due' : 'last-payments' };
  }
}
