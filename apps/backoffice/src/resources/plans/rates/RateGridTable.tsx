import Close from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { columnRange, type RateGrid } from '@flota/finance';
import { useEffect, useId, useRef } from 'react';
import { formatPercent } from '../../../i18n/format.js';
import { type CellFacts, termName } from './cell-facts.js';
import { type EditorAction, placeKey, type Sheet } from './editor-state.js';
import { gridSx } from './grid-look.js';
import { useGridKeys } from './use-grid-keys.js';

interface RateGridTableProps {
  name: string;
  block: number;
  grid: RateGrid;
  sheet: Sheet;
  downPayment: string;
  offered: readonly number[];
  /** For who may only look. */
  readOnly: boolean;
  factsOf: (row: number, column: number) => CellFacts;
  dispatch: (action: EditorAction) => void;
}

/** Edited as a spreadsheet is: one cell stands for the whole grid in the order of Tab, arrows move within it. */
export function RateGridTable(props: RateGridTableProps) {
  const { block, dispatch, downPayment, factsOf, grid, name, offered, readOnly, sheet } = props;
  const keys = useGridKeys({ block, grid, sheet, readOnly, dispatch });
  const { editing, here } = keys;
  const box = useRef<HTMLTableElement>(null);
  const hintId = useId();

  const wasTyping = useRef(false);
  // Focus follows where one stands, but only within the grid: the box that was typed in leaves it to nobody.
  useEffect(() => {
    const isLeft = wasTyping.current && document.activeElement === document.body;
    wasTyping.current = editing !== null;
    const table = box.current;
    if (editing || !table || !(isLeft || table.contains(document.activeElement))) return;
    table.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  }, [here.row, here.column, editing]);

  return (
    <Box sx={{ overflowX: 'auto', mx: -1, px: 1, pb: 1 }}>
      <Box
        component="table"
        ref={box}
        role="grid"
        aria-label={name}
        aria-describedby={hintId}
        aria-multiselectable
        aria-readonly={readOnly}
        onKeyDown={keys.onKeyDown}
        onCopy={keys.onCopy}
        onPaste={keys.onPaste}
        sx={gridSx}
      >
        <thead>
          <tr>
            <th scope="col">Plazo</th>
            {grid.downPayments.map((band, column) => {
              const title = columnName(band, downPayment);
              return (
                <th key={`${band.from} ${band.to}`} scope="col">
                  {title}
                  {column > 0 && !readOnly && (
                    <IconButton
                      size="small"
                      aria-label={`Quitar la columna ${title}`}
                      title="Quitar: la columna anterior vale también para esta"
                      onClick={() => dispatch({ do: 'join', block, column })}
                    >
                      <Close sx={{ fontSize: 14 }} />
                    </IconButton>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {grid.terms.map((terms, row) => (
            <tr key={`${terms.from} ${terms.to}`}>
              <th scope="row">{termName(terms, offered)}</th>
              {grid.downPayments.map((band, column) => {
                const cell = { row, column };
                const isHere = here.row === row && here.column === column;
                const isTyped = editing?.row === row && editing.column === column;
                const rate = grid.cells[row]?.[column] ?? null;
                const wrong = sheet.wrong[placeKey({ block, row, column })];
                const facts = factsOf(row, column);
                const change = wrong ? null : changeOf(rate, facts);
                const problem = wrong?.problem ?? (facts.isGap ? 'Falta la tasa: el plan lo ofrece.' : null);
                return (
                  <td
                    key={`${band.from} ${band.to}`}
                    role="gridcell"
                    tabIndex={isHere && !isTyped ? 0 : -1}
                    aria-selected={keys.isChosen(cell)}
                    aria-invalid={problem !== null || undefined}
                    aria-label={
                      isTyped
                        ? undefined
                        : [textOf(rate, wrong?.text, facts), change, problem].filter(Boolean).join('. ')
                    }
                    data-changed={change !== null || undefined}
                    title={problem ?? undefined}
                    onMouseDown={(event) => {
                      if (isTyped) return;
                      if (editing) keys.commit();
                      keys.go(cell, event.shiftKey);
                    }}
                    onFocus={() => !isHere && keys.go(cell)}
                    onClick={() => isHere && !isTyped && matchMedia('(pointer: coarse)').matches && keys.begin(cell)}
                    onDoubleClick={() => keys.begin(cell)}
                  >
                    {isTyped ? (
                      <input
                        autoFocus
                        aria-label={`Tasa, ${termName(terms, offered)}, ${columnName(band, downPayment)}`}
                        inputMode="decimal"
                        value={editing.text}
                        onChange={({ target }) => keys.type(target.value)}
                        onBlur={() => keys.commit()}
                      />
                    ) : (
                      <>
                        <span>{textOf(rate, wrong?.text, facts)}</span>
                        {(wrong || facts.isGap || change) && (
                          <small>{wrong ? 'Corrija' : facts.isGap ? 'Falta' : change}</small>
                        )}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <span id={hintId} hidden>
        Flechas para moverse, Intro para editar, Suprimir para vaciar, Control C y Control V para copiar y pegar,
        Control Z para deshacer.
      </span>
    </Box>
  );
}

function textOf(rate: string | null, typed: string | undefined, { isElsewhere }: CellFacts): string {
  if (typed !== undefined) return typed;
  if (rate !== null) return formatPercent(rate);
  return isElsewhere ? 'otra línea' : '—';
}

function changeOf(rate: string | null, { before, isElsewhere }: CellFacts): string | null {
  if (isElsewhere || (rate === null && before === null)) return null;
  if (rate !== null && before !== null && Number(rate) === Number(before)) return null;
  return before === null ? 'no se ofrecía' : `antes ${formatPercent(before)}`;
}

function columnName(band: RateGrid['downPayments'][number], downPayment: string): string {
  const { below, from } = columnRange(band);
  if (from === null && below === null) return `Todo ${downPayment.toLowerCase()}`;
  if (from === null) return `Menos de ${formatPercent(below!)}`;
  return below === null
    ? `${formatPercent(from)} o más`
    : `De ${formatPercent(from)} a menos de ${formatPercent(below)}`;
}
