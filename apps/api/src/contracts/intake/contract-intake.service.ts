import { Injectable } from '@nestjs/common';
import { checkBooks } from '@flota/finance';
import type { Contract, Prisma } from '@flota/prisma';
import {
  agreedColumns,
  bookOf,
  contractColumns,
  dateColumn,
  eventRow,
  figuresOf,
  instalmentOf,
  writePosting,
} from '@flota/records';
import { type ContractIntake, type OpenedContract, todayInMexico } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { refuse } from '../../platform/resources/resource-input.js';
import { storedMovements } from '../ledger/ledgers.js';
import { type History, historyOf } from './contract-history.js';
import { ContractHolders } from './contract-holders.service.js';

/** Those who come second wait within their transaction, and years of payments take longer than a click. */
const PATIENCE_MS = 60_000;
const PATIENCE = { maxWait: PATIENCE_MS, timeout: PATIENCE_MS };

/** Ends a transaction that was only a trial. */
class Undone extends Error {
  constructor(readonly opened: OpenedContract) {
    super('Only tried');
  }
}

/** Contracts come in from the lender's books, one by one or by the file, each with all that happened to it so far. */
@Injectable()
export class ContractIntakeService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly idempotency: Idempotency,
    private readonly encryption: FieldEncryption,
    private readonly holders: ContractHolders,
    private readonly audit: Audit,
  ) {}

  /**
   * Opens the contract, or tells that it is there already. All of it or nothing is written.
   *
   * @throws ProblemException 422 that names the field which is wrong
   */
  async open(actor: Actor, intake: ContractIntake, key?: string): Promise<OpenedContract> {
    const request = { route: 'POST /api/admin/contracts', key, body: intake };
    let opened: OpenedContract | undefined;
    const { id } = await this.idempotency.once(
      request,
      async (database) => {
        opened = await this.openIn(database, actor, intake);
        return opened.id;
      },
      PATIENCE,
    );
    return opened ?? { id, number: intake.number, alreadyThere: true, knownHolder: true };
  }

  /** What {@link open} would answer or refuse: does all of it and takes it back. */
  async tryOut(actor: Actor, intake: ContractIntake): Promise<OpenedContract> {
    try {
      return await this.prisma.$transaction(async (database) => {
        throw new Undone(await this.openIn(database, actor, intake));
      }, PATIENCE);
    } catch (error) {
      if (error instanceof Undone) return error.opened;
      throw error;
    }
  }

  /** As {@link open}, within the caller's transaction, which lets all of it be written or nothing. */
  async openIn(database: Database, actor: Actor, intake: ContractIntake): Promise<OpenedContract> {
    // One after the other, so that two contracts of a new client don't make two customers.
    await database.$executeRaw`select pg_advisory_xact_lock(hashtext('contract-intake'))`;
    const { number } = intake;
    const before = await database.contract.findUnique({ where: { number } });
    if (before) return this.sameAgain(before, intake);

    await refuseUnknown(database, intake);
    const today = todayInMexico();
    const history = historyOf(intake, today);
    refuseOtherBalance(intake, history);
    const { known, ...holder } = await this.holders.findOrMake(database, intake.holder);
    const { id } = await database.contract.create({ data: { ...this.rowOf(intake, history), ...holder } });
    await writeHistory(database, id, history);
    await checkWritten(database, id, today);
    await this.audit.write(database, actor, {
      action: 'create',
      resource: 'contracts',
      recordId: id,
      // Whose it is, the contract says; personal data stay out of the log.
      after: { number, kind: intake.terms.kind, signedOn: intake.signedOn, payments: intake.payments.length },
    });
    return { id, number, alreadyThere: false, knownHolder: known };
  }

  private sameAgain({ id, number, intakeIndex }: Contract, intake: ContractIntake): OpenedContract {
    const isSame =
      intakeIndex !== null && this.encryption.blindIndexes(contentOf(intake), INTAKE).includes(intakeIndex);
    return isSame ? { id, number, alreadyThere: true, knownHolder: true } : refuse('number', 'CONTRACT_NUMBER.TAKEN');
  }

  private rowOf(
    intake: ContractIntake,
    { book, posting }: History,
  ): Omit<Prisma.ContractUncheckedCreateInput, 'customerId' | 'taxProfileId'> {
    const { number, vehicle, clabe, paymentReference, distributorSlug } = intake;
    const { vin, modelYear, ...described } = vehicle;
    return {
      number,
      vin,
      modelYear,
      clabe,
      paymentReference,
      vehicle: described,
      distributorSlug: distributorSlug ?? null,
      broughtInOn: dateColumn(todayInMexico()),
      intakeIndex: this.encryption.blindIndex(contentOf(intake), INTAKE),
      signedOn: dateColumn(intake.signedOn),
      ...agreedColumns(book.contract, posting.movements),
      ...contractColumns(posting.figures),
    };
  }
}

const INTAKE = 'contract.intake';

/** What makes two intakes the same. The order of lines in a file doesn't, and the balance to compare with is no part of it. */
const contentOf = ({ expectedBalance: _, payments, ...content }: ContractIntake): string =>
  JSON.stringify([content, payments.map((payment) => JSON.stringify(payment)).toSorted()]);

async function refuseUnknown(
  database: Database,
  { paymentReference, distributorSlug: slug }: ContractIntake,
): Promise<void> {
  const taken = await database.contract.findUnique({ where: { paymentReference }, select: { id: true } });
  if (taken) refuse('paymentReference', 'PAYMENT_REFERENCE.TAKEN');
  const isKnown = !slug || (await database.distributor.findUnique({ where: { slug }, select: { slug: true } }));
  if (!isKnown) refuse('distributorSlug', 'DISTRIBUTOR.UNKNOWN');
}

function refuseOtherBalance({ expectedBalance, terms }: ContractIntake, { posting }: History): void {
  if (expectedBalance === undefined) return;
  const dueBalance = posting.movements.at(-1)?.dueBalance ?? '0.00';
  const balance = terms.kind === 'pure_lease' ? dueBalance : posting.figures.outstandingCapital;
  if (new Decimal(balance).eq(expectedBalance)) return;
  throw ProblemException.invalid([{ field: 'expectedBalance', code: 'BALANCE.DIFFERENT', detail: balance }]);
}

async function writeHistory(database: Database, contractId: string, { past, posting }: History): Promise<void> {
  await database.contractEvent.createMany({
    data: past.map(({ event, reference }) => eventRow(contractId, event, { reference })),
  });
  const events = new Map(past.map(({ event, reference }) => [event.id, { reference, paymentId: null }]));
  await writePosting(database, { contractId, before: [], posting, events });
}

/** What was written is what its events come to, to the cent, or none of it stays. */
async function checkWritten(database: Database, id: string, today: string): Promise<void> {
  const { events, instalments, ...contract } = await database.contract.findUniqueOrThrow({
    where: { id },
    include: { events: true, instalments: { orderBy: { number: 'asc' } } },
  });
  const movements = await storedMovements(database, id);
  const books = { movements, instalments: instalments.map(instalmentOf), figures: figuresOf(contract) };
  const [wrong] = checkBooks(bookOf(contract, events), books, today);
  if (wrong) throw new Error(`The books disagree at ${wrong.at}, ${wrong.field}: ${wrong.expected}, ${wrong.found}`);
}
