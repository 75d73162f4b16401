import type { Alert, StoredFile } from '@flota/prisma';
import { type AdminAlert, alertWriteSchema } from '@flota/schemas';
import { z } from 'zod';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { sanitizeHtml } from '../platform/html/sanitize.js';
import { defineResource } from '../platform/resources/resource.js';
import { mediaUrl } from '../platform/storage/files.js';

type Row = Alert & { image: StoredFile | null };

function stateOf({ startsAt, endsAt }: Alert, now = new Date()): AdminAlert['state'] {
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt && startsAt > now ? 'scheduled' : 'active';
}

const stateFilter = z.enum(['scheduled', 'active', 'ended']).transform((state) => {
  const now = new Date();
  const started = { OR: [{ startsAt: null }, { startsAt: { lte: now } }] };
  const notEnded = { OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  return {
    scheduled: { AND: [{ startsAt: { gt: now } }, notEnded] },
    active: { AND: [started, notEnded] },
    ended: { endsAt: { lte: now } },
  }[state];
});

const asInstant = (text: string | null) => (text === null ? null : new Date(text));

export const alertsResource = defineResource<Row, typeof alertWriteSchema>({
  name: 'alerts',
  allow: {
    list: ['content', 'care', 'auditor'],
    show: ['content', 'care', 'auditor'],
    create: ['content'],
    edit: ['content'],
    delete: ['content'],
  },
  model: (database) => database.alert,
  include: { image: true },
  search: ['title'],
  sort: {
    title: (title) => ({ title }),
    startsAt: (startsAt) => ({ startsAt }),
    endsAt: (endsAt) => ({ endsAt }),
    updatedAt: (updatedAt) => ({ updatedAt }),
    createdAt: (createdAt) => ({ createdAt }),
  },
  defaultOrder: { createdAt: 'desc' },
  filters: { state: stateFilter },
  present: (alert): AdminAlert => ({
    id: alert.id,
    title: alert.title,
    description: alert.description,
    imageId: alert.imageId,
    imageUrl: alert.image && mediaUrl(alert.image),
    url: alert.url,
    buttonText: alert.buttonText,
    startsAt: alert.startsAt?.toISOString() ?? null,
    endsAt: alert.endsAt?.toISOString() ?? null,
    state: stateOf(alert),
    createdAt: alert.createdAt.toISOString(),
    updatedAt: alert.updatedAt.toISOString(),
  }),
  write: {
    schema: alertWriteSchema,
    async toData({ imageId, startsAt, endsAt, ...texts }, { database }) {
      const description = sanitizeHtml(texts.description);
      if (!description) throw ProblemException.invalid([{ field: 'description', code: 'DESCRIPTION.REQUIRED' }]);
      if (imageId && !(await database.storedFile.findFirst({ where: { id: imageId, visibility: 'public' } }))) {
        throw ProblemException.invalid([{ field: 'imageId', code: 'IMAGE.INVALID' }]);
      }
      return { ...texts, description, imageId, startsAt: asInstant(startsAt), endsAt: asInstant(endsAt) };
    },
  },
});
