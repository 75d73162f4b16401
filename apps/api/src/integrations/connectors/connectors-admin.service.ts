import { Injectable, Logger } from '@nestjs/common';
import type { Connector as ConnectorRow } from '@flota/prisma';
import type { AdminConnector, AdminConnectorDetail, ConnectorTest, ConnectorWrite } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ConnectorRegistry } from './connector-registry.js';
import { ConnectorSettings, secretNames } from './connector-settings.js';
import { ConnectorStatistics, type ConnectorStats } from './connector-stats.js';
import { presentCall, presentFields, stateOf } from './connector.presenter.js';
import { Connectors } from './connectors.js';
import { type AnyConnector } from './define-connector.js';
import { readSettings, readWritten } from './read-settings.js';
import { secretsSentElsewhere } from './sent-elsewhere.js';
import { tryConnector } from './try-connector.js';

type Values = Record<string, unknown>;

/** What staff see of outside systems, and administrators do about them. */
@Injectable()
export class ConnectorsAdminService {
  private readonly logger = new Logger('Connectors');

  constructor(
    private readonly prisma: PrismaService,
    private readonly registry: ConnectorRegistry,
    private readonly settings: ConnectorSettings,
    private readonly statistics: ConnectorStatistics,
    private readonly connectors: Connectors,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<{ data: AdminConnector[]; total: number }> {
    const all = this.registry.all();
    const rows = new Map((await this.prisma.connector.findMany()).map((row) => [row.name, row]));
    const statsOf = await this.statistics.of(all.map(({ name }) => name));
    const data = all.map((connector) => this.summary(connector, rows.get(connector.name), statsOf(connector.name)));
    return { data, total: data.length };
  }

  /** 404 when there is none of that name. */
  async show(name: string): Promise<AdminConnectorDetail> {
    const connector = this.registry.get(name);
    const row = await this.settings.find(this.prisma, name);
    const stats = (await this.statistics.of([name]))(name);
    const values = this.stored(row);
    const { settings } = readWritten(connector.fields, values);
    const secrets = secretNames(connector.fields);
    const open = Object.entries(settings)
      .filter(([field]) => !secrets.includes(field))
      // What is not asked for yet begins as it would.
      .map(([field, value]) => [field, value ?? connector.fields[field]?.initial ?? null]);
    return {
      ...this.summary(connector, row ?? undefined, stats),
      fields: presentFields(connector.fields),
      // Fields that ask for nothing else have these types: `ConnectorFieldKind`.
      settings: Object.fromEntries(open) as AdminConnectorDetail['settings'],
      secretsSet: secrets.filter((field) => values[field] !== undefined),
      updatedAt: row?.updatedAt.toISOString() ?? null,
    };
  }

  /**
   * Writes the settings. What is off may be incomplete. 409 when somebody else changed them meanwhile, 422 for what is
   * wrong with them.
   */
  async change(staff: CurrentStaff, name: string, change: ConnectorWrite): Promise<void> {
    const connector = this.registry.get(name);
    await this.prisma.$transaction(async (database) => {
      const former = await lock(database, name);
      if ((former?.updatedAt.toISOString() ?? null) !== change.updatedAt) throw ProblemException.stale();
      const before = this.stored(former);
      const { isOn = former?.isOn ?? false, settings = before } = change;
      const read = readWritten(connector.fields, merged(connector, before, settings));
      const wrong = [...read.wrong, ...secretsSentElsewhere(connector.fields, before, read.settings, settings)];
      const errors = isOn ? [...wrong, ...read.missing] : wrong;
      if (errors.length > 0) throw ProblemException.invalid(errors);

      const row = { isOn, ...this.settings.seal(connector, read.settings) };
      await database.connector.upsert({ where: { name }, create: { name, ...row }, update: row });
      await this.audit.write(database, staff, {
        ...{ action: 'edit', resource: 'connectors', recordId: name },
        before: told(connector, before, former?.isOn ?? false),
        after: told(connector, read.settings, isOn, before),
      });
    });
    this.connectors.forget(name);
  }

  /** Asks the system something harmless, with the settings that are stored, and says what came of it. */
  async test(name: string): Promise<ConnectorTest> {
    const connector = this.registry.get(name);
    const values = this.stored(await this.settings.find(this.prisma, name));
    const { missing, wrong } = readWritten(connector.fields, values);
    const lacking = [...missing, ...wrong].map(({ field }) => connector.fields[field.slice('settings.'.length)]?.label);
    if (lacking.length > 0) {
      return { ok: false, message: `Faltan datos: ${[...new Set(lacking)].join(', ')}. Complételos y guarde.`, ms: 0 };
    }
    const settings = readSettings(connector.fields, values) ?? {};
    return tryConnector(connector, this.connectors.tryOut(connector, settings), (error) =>
      this.logger.error({ err: error, connector: name }, 'The test of a connector failed by itself'),
    );
  }

  private stored(row: ConnectorRow | null | undefined): Values {
    return row ? this.settings.open(row) : {};
  }

  private summary(connector: AnyConnector, row: ConnectorRow | undefined, stats: ConnectorStats): AdminConnector {
    const { name, title, about, category } = connector;
    const isOn = row?.isOn ?? false;
    const isComplete = readSettings(connector.fields, this.stored(row)) !== null;
    return {
      ...{ id: name, title, about, category, isOn },
      state: stateOf({ isOn, isComplete, updatedAt: row?.updatedAt ?? null, lastCall: stats.lastCall }),
      lastCall: stats.lastCall && presentCall(stats.lastCall),
      lastOkAt: stats.lastOkAt?.toISOString() ?? null,
      lastFailureAt: stats.lastFailureAt?.toISOString() ?? null,
      medianMs: stats.medianMs,
      callsToday: stats.calls,
      failuresToday: stats.failures,
      waiting: stats.waiting,
      waitingSince: stats.waitingSince?.toISOString() ?? null,
      givenUp: stats.givenUp,
    };
  }
}

/** What is there, with what was written: a secret that was left out stays, all else that was left out goes. */
function merged({ fields }: AnyConnector, before: Values, written: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { secret }]) => [
      name,
      name in written ? written[name] : secret ? before[name] : null,
    ]),
  );
}

/** For the audit log: secrets by whether they are there, and whether they are others now. */
function told({ fields }: AnyConnector, values: Values, isOn: boolean, former: Values = values): Values {
  const shown = Object.entries(fields).map(([name, { secret }]) => {
    const value = values[name] ?? null;
    if (!secret) return [name, value];
    if (value === null) return [name, null];
    return [name, value === (former[name] ?? null) ? '••••' : '•••• (nuevo)'];
  });
  return { isOn, ...(Object.fromEntries(shown) as Values) };
}

/** One administrator after the other, of settings that were never written too. */
async function lock(database: Database, name: string): Promise<ConnectorRow | null> {
  await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`connector:${name}`}, 0))`;
  return database.connector.findUnique({ where: { name } });
}
