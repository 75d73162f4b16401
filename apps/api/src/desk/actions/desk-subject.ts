import type { Book } from '@flota/finance';
import type { ContractKind, PaymentProvider } from '@flota/prisma';
import { bookOf } from '@flota/records';
import type { AskedDeskAction, DeskAction } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

export interface SubjectContract {
  id: string;
  number: string;
  kind: ContractKind;
  termMonths: number;
  /** In whose name it is. */
  taxProfileId: string;
  book: Book;
  /** How the money of an event came in, by its id. */
  references: ReadonlyMap<string, string>;
}

/** The other side of a transfer, in its own contract. */
export interface Counterpart {
  contract: SubjectContract;
  eventId: string;
}

/** What is to be taken back, and what hangs on it. */
export interface SubjectEvent {
  id: string;
  /** What came in or was done; of a reversal what it took back. */
  rootId: string;
  payment: { id: string; provider: PaymentProvider } | null;
  reference: string;
  /** Of the root. */
  counterpart: Counterpart | null;
}

/** All that an action concerns, as it is kept now. */
export interface DeskSubject {
  contract: SubjectContract;
  /** Where credit goes, or a receipt belongs. */
  other: SubjectContract | null;
  event: SubjectEvent | null;
}

/** The contracts of a subject: those to lock, and to enter into. */
export const contractsOf = ({ contract, event, other }: DeskSubject): SubjectContract[] => {
  const all = [contract, other, event?.counterpart?.contract].filter((one) => one !== null && one !== undefined);
  return [...new Map(all.map((one) => [one.id, one])).values()];
};

/** @throws ProblemException 404 for the contract; 422 for another contract or an event that is not there */
export async function readSubject(
  database: Database,
  contractId: string,
  action: AskedDeskAction | DeskAction,
): Promise<DeskSubject> {
  const contract = await readContract(database, contractId);
  if (!contract) throw ProblemException.notFound();
  const otherId = 'toContractId' in action ? action.toContractId : contractId;
  const other = otherId === contractId ? contract : await readContract(database, otherId);
  if (!other) throw ProblemException.invalid([{ field: 'toContractId', code: 'CONTRACT.INVALID' }]);
  const event = 'eventId' in action ? await readEvent(database, contractId, action.eventId) : null;
  return { contract, other: 'toContractId' in action ? other : null, event };
}

async function readContract(database: Database, id: string): Promise<SubjectContract | null> {
  const contract = await database.contract.findUnique({ where: { id }, include: { events: true } });
  if (!contract) return null;
  const { events, kind, number, taxProfileId, termMonths } = contract;
  const references = new Map(events.map((event) => [event.id, event.reference]));
  return { id, number, kind, termMonths, taxProfileId, book: bookOf(contract, events), references };
}

const WITH_PAYMENT = { payment: { select: { id: true, provider: true } } } as const;

async function readEvent(database: Database, contractId: string, id: string): Promise<SubjectEvent> {
  const event = await database.contractEvent.findFirst({
    where: { id, contractId },
    include: { ...WITH_PAYMENT, reverses: { include: WITH_PAYMENT } },
  });
  if (!event) throw ProblemException.invalid([{ field: 'eventId', code: 'EVENT.INVALID' }]);
  const root = event.reverses ?? event;
  const counterpart = await database.contractEvent.findFirst({
    where: root.counterpartId === null ? { counterpartId: root.id } : { id: root.counterpartId },
    select: { id: true, contractId: true },
  });
  const contract = counterpart && (await readContract(database, counterpart.contractId));
  return {
    id,
    rootId: root.id,
    payment: root.payment,
    reference: root.reference,
    counterpart: contract && { contract, eventId: counterpart.id },
  };
}
