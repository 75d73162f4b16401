import { Injectable, Logger } from '@nestjs/common';
import type { Connector as ConnectorRow, Prisma } from '@flota/prisma';
import { z } from 'zod';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { AnyConnector } from './define-connector.js';
import type { SettingFields } from './fields.js';

type Values = Record<string, unknown>;

const CONTEXT = 'connector.secrets';

/** Secrets belong to one connector: copied into the row of another they are none. */
const sealedSchema = z.object({ connector: z.string(), values: z.record(z.string(), z.unknown()) });

/** The names of a connector's secrets. */
export const secretNames = (fields: SettingFields): string[] =>
  Object.entries(fields).flatMap(([name, { secret }]) => (secret ? [name] : []));

/** Settings of connectors as they are stored: what is secret apart from the rest, and encrypted. */
@Injectable()
export class ConnectorSettings {
  private readonly logger = new Logger('Connectors');

  constructor(private readonly encryption: FieldEncryption) {}

  /** All that is stored, secrets too. Secrets that can't be opened, as their key is gone, are as if never written. */
  open({ name, settings, secrets }: ConnectorRow): Values {
    return { ...(settings as Values), ...this.secretsOf(name, secrets) };
  }

  /** The row's columns for such settings, secrets apart. */
  seal({ name, fields }: AnyConnector, values: Values): { settings: Prisma.InputJsonObject; secrets: string | null } {
    const secretOnes = secretNames(fields);
    const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
    const secrets = Object.fromEntries(entries.filter(([key]) => secretOnes.includes(key)));
    const open = Object.fromEntries(entries.filter(([key]) => !secretOnes.includes(key)));
    return {
      settings: open as Prisma.InputJsonObject,
      secrets:
        Object.keys(secrets).length > 0
          ? this.encryption.encrypt(JSON.stringify({ connector: name, values: secrets }), CONTEXT)
          : null,
    };
  }

  find(database: Database, name: string): Promise<ConnectorRow | null> {
    return database.connector.findUnique({ where: { name } });
  }

  private secretsOf(name: string, sealed: string | null): Values {
    if (sealed === null) return {};
    try {
      const { connector, values } = sealedSchema.parse(JSON.parse(this.encryption.decrypt(sealed, CONTEXT)));
      if (connector === name) return values;
      this.logger.error({ connector: name }, 'Its secrets are those of another connector');
    } catch {
      this.logger.error({ connector: name }, 'Its secrets cannot be opened: their key is not configured');
    }
    return {};
  }
}
