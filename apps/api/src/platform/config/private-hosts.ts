/** A host that calls may reach although its address is private or it knows no TLS; on every port where none is said. */
export interface PrivateHost {
  host: string;
  port: number | null;
}

const lowerHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');

/** Whether the setting names this host and port. */
export const isNamed = (named: readonly PrivateHost[], host: string, port: number): boolean =>
  named.some((one) => one.host === lowerHost(host) && (one.port === null || one.port === port));

const ENTRY = /^(?<host>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(?<port>\d{1,5}))?$/i;

/** `erp.intranet, 10.0.0.8:8443, [fd00::8]`; `null` for what is none. */
export function readPrivateHosts(text: string): PrivateHost[] | null {
  const entries = text.split(',').map((entry) => ENTRY.exec(entry.trim())?.groups);
  if (entries.includes(undefined)) return null;
  return entries.map((entry) => ({
    host: lowerHost(entry?.['host'] ?? ''),
    port: entry?.['port'] === undefined ? null : Number(entry['port']),
  }));
}
