import { blocksOf, joined, linesOfBlocks, partedAt, type RateBlock, type RateGrid } from '@flota/finance';
import type { RateRow } from '@flota/schemas';
import { typedRate } from './typed-rate.js';

/** Where a cell is: block, row, column. */
export interface Place {
  block: number;
  row: number;
  column: number;
}

/** The table as it stands, and what was typed that is no rate, by place. */
export interface Sheet {
  blocks: readonly RateBlock[];
  wrong: Readonly<Record<string, { text: string; problem: string }>>;
}

export interface EditorState {
  past: readonly Sheet[];
  now: Sheet;
  future: readonly Sheet[];
}

export type EditorAction =
  | { do: 'write'; at: Place; cells: readonly (readonly string[])[] }
  | { do: 'part'; block: number; from: string }
  | { do: 'join'; block: number; column: number }
  | { do: 'lines'; lines: readonly RateRow[]; terms: readonly number[] }
  | { do: 'undo' }
  | { do: 'redo' };

const UNDOABLE = 200;

export const placeKey = ({ block, column, row }: Place): string => `${block}.${row}.${column}`;

export const openSheet = (lines: readonly RateRow[], terms: readonly number[]): EditorState => ({
  past: [],
  now: { blocks: blocksOf(lines, terms), wrong: {} },
  future: [],
});

/** The lines that are stored; what is wrong counts as it was before. */
export const linesOf = ({ blocks }: Sheet): RateRow[] => linesOfBlocks(blocks) as RateRow[];

export function edit(state: EditorState, action: EditorAction): EditorState {
  const { future, now, past } = state;
  switch (action.do) {
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : state;
    }
    case 'redo': {
      const [after, ...others] = future;
      return after ? { past: [...past, now], now: after, future: others } : state;
    }
    default: {
      const next = changed(now, action);
      return next === now ? state : { past: [...past, now].slice(-UNDOABLE), now: next, future: [] };
    }
  }
}

function changed(sheet: Sheet, action: Exclude<EditorAction, { do: 'undo' | 'redo' }>): Sheet {
  switch (action.do) {
    case 'write':
      return written(sheet, action.at, action.cells);
    case 'part':
      return withGrid(sheet, action.block, (grid) => partedAt(grid, action.from));
    case 'join':
      return withGrid(sheet, action.block, (grid) => joined(grid, action.column));
    case 'lines':
      return { blocks: blocksOf(action.lines, action.terms), wrong: {} };
  }
}

/** A grid whose columns change has its wrong cells elsewhere: they go back to what they were. */
function withGrid(sheet: Sheet, block: number, change: (grid: RateGrid) => RateGrid): Sheet {
  const grid = sheet.blocks[block];
  if (grid?.kind !== 'grid') return sheet;
  const next = change(grid);
  if (next === grid) return sheet;
  const wrong = Object.fromEntries(Object.entries(sheet.wrong).filter(([key]) => !key.startsWith(`${block}.`)));
  return { blocks: sheet.blocks.with(block, next), wrong };
}

/** Cells from a place on to the right and down, as far as the grid goes. */
function written(sheet: Sheet, at: Place, texts: readonly (readonly string[])[]): Sheet {
  const grid = sheet.blocks[at.block];
  if (grid?.kind !== 'grid') return sheet;
  const cells = grid.cells.map((row) => [...row]);
  const wrong = { ...sheet.wrong };
  for (const [down, line] of texts.entries()) {
    for (const [right, text] of line.entries()) {
      const place = { block: at.block, row: at.row + down, column: at.column + right };
      const row = cells[place.row];
      if (!row || place.column >= row.length) continue;
      const typed = typedRate(text);
      if ('problem' in typed) wrong[placeKey(place)] = { text, problem: typed.problem };
      else {
        delete wrong[placeKey(place)];
        row[place.column] = typed.rate;
      }
    }
  }
  const same = JSON.stringify([cells, wrong]) === JSON.stringify([grid.cells, sheet.wrong]);
  return same ? sheet : { blocks: sheet.blocks.with(at.block, { ...grid, cells }), wrong };
}
