import type { AdminConnectorDetail, ConnectorWrite } from '@flota/schemas';

type Settings = NonNullable<ConnectorWrite['settings']>;

/** What is filled in. */
export interface Filled extends Partial<Pick<AdminConnectorDetail, 'isOn' | 'settings'>> {
  /** Secrets that are to go, by name. */
  removed?: Readonly<Record<string, boolean>>;
}

/** What a form sends: no secret that nobody wrote, as leaving it out keeps it. */
export function written(
  { fields, updatedAt }: Pick<AdminConnectorDetail, 'fields' | 'updatedAt'>,
  { isOn = false, settings = {}, removed = {} }: Filled,
): ConnectorWrite {
  const sent = fields.flatMap(({ name, secret }): [string, Settings[string]][] => {
    const value = settings[name] ?? '';
    if (value !== '') return [[name, value]];
    return !secret || removed[name] ? [[name, null]] : [];
  });
  return { isOn, settings: Object.fromEntries(sent), updatedAt };
}
