import { CONTENT } from '@flota/schemas';
import { contentResource } from '../../platform/content/content-resource.js';
import type { Resource } from '../../platform/resources/resource.js';
import { isRead } from './approved-text.js';

const resource = contentResource(CONTENT['legal-pages'], 'legalPage', {
  open: () => ({ published: true }),
  present: (page) => ({
    approvedAt: page.approvedAt?.toISOString() ?? null,
    changedSince: page.approvedText !== null && !isRead(page),
  }),
});

/** What the law asks for. Only an administrator says that a text was read. */
export const legalPagesResource: Resource = { ...resource, allow: { ...resource.allow, approve: [] } };
