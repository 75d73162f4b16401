import type { ReactNode } from 'react';
import {
  CreateButton,
  ExportButton,
  FilterButton,
  SelectColumnsButton,
  TopToolbar,
  useCanAccess,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { useIsNarrow } from './ListParts.js';

/** react-admin's own export stops at 1,000 rows; the data provider fetches the rest in pages. */
const EVERY_ROW = 1_000_000;

interface ListToolbarProps {
  exportable?: boolean;
  /** Actions of this list alone. */
  children?: ReactNode;
}

export function ListToolbar({ exportable = false, children }: ListToolbarProps) {
  const resource = useResourceContext();
  const { hasCreate } = useResourceDefinition();
  const { canAccess: mayExport } = useCanAccess({ resource: resource ?? '', action: 'export' });
  const isNarrow = useIsNarrow();
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      {!isNarrow && <SelectColumnsButton />}
      {hasCreate && <CreateButton />}
      {exportable && mayExport && <ExportButton maxResults={EVERY_ROW} />}
      {children}
    </TopToolbar>
  );
}
