import {
  type Contract,
  dayOfColumn,
  type Statement,
  type StatementItem,
  type StatementRun,
  type StatementRunStart,
} from '@flota/prisma';
import {
  type AccountStatement,
  type AdminStatementItem,
  type AdminStatementRun,
  type AdminStatementRunStart,
  heldForSchema,
} from '@flota/schemas';
import { contractLabel } from '../contracts/index.js';
import { statementFiguresSchema } from './statement-figures.js';

export type ItemCounts = AdminStatementRun['counts'];

export function presentStatement(
  statement: Statement & { contract: Pick<Contract, 'number' | 'nickname' | 'kind'> },
): AccountStatement {
  const { contract } = statement;
  const figures = statementFiguresSchema.parse(statement.figures);
  return {
    id: statement.id,
    contractId: statement.contractId,
    contractLabel: contractLabel(contract),
    month: dayOfColumn(statement.month),
    cutOn: dayOfColumn(statement.cutOn),
    issuedAt: statement.issuedAt.toISOString(),
    openingDue: figures.openingDue,
    charges: figures.charges,
    received: figures.received,
    closingDue: figures.closingDue,
    closingCapital: contract.kind === 'pure_lease' ? null : figures.closingCapital,
    toPay: figures.toPay,
  };
}

type NamedStart = StatementRunStart & { starter: string | null };

const presentStart = ({ id, kind, at, staffId, starter, reason, statements }: NamedStart): AdminStatementRunStart => ({
  id,
  kind,
  at: at.toISOString(),
  by: staffId,
  byName: starter,
  reason,
  statements,
});

export const presentRun = (
  run: StatementRun & { counts: ItemCounts; starter: string | null; starts: NamedStart[] },
): AdminStatementRun => ({
  id: run.id,
  month: dayOfColumn(run.month),
  startedBy: run.startedBy,
  startedByName: run.starter,
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  starts: run.starts.map(presentStart),
  counts: run.counts,
  total: Object.values(run.counts).reduce((sum, count) => sum + count, 0),
});

export const presentItem = (
  item: StatementItem & { contract: { number: string; customer: { name: string } } },
): AdminStatementItem => ({
  id: `${item.runId}.${item.contractId}`,
  runId: item.runId,
  contractId: item.contractId,
  contractNumber: item.contract.number,
  customer: item.contract.customer.name,
  state: item.state,
  reason: item.lastError,
  heldFor: item.heldFor === null ? null : heldForSchema.parse(item.heldFor),
  attempts: item.attempts,
  updatedAt: item.updatedAt.toISOString(),
});
