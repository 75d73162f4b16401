import { Injectable } from '@nestjs/common';
import { type ContractIntake, contractNumberSchema, type FieldCode, type FieldError } from '@flota/schemas';
import type { Actor } from '../../../platform/audit/audit.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { ContractIntakeService } from '../contract-intake.service.js';
import {
  columnOf,
  CONTRACT_FILE_COLUMNS,
  CONTRACT_NUMBER_COLUMN,
  intakeOf,
  PAYMENT_FILE_COLUMNS,
} from './contract-columns.js';
import { type Line, readTable } from '../../../platform/text/csv-table.js';

/** What is wrong and where. Nothing of what stands there: reports are passed around. */
export interface ImportProblem {
  file: 'contracts' | 'payments';
  line: number;
  column: string;
  code: FieldCode;
  detail?: string | undefined;
}

export interface ImportReport {
  /** Written, or of a check those that could be. */
  opened: number;
  alreadyThere: number;
  refused: number;
  /** Of those opened, how many are held by somebody who was a customer before. */
  knownHolders: number;
  problems: ImportProblem[];
}

/** As the reports call them. */
export const FILE_NAMES: Record<ImportProblem['file'], string> = { contracts: 'contratos', payments: 'pagos' };

interface Files {
  contracts: Buffer;
  payments?: Buffer | undefined;
}

interface ImportOptions {
  write: boolean;
  onLine?: (done: number, total: number) => void;
}

/** In the audit log: whoever runs the command is known to the machine and not to us. */
const COMMAND: Actor = { id: '00000000-0000-0000-0000-000000000000', email: 'flota import contracts' };

/** Contracts by the file, each line by itself: one that is refused keeps no other from coming in. */
@Injectable()
export class ContractImportService {
  constructor(private readonly intake: ContractIntakeService) {}

  /**
   * @param write whether to keep what can be kept; otherwise all of it is tried and taken back
   * @param onLine hears how many of the contracts are done
   * @throws UnreadableFile
   */
  async run(files: Files, { write, onLine }: ImportOptions): Promise<ImportReport> {
    const contracts = readTable(FILE_NAMES.contracts, files.contracts, CONTRACT_FILE_COLUMNS);
    const payments = files.payments ? readTable(FILE_NAMES.payments, files.payments, PAYMENT_FILE_COLUMNS) : [];
    const paymentsOf = byContract(payments);
    const report: ImportReport = { opened: 0, alreadyThere: 0, refused: 0, knownHolders: 0, problems: [] };
    const seen = new Seen();
    for (const [at, line] of contracts.entries()) {
      const own = paymentsOf.get(numberOf(line, 'number')) ?? [];
      const repeated = seen.before(line);
      const wrong = repeated.length > 0 ? repeated : await this.bringIn(line, own, write, report);
      if (wrong.length > 0) report.refused += 1;
      report.problems.push(...wrong.map((field) => problemAt(field, line, own)));
      onLine?.(at + 1, contracts.length);
    }
    const numbers = new Set(contracts.map((line) => numberOf(line, 'number')));
    report.problems.push(...unknownContracts(payments, numbers));
    return report;
  }

  private async bringIn(line: Line, payments: Line[], write: boolean, report: ImportReport): Promise<FieldError[]> {
    const intake = intakeOf(line, payments);
    if (Array.isArray(intake)) return intake;
    try {
      const opened = await (write ? this.intake.open(COMMAND, intake) : this.intake.tryOut(COMMAND, intake));
      report[opened.alreadyThere ? 'alreadyThere' : 'opened'] += 1;
      if (opened.knownHolder && !opened.alreadyThere) report.knownHolders += 1;
      return [];
    } catch (error) {
      if (error instanceof ProblemException && error.options.errors) return error.options.errors;
      throw new Error(`Line ${line.line} of the contracts`, { cause: error });
    }
  }
}

/** As the schema reads it, so that payments find their contract however it is spelled. */
const numberOf = ({ cells }: Line, column: string): string =>
  contractNumberSchema.safeParse(cells.get(column)).data ?? '';

function byContract(payments: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of payments) {
    const number = numberOf(line, CONTRACT_NUMBER_COLUMN);
    groups.set(number, [...(groups.get(number) ?? []), line]);
  }
  return groups;
}

function problemAt({ field, code, detail }: FieldError, contract: Line, payments: readonly Line[]): ImportProblem {
  const { column, payment } = columnOf(field);
  const line = payment === null ? undefined : payments[payment];
  return line
    ? { file: 'payments', line: line.line, column, code, detail }
    : { file: 'contracts', line: contract.line, column, code, detail };
}

const unknownContracts = (payments: readonly Line[], numbers: ReadonlySet<string>): ImportProblem[] =>
  payments
    .filter((line) => !numbers.has(numberOf(line, CONTRACT_NUMBER_COLUMN)))
    .map(({ line }) => ({
      file: 'payments',
      line,
      column: CONTRACT_NUMBER_COLUMN,
      code: 'CONTRACT_NUMBER.UNKNOWN',
    }));

/** What no two lines of a file may share. A check, which keeps nothing, would not notice by itself. */
class Seen {
  private readonly values = new Set<string>();

  before({ cells }: Line): FieldError[] {
    const shared: [keyof ContractIntake, FieldCode, string | undefined][] = [
      ['number', 'CONTRACT_NUMBER.REPEATED', cells.get('number')?.toUpperCase()],
      ['paymentReference', 'PAYMENT_REFERENCE.REPEATED', cells.get('payment_reference')],
    ];
    return shared.flatMap(([field, code, value]) => {
      if (value === undefined) return [];
      const key = `${field} ${value}`;
      if (this.values.has(key)) return [{ field, code }];
      this.values.add(key);
      return [];
    });
  }
}
