interface ShownRecord {
  resource: string;
  recordId: string;
}

const RECORD = /^\/([^/]+)\/([^/]+)(\/show)?$/;
/** Pages beside those of records. */
const OTHERS = new Set(['create']);

/** The record whose page an address is, going by react-admin's routes: `/plans/arrendamiento`, `/quotes/{id}/show`. */
export function shownRecord(pathname: string, isResource: (name: string) => boolean): ShownRecord | undefined {
  const [, resource, id] = RECORD.exec(pathname) ?? [];
  if (!resource || !id || OTHERS.has(id) || resource === 'audit-log' || !isResource(resource)) return undefined;
  return { resource: decodeURIComponent(resource), recordId: decodeURIComponent(id) };
}
