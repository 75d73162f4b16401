import { Injectable } from '@nestjs/common';
import type { Connector as ConnectorRow } from '@flota/prisma';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import type { KeyRing } from '../gateway/key-ring.js';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import { Outbound } from '../gateway/outbound.js';
import { SealedFields } from '../gateway/sealed-fields.js';
import { ConnectorCalls } from './connector-calls.js';
import { ConnectorSettings } from './connector-settings.js';
import type { Connector } from './define-connector.js';
import type { SettingFields, SettingsOf } from './fields.js';
import { readSettings } from './read-settings.js';
import { keysOf } from './sealing-fields.js';

/** An outside system that is on and set up. */
export interface Connection<Fields extends SettingFields = SettingFields> {
  /** Of the connector. */
  name: string;
  settings: SettingsOf<Fields>;
  /** The way to it: its address, credentials, breaker and log of calls are part of it. */
  http: OutboundHttp;
  /** Fields as the system wants them, encrypted where it and we have keys. */
  sealed: SealedFields;
  /** What its requests to us are signed with, for `verifySignature`. */
  signKeys: KeyRing;
}

interface Kept {
  /** Of the row that it was made of. */
  version: number;
  isOn: boolean;
  connection: Connection | null;
  lookedAt: number;
}

/** For so long a process goes on with the settings it knows. */
const KNOWN_FOR_MS = 2_000;

/** The ways to outside systems, as staff have set them up. */
@Injectable()
export class Connectors {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly settings: ConnectorSettings,
    private readonly calls: ConnectorCalls,
    private readonly outbound: Outbound,
  ) {}

  /**
   * `null` where it is off or not set up. Ask for it each time: what staff change holds within two seconds.
   *
   * @param database the transaction it is asked in, if it is in one
   */
  async of<Fields extends SettingFields>(
    connector: Connector<string, Fields>,
    database: Database = this.prisma,
  ): Promise<Connection<Fields> | null> {
    return (await this.look(connector, database)).connection as Connection<Fields> | null;
  }

  /** Whether staff turned it on, even where what is stored of it can't be used: then nothing else is to take its place. */
  async isOn<Fields extends SettingFields>(connector: Connector<string, Fields>): Promise<boolean> {
    return (await this.look(connector, this.prisma)).isOn;
  }

  private async look<Fields extends SettingFields>(
    connector: Connector<string, Fields>,
    database: Database,
  ): Promise<Kept> {
    const kept = this.kept.get(connector.name);
    if (kept && Date.now() - kept.lookedAt < KNOWN_FOR_MS) return kept;
    const row = await this.settings.find(database, connector.name);
    const version = row?.updatedAt.getTime() ?? 0;
    // The same way as long as nothing changed: it knows the token, and whether the system is down.
    const connection = kept?.version === version ? kept.connection : this.connect(connector, row);
    const known = { version, isOn: row?.isOn ?? false, connection, lookedAt: Date.now() };
    this.kept.set(connector.name, known);
    return known;
  }

  /** This process looks again at once, e.g. as its own staff changed something. */
  forget(name: string): void {
    const kept = this.kept.get(name);
    if (kept) kept.lookedAt = 0;
  }

  /** A way with these settings, whether they are in use or not; for a test of them. */
  tryOut<Fields extends SettingFields>(
    connector: Connector<string, Fields>,
    settings: SettingsOf<Fields>,
  ): Connection<Fields> {
    const { name } = connector;
    const baseUrl = connector.baseUrl(settings);
    const { seal, sign } = keysOf(settings);
    const http = this.outbound.to({
      system: name,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      authentication: connector.authentication(settings),
      signKeys: sign,
      onCall: (call) => this.calls.note(name, call),
    });
    return { name, settings, http, sealed: new SealedFields(seal), signKeys: sign };
  }

  private connect<Fields extends SettingFields>(
    connector: Connector<string, Fields>,
    row: ConnectorRow | null,
  ): Connection<Fields> | null {
    if (!row?.isOn) return null;
    const settings = readSettings(connector.fields, this.settings.open(row));
    return settings && this.tryOut(connector, settings);
  }
}
