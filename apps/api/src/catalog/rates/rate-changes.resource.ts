import { RateChangeState } from '@flota/prisma';
import { slug } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';
import { presentChange, presentChangeRow, WHOLE_CHANGE, type WholeChange } from './rate-change.presenter.js';

/** Rates that were proposed: made and decided by actions of their own, and changed by nobody. */
export const rateChangesResource = defineResource<WholeChange>({
  name: 'rate-changes',
  allow: {
    list: ['content', 'finance', 'auditor'],
    show: ['content', 'finance', 'auditor'],
    ask: ['finance'],
    decide: ['finance'],
  },
  model: (database) => database.rateChange,
  include: WHOLE_CHANGE,
  search: { columns: ['plan.title', 'maker.name'], codes: ['folio'] },
  palette: { by: 'folio', tell: ({ folio, plan }) => ({ title: folio, detail: `Tasas de ${plan.title}` }) },
  sort: sortedBy('createdAt', 'effectiveOn'),
  defaultOrder: { createdAt: 'desc' },
  filters: {
    state: z.enum(RateChangeState).transform((state) => ({ state })),
    notBy: z.uuid().transform((makerId) => ({ makerId: { not: makerId } })),
    planSlug: slug.transform((planSlug) => ({ planSlug })),
  },
  present: presentChangeRow,
  presentOne: presentChange,
});
