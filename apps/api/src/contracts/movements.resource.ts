import { MovementKind, type Prisma } from '@flota/prisma';
import type { AdminMovement } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../platform/resources/resource.js';
import { presentMovement } from './movement.presenter.js';

const include = {
  contract: { select: { number: true, kind: true, termMonths: true } },
  allocations: { orderBy: { instalmentNumber: 'asc' } },
} satisfies Prisma.MovementInclude;

type Row = Prisma.MovementGetPayload<{ include: typeof include }>;

/** The ledger as staff read it, contract by contract: nobody changes it. */
export const movementsResource = defineResource<Row>({
  name: 'movements',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'] },
  model: (database) => database.movement,
  include,
  sort: sortedBy('sequence', 'postedOn'),
  // Ids grow with time, and have an index over all contracts.
  defaultOrder: { id: 'desc' },
  filters: {
    contractId: z.uuid().transform((contractId) => ({ contractId })),
    kind: z.enum(MovementKind).transform((kind) => ({ kind })),
  },
  present: (movement): AdminMovement => ({
    ...presentMovement(movement.contract, movement),
    contractId: movement.contractId,
    contractNumber: movement.contract.number,
  }),
});
