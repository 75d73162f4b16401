import type { AdminAuditEntry } from '@flota/schemas';
import { ReferenceField, useCanAccess, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { actionPhrase } from './actions.js';
import { sectionName } from './texts.js';

/** `ana@… cambió Plan: Arrendamiento puro`, the record with its name and the way to it. */
export const EntrySentence = ({ entry }: { entry: AdminAuditEntry }) => (
  <span>
    <b>{entry.actorEmail ?? (entry.actorId ? 'Cuenta sin correo' : 'Alguien sin identificar')}</b>{' '}
    {actionPhrase(entry.action)} <SectionRecord entry={entry} />
  </span>
);

const OF_A_SECTION = new Set(['export', 'refused']);
/** What happens to an account of staff has its record in the section of the accounts. */
const RECORDS_OF: Readonly<Record<string, string>> = { staff: 'staff-accounts' };

function SectionRecord({ entry }: { entry: AdminAuditEntry }) {
  const resource = RECORDS_OF[entry.resource] ?? entry.resource;
  const label = useGetResourceLabel();
  const definition = useResourceDefinitions()[resource];
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  // What was exported or refused is of a whole section.
  if (OF_A_SECTION.has(entry.action)) return definition ? label(resource, 2) : sectionName(resource);
  if (resource === 'staff-accounts' && entry.actorId === entry.recordId) return 'su cuenta';
  const section = definition ? label(resource, 1) : sectionName(resource);
  const opens = definition?.hasShow ? 'show' : definition?.hasEdit ? 'edit' : false;
  if (entry.action === 'delete' || !definition || !canAccess || !opens) {
    return (
      <>
        {section}: {entry.recordId}
      </>
    );
  }
  return (
    <>
      {section}:{' '}
      <ReferenceField record={entry} source="recordId" reference={resource} link={opens} emptyText={entry.recordId} />
    </>
  );
}
