import { type Contract, dayOfColumn, type Invoice, type Movement, type Prisma } from '@flota/prisma';
import { type AccountMovement, type AdminMovement, INVOICE_TYPE_NAMES, type Parts } from '@flota/schemas';
import { movementWords } from '../contract.texts.js';

/** What a movement is shown with. */
export const WITH_ALLOCATIONS = {
  allocations: { orderBy: { instalmentNumber: 'asc' } },
  takenBackBy: { select: { sequence: true } },
  invoices: {
    where: { removedAt: null },
    select: { invoice: { select: { id: true, type: true, series: true, folio: true } } },
    orderBy: { invoice: { issuedAt: 'asc' } },
  },
} satisfies Prisma.MovementInclude;

type MoneyColumns = Pick<Movement, 'capital' | 'interest' | 'rent' | 'vat' | 'lateInterest' | 'lateVat'>;
export type MovementWithAllocations = Prisma.MovementGetPayload<{ include: typeof WITH_ALLOCATIONS }>;
export type DescribedContract = Pick<Contract, 'kind' | 'termMonths'>;

export const presentParts = ({ capital, interest, rent, vat, lateInterest, lateVat }: MoneyColumns): Parts => ({
  capital: capital.toFixed(2),
  interest: interest.toFixed(2),
  rent: rent.toFixed(2),
  vat: vat.toFixed(2),
  lateInterest: lateInterest.toFixed(2),
  lateVat: lateVat.toFixed(2),
});

export const presentMovement = (contract: DescribedContract, movement: MovementWithAllocations): AccountMovement => ({
  id: movement.id,
  sequence: movement.sequence,
  kind: movement.kind,
  description: movementWords(contract, movement),
  valueOn: dayOfColumn(movement.valueOn),
  postedOn: dayOfColumn(movement.postedOn),
  standing: standingOf(movement),
  counterpart: movement.reverses ?? movement.takenBackBy?.sequence ?? null,
  instalmentNumber: movement.instalmentNumber,
  amount: movement.amount.toFixed(2),
  parts: presentParts(movement),
  unapplied: movement.unapplied.toFixed(2),
  dueBalance: movement.dueBalance.toFixed(2),
  capitalBalance: contract.kind === 'pure_lease' ? null : movement.capitalBalance.toFixed(2),
  reference: movement.reference,
  allocations: movement.allocations.map((allocation) => ({
    instalmentNumber: allocation.instalmentNumber,
    ...presentParts(allocation),
  })),
  invoices: movement.invoices.map(({ invoice }) => ({ id: invoice.id, name: invoiceName(invoice) })),
});

/** e.g. `Factura FL 1042`. */
const invoiceName = ({ type, series, folio }: Pick<Invoice, 'type' | 'series' | 'folio'>): string =>
  [INVOICE_TYPE_NAMES[type], series, folio].filter(Boolean).join(' ');

const standingOf = ({ reverses, takenBackBy }: MovementWithAllocations): AccountMovement['standing'] => {
  if (reverses !== null) return 'reverses';
  return takenBackBy ? 'reversed' : 'stands';
};

/** A movement as staff see it: beside others of other contracts. */
export const WITH_CONTRACT = {
  contract: { select: { number: true, kind: true, termMonths: true } },
  ...WITH_ALLOCATIONS,
} satisfies Prisma.MovementInclude;

export type MovementWithContract = Prisma.MovementGetPayload<{ include: typeof WITH_CONTRACT }>;

export const presentForStaff = (movement: MovementWithContract): AdminMovement => ({
  ...presentMovement(movement.contract, movement),
  contractId: movement.contractId,
  contractNumber: movement.contract.number,
});
