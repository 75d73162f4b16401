import type { MouseEvent } from 'react';

/** What is cut in a cell for want of room is told whole while the mouse is on it; the record itself says it anyway. */
export function tellWholeText({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  const isCut = [cell, ...cell.querySelectorAll<HTMLElement>('span')].some(
    ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
  );
  if (isCut) cell.title = lines(cell).join('\n');
  else cell.removeAttribute('title');
}

const lines = (cell: HTMLElement): string[] =>
  cell.innerText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
