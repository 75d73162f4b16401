import { LedgerDifferenceKind, LedgerDifferenceState } from '@flota/prisma';
import { z } from 'zod';
import { defineResource, type Resource, sortedBy, sortedByOptional } from '../../../platform/resources/resource.js';
import type { CompareHolders } from '../compare/compare-holders.js';
import {
  type DifferenceRow,
  presentRow,
  presentWhole,
  rowInclude,
  type WholeDifference,
  wholeInclude,
} from './ledger-differences.presenter.js';

const DAY_MS = 24 * 3_600_000;

/** Where the lender's ledger and ours are not the same: found by comparing, and settled by actions of its own. */
export const ledgerDifferencesResource = (holders: CompareHolders): Resource =>
  defineResource<DifferenceRow>({
    name: 'ledger-differences',
    allow: { list: ['finance', 'auditor'], show: ['finance', 'auditor'], settle: ['finance'] },
    model: (database) => database.ledgerDifference,
    include: rowInclude,
    includeOne: wholeInclude,
    search: { codes: ['ledgerContract.number', 'ledgerContract.externalId'] },
    sort: { ...sortedBy('openedAt'), ...sortedByOptional('endedAt') },
    defaultOrder: { openedAt: 'asc' },
    filters: {
      kind: z.enum(LedgerDifferenceKind).transform((kind) => ({ kind })),
      state: z.enum(LedgerDifferenceState).transform((state) => ({ state })),
      contractId: z.uuid().transform((contractId) => ({ ledgerContract: { contractId } })),
      olderThanDays: z
        .int()
        .min(1)
        .max(3_650)
        .transform((days) => ({ openedAt: { lt: new Date(Date.now() - days * DAY_MS) } })),
    },
    present: presentRow,
    presentOne: (difference: WholeDifference) => presentWhole(holders, difference),
  });
