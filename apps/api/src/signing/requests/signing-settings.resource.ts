import type { SigningSettings as Row } from '@flota/prisma';
import { type AdminSigningSettings, signingSettingsSchema } from '@flota/schemas';
import { z } from 'zod';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { ifReadable } from '../../platform/crypto/if-readable.js';
import { defineResource, type Resource } from '../../platform/resources/resource.js';

/** One record, `1`, which only an administrator changes. */
export const signingSettingsResource = (encryption: FieldEncryption): Resource =>
  defineResource<Row, typeof signingSettingsSchema>({
    name: 'signing-settings',
    allow: { list: ['care', 'finance', 'auditor'], show: ['care', 'finance', 'auditor'], edit: [] },
    stepUp: ['edit'],
    model: (database) => database.signingSettings,
    key: { column: 'id', schema: z.literal('1') },
    defaultOrder: { id: 'asc' },
    present: ({ id, representativeEmail, representativeName, representativeRfc, updatedAt }): AdminSigningSettings => ({
      id,
      representativeName,
      representativeRfc: representativeRfc && ifReadable(() => encryption.decrypt(representativeRfc, 'signing.rfc')),
      representativeEmail,
      updatedAt: updatedAt.toISOString(),
    }),
    write: {
      schema: signingSettingsSchema,
      toData: ({ representativeEmail, representativeName, representativeRfc }) => ({
        representativeName,
        representativeEmail,
        representativeRfc: representativeRfc && encryption.encrypt(representativeRfc, 'signing.rfc'),
      }),
    },
  });
