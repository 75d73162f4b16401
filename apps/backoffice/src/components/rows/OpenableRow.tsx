import type { MouseEvent } from 'react';
import {
  DataTableRow,
  type DataTableRowProps,
  useCanAccess,
  useCreatePath,
  useDataTableCallbacksContext,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { useHref } from 'react-router';
import { LinkedCells } from './LinkedCells.js';
import { tellWholeText } from './whole-text.js';

/**
 * A row that opens its record has a real link to it, which Tab, a screen reader and the browser's own menu find; the rest of
 * the row follows the mouse as a link does. The theme gives it to every table.
 */
export function OpenableRow({ children, ...row }: DataTableRowProps) {
  const path = useRowPath();
  const href = useHref(path ?? '');
  if (path === undefined)
    return (
      <DataTableRow {...row} onMouseOver={tellWholeText}>
        {children}
      </DataTableRow>
    );
  return (
    <DataTableRow {...row} {...followedLike(href)} onMouseOver={tellWholeText}>
      <LinkedCells to={path}>{children}</LinkedCells>
    </DataTableRow>
  );
}

/** Where a click on the row leads, by react-admin's own rule; nowhere for who may not go there. */
function useRowPath(): string | undefined {
  const { rowClick } = useDataTableCallbacksContext();
  const { hasShow = false, hasEdit = false } = useResourceDefinition();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const createPath = useCreatePath();
  const isOpen = rowClick === undefined;
  const show = useCanAccess({ resource, action: 'show', enabled: isOpen && hasShow });
  const edit = useCanAccess({ resource, action: 'edit', enabled: isOpen && hasEdit });
  if (!record) return undefined;
  const usual = hasShow && show.canAccess ? 'show' : hasEdit && edit.canAccess && 'edit';
  const link = typeof rowClick === 'function' ? rowClick(record.id, resource, record) : (rowClick ?? usual);
  return typeof link === 'string' ? createPath({ resource, id: record.id, type: link }) : undefined;
}

const OF_ITS_OWN = 'a, button, input, label';
const MIDDLE = 1;

/** Outside its links: in another tab where a link would, and not at all where somebody marks a folio to copy it. */
function followedLike(href: string) {
  const openElsewhere = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    window.open(href, '_blank', 'noopener');
  };
  const isLinks = ({ target }: MouseEvent) => target instanceof Element && target.closest(OF_ITS_OWN) !== null;
  return {
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (isLinks(event)) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) openElsewhere(event);
      else if (marksText(event.currentTarget)) event.stopPropagation();
    },
    onAuxClick(event: MouseEvent<HTMLElement>) {
      if (event.button === MIDDLE && !isLinks(event)) openElsewhere(event);
    },
  };
}

function marksText(row: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection?.type === 'Range' && selection.containsNode(row, true);
}
