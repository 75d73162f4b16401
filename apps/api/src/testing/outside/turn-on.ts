import type { TestApp } from '../test-app.js';
import { ConnectorSettings } from '../../integrations/connectors/connector-settings.js';
import { Connectors } from '../../integrations/connectors/connectors.js';
import type { Connector } from '../../integrations/connectors/define-connector.js';
import type { SettingFields, SettingsOf } from '../../integrations/connectors/fields.js';

/** What a form would send: what is left out is as it is at first. */
type Written<Fields extends SettingFields> = Partial<SettingsOf<Fields>>;

/** Sets a connector up as staff would, or turns it off (`null`), and this process knows at once. */
export async function turnOn<Fields extends SettingFields>(
  { app, prisma }: Pick<TestApp, 'app' | 'prisma'>,
  connector: Connector<string, Fields>,
  settings: Written<Fields> | null,
): Promise<void> {
  const find = { strict: false };
  const sealed = settings && app.get(ConnectorSettings, find).seal(connector, settings);
  const row = { isOn: settings !== null, ...(sealed ?? {}) };
  await prisma.connector.upsert({
    where: { name: connector.name },
    create: { name: connector.name, ...row },
    update: row,
  });
  app.get(Connectors, find).forget(connector.name);
}
