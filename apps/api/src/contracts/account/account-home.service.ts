import { Injectable } from '@nestjs/common';
import { type Contract, dateColumn, dayOfColumn } from '@flota/prisma';
import { type AccountHome, addDays, dayInMexico, instantInMexico, todayInMexico } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { SuppressedMailboxes } from '../../platform/outbox/suppressed-mailboxes.js';
import { periodOf } from '../policies/policies.service.js';
import { type AlertFacts, accountAlerts } from './account-alerts.js';
import { byUrgency } from './by-urgency.js';
import { lastDueDate } from './contract-detail.presenter.js';
import { ContractStandings, type OwnStanding } from './contract-standings.js';
import { presentSummary } from './contract.presenter.js';
import { dueDaysOf } from './due-days.js';
import { holderDebts, sumOf } from './holder-debts.js';

/** So long a statement is news. */
const NEW_STATEMENT_DAYS = 10;

/** What a customer sees first: what is owed over all contracts, and what to look at. */
@Injectable()
export class AccountHomeService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly standings: ContractStandings,
    private readonly suppressed: SuppressedMailboxes,
  ) {}

  async of(customerId: string, today = todayInMexico()): Promise<AccountHome> {
    const standings = await this.standings.of(customerId, today);
    const contracts = standings.map(presentSummary).toSorted(byUrgency);
    const facts = await this.facts(customerId, standings, today);
    return {
      contracts,
      dueNow: sumOf(contracts.map(({ dueNow }) => dueNow)),
      outstandingCapital: sumOf(contracts.map(({ outstandingCapital }) => outstandingCapital)),
      ...dueDaysOf(standings, today),
      holders: holderDebts(contracts),
      nextPayment: nextPaymentOf(contracts),
      alerts: accountAlerts(contracts, facts),
    };
  }

  private async facts(customerId: string, standings: readonly OwnStanding[], today: string): Promise<AlertFacts> {
    const contractId = { in: standings.map(({ contract }) => contract.id) };
    const [policies, statements, billRequests, paused, proposals, unreadSince, emailBounces] = await Promise.all([
      this.prisma.policy.findMany({
        where: { contractId },
        select: { contractId: true, startsOn: true, endsOn: true },
      }),
      this.prisma.statement.findMany({
        where: { contractId, issuedAt: { gte: instantInMexico(addDays(today, -NEW_STATEMENT_DAYS)) } },
        orderBy: { month: 'asc' },
        select: { contractId: true, cutOn: true },
      }),
      this.prisma.billRequest.findMany({
        where: { contractId },
        orderBy: { createdAt: 'asc' },
        select: { contractId: true, state: true, updatedAt: true },
      }),
      this.prisma.automaticPayment.findMany({ where: { contractId, state: 'paused' }, select: { contractId: true } }),
      this.prisma.restructuring.findMany({
        where: { contractId, state: 'open', validUntil: { gte: dateColumn(today) } },
        select: { contractId: true, validUntil: true },
      }),
      this.unreadSince(customerId),
      this.emailBounces(customerId),
    ]);
    return {
      today,
      policies: new Map(
        standings.map(({ contract: { id } }) => [
          id,
          policies.filter((policy) => policy.contractId === id).map(periodOf),
        ]),
      ),
      contractEnds: new Map(
        standings.map(({ contract, position }) => [contract.id, endOf(contract, lastDueDate(position))]),
      ),
      // The last of each contract's stays.
      newStatements: new Map(statements.map((statement) => [statement.contractId, dayOfColumn(statement.cutOn)])),
      billRequests: new Map(
        billRequests.map(({ contractId: id, state, updatedAt }) => [id, { state, on: dayInMexico(updatedAt) }]),
      ),
      automaticPaused: new Set(paused.map((mandate) => mandate.contractId)),
      restructurings: new Map(proposals.map((each) => [each.contractId, dayOfColumn(each.validUntil)])),
      purchaseOptionOpen: new Set(standings.filter(hasOpenOption).map(({ contract }) => contract.id)),
      withoutTaxData: new Set(standings.filter(lacksTaxData).map(({ contract }) => contract.id)),
      unreadSince: unreadSince && dayInMexico(unreadSince),
      emailBounces,
    };
  }

  private async emailBounces(id: string): Promise<boolean> {
    const { email } = await this.prisma.customer.findUniqueOrThrow({ where: { id }, select: { email: true } });
    return this.suppressed.has(email);
  }

  private async unreadSince(customerId: string): Promise<Date | null> {
    const [row] = await this.prisma.$queryRaw<{ at: Date | null }[]>`
      select max(message.created_at) at
      from conversation join message on message.conversation_id = conversation.id
      where conversation.customer_id = ${customerId}::uuid and message.author = 'staff'
        and message.created_at > coalesce(conversation.customer_read_at, '-infinity')`;
    return row?.at ?? null;
  }
}

const endOf = (contract: Contract, lastDueOn: string | undefined) => lastDueOn ?? dayOfColumn(contract.firstDueOn);

const lacksTaxData = ({ contract: { taxProfile } }: OwnStanding): boolean =>
  [taxProfile.regime, taxProfile.cfdiUse, taxProfile.postalCode].includes(null);

const hasOpenOption = ({ position }: OwnStanding): boolean =>
  position.instalments.some(({ kind, instalment }) => kind === 'purchase_option' && instalment.settledOn === null);

function nextPaymentOf(contracts: AccountHome['contracts']): AccountHome['nextPayment'] {
  const payments = contracts.flatMap(({ id: contractId, nextInstalment }) => {
    if (!nextInstalment || Number(nextInstalment.missing) === 0) return [];
    return [{ contractId, ...nextInstalment }];
  });
  return payments.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0] ?? null;
}
