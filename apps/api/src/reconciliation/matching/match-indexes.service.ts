import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import { Decimal } from 'decimal.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { type Candidate, MatchIndex, type PostedTransfer } from './match-index.js';

interface ContractRow {
  id: string;
  number: string;
  clabe: string;
  paymentReference: string;
  legalName: string;
  name: string;
  state: string;
  unapplied: Prisma.Decimal;
  due: Prisma.Decimal | null;
  next: Prisma.Decimal | null;
  remaining: Prisma.Decimal | null;
}

/** What lines are compared with, read in a handful of queries however many they are. */
@Injectable()
export class MatchIndexes {
  /** @param lines only payments with their keys and contracts paid from their accounts are of interest */
  async read(
    database: Database,
    lines: readonly { trackingKey: string; senderIndex: string | null }[],
  ): Promise<MatchIndex> {
    const keys = [...new Set(lines.flatMap(({ trackingKey }) => trackingKey || []))];
    const senders = [...new Set(lines.flatMap(({ senderIndex }) => senderIndex ?? []))];
    return new MatchIndex(await candidates(database), await posted(database, keys), await paidFrom(database, senders));
  }
}

/**
 * From the lines of the schedule as they are kept, not from each contract's whole life: they hint, and what is posted is
 * worked out from the life.
 */
async function candidates(database: Database): Promise<Candidate[]> {
  const rows = await database.$queryRaw<ContractRow[]>`
    with unpaid as (
      select contract_id, due_on, charged,
        total + late_interest + late_vat - paid_capital - paid_interest - paid_rent - paid_vat - paid_late_interest
          - paid_late_vat missing
      from instalment where settled_on is null and kind <> 'purchase_option'
    ), sums as (
      select contract_id, sum(missing) filter (where charged) due, sum(missing) remaining from unpaid group by contract_id
    ), following as (
      select distinct on (contract_id) contract_id, missing from unpaid where not charged order by contract_id, due_on
    )
    select contract.id, contract.number, contract.clabe, contract.payment_reference "paymentReference", contract.state,
      tax_profile.legal_name "legalName", customer.name, contract.unapplied, sums.due, sums.remaining, following.missing next
    from contract
    join tax_profile on tax_profile.id = contract.tax_profile_id
    join customer on customer.id = contract.customer_id
    left join sums on sums.contract_id = contract.id
    left join following on following.contract_id = contract.id`;
  return rows.map(candidateOf);
}

function candidateOf({ unapplied, due, next, remaining, legalName, name, state, ...row }: ContractRow): Candidate {
  const credit = Decimal.max(0, unapplied.toString());
  const missing = next && Decimal.max(0, new Decimal(next.toString()).minus(credit));
  return {
    ...row,
    names: [legalName, name],
    isPaidOff: state === 'paid_off',
    due: due?.toFixed(2) ?? '0.00',
    next: missing?.toFixed(2) ?? null,
    remaining: remaining?.toFixed(2) ?? '0.00',
  };
}

async function posted(database: Database, keys: string[]): Promise<Map<string, PostedTransfer>> {
  const payments = await database.payment.findMany({
    where: { trackingKey: { in: keys } },
    select: {
      id: true,
      folio: true,
      contractId: true,
      amount: true,
      trackingKey: true,
      bankLines: { where: { state: 'matched' }, select: { id: true } },
    },
  });
  return new Map(
    payments.map(({ trackingKey, amount, bankLines, ...payment }) => [
      trackingKey ?? '',
      { ...payment, amount: amount.toFixed(2), isMatched: bankLines.length > 0 },
    ]),
  );
}

async function paidFrom(database: Database, senders: string[]): Promise<Map<string, Set<string>>> {
  const lines = await database.bankLine.findMany({
    where: { senderIndex: { in: senders }, state: 'matched', contractId: { not: null } },
    distinct: ['senderIndex', 'contractId'],
    select: { senderIndex: true, contractId: true },
  });
  const contracts = new Map<string, Set<string>>();
  for (const { senderIndex, contractId } of lines) {
    if (!senderIndex || !contractId) continue;
    contracts.set(senderIndex, (contracts.get(senderIndex) ?? new Set()).add(contractId));
  }
  return contracts;
}
