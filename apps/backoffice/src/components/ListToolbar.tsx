import type { ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  SelectColumnsButton,
  TopToolbar,
  useCanAccess,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { ImportButton } from '../imports/ImportButton.js';
import { ExportButton } from './export/ExportButton.js';
import { useIsNarrow } from './ListParts.js';
import { ViewsButton } from './views/ViewsButton.js';

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
      <ViewsButton />
      <FilterButton disableSaveQuery />
      {!isNarrow && <SelectColumnsButton />}
      <ImportButton />
      {exportable && mayExport && <ExportButton />}
      {children}
      {hasCreate && <CreateButton variant="contained" />}
    </TopToolbar>
  );
}
