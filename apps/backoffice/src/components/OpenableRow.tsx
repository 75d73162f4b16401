import type { KeyboardEvent } from 'react';
import { DataTableRow, type DataTableRowProps, useDataTableCallbacksContext, useResourceDefinition } from 'react-admin';

/**
 * A row that opens its record does so by keyboard too: it is reached by Tab and opened by Enter, as it is by a click. The
 * theme gives it to every table.
 */
export function OpenableRow(props: DataTableRowProps) {
  const { rowClick } = useDataTableCallbacksContext();
  const { hasShow, hasEdit } = useResourceDefinition();
  const opens = rowClick ?? Boolean(hasShow || hasEdit);
  return <DataTableRow {...props} {...(opens !== false && OPENED_BY_KEY)} />;
}

const OPENED_BY_KEY = {
  tabIndex: 0,
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // A link or button in the row has an Enter of its own.
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;
