import { type Identifier, type RaRecord, useListContext } from 'react-admin';

/** By list, the row that was chosen last. */
const last = new Map<string, Identifier>();

/** Chooses a row or takes it back; `isRange`: all between it and the last one too. */
export function useRangeChoice(): (id: Identifier, isRange: boolean) => void {
  const { data = [], onSelect, onToggleItem, resource, selectedIds = [] } = useListContext<RaRecord>();
  return (id, isRange) => {
    const ids = data.map((row) => row.id);
    const [from, to] = [ids.indexOf(last.get(resource) ?? ''), ids.indexOf(id)].toSorted((one, other) => one - other);
    last.set(resource, id);
    if (!isRange || from === undefined || from < 0) return onToggleItem(id);
    onSelect([...new Set([...selectedIds, ...ids.slice(from, (to ?? from) + 1)])]);
  };
}
