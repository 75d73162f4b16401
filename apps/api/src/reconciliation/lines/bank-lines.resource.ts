import { formatMoney } from '@flota/figures';
import { BankLineState, dateColumn, MatchConfidence } from '@flota/prisma';
import { dateOnly } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, type Resource, sortedBy } from '../../platform/resources/resource.js';
import type { BankLineModel } from './bank-line-model.js';
import {
  type DetailedLineRow,
  detailInclude,
  lineInclude,
  type LineRow,
  presentLine,
  presentLineDetail,
} from './bank-lines.presenter.js';

const FINANCE = ['finance'] as const;

/** The worklist: what banks told and what became of it. Everything that is done to a line has a route of its own. */
export const bankLinesResource = (model: BankLineModel): Resource =>
  defineResource<LineRow>({
    name: 'bank-lines',
    allow: { list: FINANCE, show: FINANCE, settle: FINANCE },
    model: (database) => model.of(database),
    include: lineInclude,
    includeOne: detailInclude,
    search: { texts: ['searchText'] },
    palette: {
      tell: ({ amount, trackingKey, reference, senderName }) => ({
        title: trackingKey || reference,
        detail: [formatMoney(amount.toFixed(2)), senderName].filter(Boolean).join(' · '),
      }),
    },
    sort: { ...sortedBy('bookedOn', 'amount'), line: (line) => [{ bankFileId: line }, { line }] },
    defaultOrder: { bookedOn: 'desc' },
    filters: {
      state: z.enum(BankLineState).transform((state) => ({ state })),
      confidence: z.enum(MatchConfidence).transform((confidence) => ({ confidence })),
      bankAccountId: z.uuid().transform((bankAccountId) => ({ bankAccountId })),
      bankFileId: z.uuid().transform((bankFileId) => ({ bankFileId })),
      contractId: z.uuid().transform((contractId) => ({ contractId })),
      day: dateOnly.transform((day) => ({ bookedOn: dateColumn(day) })),
    },
    present: presentLine,
    presentOne: (line: DetailedLineRow) => presentLineDetail(line),
  });
