import { describe, expect, it } from '@jest/globals';
import { edit, linesOf, openSheet, type EditorAction, type EditorState } from './editor-state.js';

const TERMS = [12, 24];
const start = openSheet(
  [
    { annualRatePercent: '13', maxTermMonths: 24, minDownPaymentPercent: '30' },
    { annualRatePercent: '14', maxTermMonths: 24 },
  ],
  TERMS,
);
const after = (...actions: EditorAction[]): EditorState => actions.reduce(edit, start);
const write = (row: number, column: number, ...cells: string[][]): EditorAction => ({
  do: 'write',
  at: { block: 0, row, column },
  cells,
});
const cellsOf = ({ now: { blocks } }: EditorState) => (blocks[0]?.kind === 'grid' ? blocks[0].cells : []);

describe('the grid of rates', () => {
  it('takes a block that was pasted, and no more of it than there is room for', () => {
    const state = after(write(0, 1, ['12.5 %', '11'], ['12,25'], ['10']));
    expect(cellsOf(state)).toEqual([
      ['14', '12.5'],
      ['14', '12.25'],
    ]);
    expect(linesOf(state.now)).toHaveLength(3);
  });

  it('keeps what is no rate as it was typed, says what to do, and the rate of before meanwhile', () => {
    const state = after(write(1, 0, ['catorce']));
    expect(state.now.wrong).toEqual({ '0.1.0': { text: 'catorce', problem: expect.stringContaining('15.4') } });
    expect(cellsOf(state)[1]).toEqual(['14', '13']);
    expect(edit(state, write(1, 0, ['14.2'])).now.wrong).toEqual({});
  });

  it('is undone and done again step by step, until something else is written', () => {
    const two = after(write(0, 0, ['15']), write(0, 0, ['x']));
    const back = edit(edit(two, { do: 'undo' }), { do: 'undo' });
    expect(cellsOf(back)).toEqual(cellsOf(start));
    expect(edit(back, { do: 'undo' })).toBe(back);
    const again = edit(back, { do: 'redo' });
    expect(cellsOf(again)[0]).toEqual(['15', '13']);
    expect(edit(edit(again, write(0, 1, ['9'])), { do: 'redo' }).future).toEqual([]);
  });

  it('makes no step of what changes nothing', () => {
    expect(after(write(0, 0, ['14.0']))).toBe(start);
    expect(after({ do: 'part', block: 0, from: '30' })).toBe(start);
  });

  it('is parted and joined by columns', () => {
    const parted = after({ do: 'part', block: 0, from: '20' }, write(0, 0, ['15']));
    expect(cellsOf(parted)[0]).toEqual(['15', '14', '13']);
    expect(cellsOf(edit(parted, { do: 'join', block: 0, column: 1 }))[0]).toEqual(['15', '13']);
  });
});
