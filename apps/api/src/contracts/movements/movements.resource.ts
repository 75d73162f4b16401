import { dateColumn, MovementKind } from '@flota/prisma';
import { dateOnly, MONEY_FLOWS, type MoneyFlow } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';
import { type MovementWithContract, presentForStaff, WITH_CONTRACT } from './movement.presenter.js';

/** The ledger as staff read it, contract by contract: nobody changes it. */
export const movementsResource = defineResource<MovementWithContract>({
  name: 'movements',
  allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'] },
  model: (database) => database.movement,
  include: WITH_CONTRACT,
  // Contract by contract, as the ledger is read.
  sort: {
    sequence: (sequence) => [{ contractId: sequence }, { sequence }],
    postedOn: (postedOn) => [{ contractId: postedOn }, { postedOn }],
    ...sortedBy('valueOn'),
  },
  countedBy: [{ valueOn: 'desc' }, { id: 'desc' }],
  // Ids grow with time, and have an index over all contracts.
  defaultOrder: { id: 'desc' },
  filters: {
    contractId: z.uuid().transform((contractId) => ({ contractId })),
    kind: z.enum(MovementKind).transform((kind) => ({ kind })),
    flow: z
      .enum(Object.keys(MONEY_FLOWS) as MoneyFlow[])
      .transform((flow) => ({ kind: { in: [...MONEY_FLOWS[flow]] } })),
    valueFrom: dateOnly.transform((day) => ({ valueOn: { gte: dateColumn(day) } })),
    valueTo: dateOnly.transform((day) => ({ valueOn: { lte: dateColumn(day) } })),
  },
  present: presentForStaff,
});
