import type { RateGrid } from '@flota/finance';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { type EditorAction, placeKey, type Sheet } from './editor-state.js';
import { pastedCells } from './typed-rate.js';

export interface Cell {
  row: number;
  column: number;
}

interface Editing extends Cell {
  text: string;
}

interface GridKeys {
  block: number;
  grid: RateGrid;
  sheet: Sheet;
  readOnly: boolean;
  dispatch: (action: EditorAction) => void;
}

/** Where one stands, what is chosen from there, and what is being typed. */
export function useGridKeys({ block, grid, sheet, readOnly, dispatch }: GridKeys) {
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Cell>(at);
  const [editing, setEditing] = useState<Editing | null>(null);
  const last = { row: grid.terms.length - 1, column: grid.downPayments.length - 1 };
  const here = { row: Math.min(at.row, last.row), column: Math.min(at.column, last.column) };
  const from = { row: Math.min(here.row, anchor.row), column: Math.min(here.column, anchor.column) };
  const to = { row: Math.max(here.row, anchor.row), column: Math.max(here.column, anchor.column) };

  const textAt = ({ row, column }: Cell) =>
    sheet.wrong[placeKey({ block, row, column })]?.text ?? grid.cells[row]?.[column] ?? '';
  const write = (place: Cell, cells: readonly (readonly string[])[]) =>
    readOnly ? undefined : dispatch({ do: 'write', at: { block, ...place }, cells });

  const go = (cell: Cell, extend = false) => {
    const next = {
      row: Math.max(0, Math.min(cell.row, last.row)),
      column: Math.max(0, Math.min(cell.column, last.column)),
    };
    setAt(next);
    if (!extend) setAnchor(next);
  };
  const begin = (cell: Cell, text = textAt(cell)) => {
    go(cell);
    if (!readOnly) setEditing({ ...cell, text });
  };
  const commit = (step: Partial<Cell> = {}) => {
    if (editing) write(editing, [[editing.text]]);
    setEditing(null);
    go({ row: here.row + (step.row ?? 0), column: here.column + (step.column ?? 0) });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const took = editing ? typingKey(event) : standingKey(event);
    if (!took) return;
    event.preventDefault();
    // The page's own keys (J, K, /) are none of the grid's.
    event.stopPropagation();
  };

  const typingKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const steps: Record<string, Partial<Cell>> = {
      Enter: { row: shiftKey ? -1 : 1 },
      ArrowDown: { row: 1 },
      ArrowUp: { row: -1 },
      Tab: { column: shiftKey ? -1 : 1 },
    };
    if (key === 'Escape') setEditing(null);
    else if (steps[key]) commit(steps[key]);
    else return false;
    return true;
  };

  const standingKey = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const { column, row } = here;
    const isCommand = ctrlKey || metaKey;
    if (isCommand && key.toLowerCase() === 'z') dispatch({ do: shiftKey ? 'redo' : 'undo' });
    else if (isCommand && key.toLowerCase() === 'y') dispatch({ do: 'redo' });
    else if (isCommand && key.toLowerCase() === 'a') {
      setAnchor({ row: 0, column: 0 });
      setAt(last);
    } else if (key === 'ArrowUp') go({ row: isCommand ? 0 : row - 1, column }, shiftKey);
    else if (key === 'ArrowDown') go({ row: isCommand ? last.row : row + 1, column }, shiftKey);
    else if (key === 'ArrowLeft') go({ row, column: isCommand ? 0 : column - 1 }, shiftKey);
    else if (key === 'ArrowRight') go({ row, column: isCommand ? last.column : column + 1 }, shiftKey);
    else if (key === 'Home') go({ row: isCommand ? 0 : row, column: 0 }, shiftKey);
    else if (key === 'End') go({ row: isCommand ? last.row : row, column: last.column }, shiftKey);
    else if (key === 'Tab') return tabbed(shiftKey ? -1 : 1);
    else if (key === 'Enter' || key === 'F2') begin(here);
    else if (key === 'Escape') setAnchor(here);
    else if (key === 'Delete' || key === 'Backspace')
      write(
        from,
        chosenCells(() => ''),
      );
    else if (!isCommand && !altKey && /^[\d.,]$/.test(key)) begin(here, key);
    else return false;
    return true;
  };

  /** Cell by cell in reading order, and out of the grid at either end. */
  const tabbed = (step: number): boolean => {
    const width = last.column + 1;
    const next = here.row * width + here.column + step;
    if (next < 0 || next >= width * (last.row + 1)) return false;
    go({ row: Math.floor(next / width), column: next % width });
    return true;
  };

  const chosenCells = (text: (cell: Cell) => string): string[][] =>
    Array.from({ length: to.row - from.row + 1 }, (_, row) =>
      Array.from({ length: to.column - from.column + 1 }, (__, column) =>
        text({ row: from.row + row, column: from.column + column }),
      ),
    );

  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData(
      'text/plain',
      chosenCells(textAt)
        .map((row) => row.join('\t'))
        .join('\n'),
    );
  };

  /** One value fills all that is chosen; a block is laid out from its first cell on. */
  const onPaste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const single = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
    write(from, single === undefined ? cells : chosenCells(() => single));
  };

  return {
    here,
    isChosen: ({ column, row }: Cell) =>
      row >= from.row && row <= to.row && column >= from.column && column <= to.column,
    editing,
    type: (text: string) => editing && setEditing({ ...editing, text }),
    begin,
    commit,
    go,
    onCopy,
    onKeyDown,
    onPaste,
  };
}
