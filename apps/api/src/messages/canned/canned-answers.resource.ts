import type { CannedAnswer } from '@flota/prisma';
import { type AdminCannedAnswer, cannedAnswerSchema } from '@flota/schemas';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';

/** What staff answer with often. Who answers keeps them; what was sent from them stays as it was sent. */
export const cannedAnswersResource = defineResource<CannedAnswer, typeof cannedAnswerSchema>({
  name: 'canned-answers',
  allow: {
    list: ['care', 'auditor'],
    show: ['care', 'auditor'],
    create: ['care'],
    edit: ['care'],
    delete: ['care'],
  },
  model: (database) => database.cannedAnswer,
  uniqueField: 'name',
  search: { columns: ['name', 'text'] },
  palette: { tell: ({ name }) => ({ title: name, detail: '' }) },
  sort: sortedBy('name', 'updatedAt'),
  defaultOrder: { name: 'asc' },
  present: ({ createdAt, updatedAt, ...answer }): AdminCannedAnswer => ({
    ...answer,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }),
  write: { schema: cannedAnswerSchema, toData: (answer) => answer },
});
