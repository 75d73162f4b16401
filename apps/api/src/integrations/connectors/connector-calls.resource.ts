import type { ConnectorCall } from '@flota/prisma';
import { callOutcomeSchema } from '@flota/schemas';
import { z } from 'zod';
import type { Permission } from '../../platform/resources/resource-registry.js';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';
import { presentCall } from './connector.presenter.js';

/** Who has to know whether mail, prospects and money get through may see how systems do; administrators set them up. */
export const connectorsPermission: Permission = {
  name: 'connectors',
  allow: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: [],
    test: [],
  },
};

/** The log of calls to outside systems. */
export const connectorCallsResource = defineResource<ConnectorCall>({
  name: 'connector-calls',
  allow: { list: ['care', 'finance', 'auditor'] },
  model: (database) => database.connectorCall,
  sort: sortedBy('at', 'ms'),
  defaultOrder: { at: 'desc' },
  filters: {
    connector: z
      .string()
      .max(60)
      .transform((connector) => ({ connector })),
    outcome: callOutcomeSchema.transform((outcome) => ({ outcome })),
    failed: z.boolean().transform((failed) => ({ outcome: failed ? { not: 'ok' } : 'ok' })),
  },
  present: presentCall,
});
