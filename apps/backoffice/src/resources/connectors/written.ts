import type { AdminConnectorDetail, ConnectorWrite } from '@flota/schemas';

type Settings = ConnectorWrite['settings'];

/** What a form sends: no secret that nobody wrote, as leaving it out keeps it. */
export function written(
  { fields, updatedAt }: Pick<AdminConnectorDetail, 'fields' | 'updatedAt'>,
  { isOn = false, settings = {} }: Partial<Pick<AdminConnectorDetail, 'isOn' | 'settings'>>,
): ConnectorWrite {
  const named = fields.map(({ name, secret }) => ({ name, secret, value: settings[name] ?? null }));
  const sent = named.filter(({ secret, value }) => !secret || (value !== null && value !== ''));
  const values: Settings = Object.fromEntries(sent.map(({ name, value }) => [name, value === '' ? null : value]));
  return { isOn, settings: values, updatedAt };
}
