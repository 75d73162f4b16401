import { useEffect, useEffectEvent } from 'react';
import { useResourceDefinitions, useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { session } from '../api/client.js';
import { shownRecord } from '../layout/shown-record.js';

interface OpenedRecord {
  resource: string;
  id: string;
}

const KEPT = 8;

/**
 * What this person opened last in this browser: ids and nothing that tells anything. In the store that signing out empties,
 * under their own name, so that whoever comes next doesn't even see that much.
 */
export const useOpenedRecords = () => useStore<OpenedRecord[]>(`palette.opened.${session.staff?.id ?? ''}`, []);

/** Notes down whose page is open. */
export function useNoteOpened(): void {
  const { pathname } = useLocation();
  const definitions = useResourceDefinitions();
  const [, setOpened] = useOpenedRecords();
  const record = shownRecord(pathname, (name) => name in definitions);
  const { resource, recordId } = record ?? {};
  const note = useEffectEvent((newest: OpenedRecord) => {
    setOpened((former) => {
      const others = former.filter(({ resource, id }) => resource !== newest.resource || id !== newest.id);
      return [newest, ...others].slice(0, KEPT);
    });
  });
  useEffect(() => {
    if (resource && recordId) note({ resource, id: recordId });
  }, [resource, recordId]);
}
