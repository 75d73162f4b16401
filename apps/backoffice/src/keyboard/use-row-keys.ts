import { useEffect, useEffectEvent } from 'react';
import { useRowEdit } from './use-row-edit.js';
import { useReturnToRow } from './use-return-to-row.js';
import { choiceOf, isForList, linkBeside, rowLinkAround, rowLinks, searchField } from './rows.js';

/** From the row that somebody stands on to the one beside it, both chosen; back from a chosen one, which is let go. */
function extend(around: HTMLElement | null, by: number): boolean {
  const from = choiceOf(around);
  const link = linkBeside(rowLinks(), by);
  const to = choiceOf(link);
  if (!from || !to || from === to) return false;
  if (to.checked) {
    if (from.checked) from.click();
  } else {
    if (!from.checked) from.click();
    to.click();
  }
  link?.focus();
  return true;
}

/**
 * The keys by which somebody goes through a list, on every page that has one. The link of a row has the focus itself, so that
 * Enter and Ctrl-Enter are the browser's.
 *
 * @param areOn letters can be switched off, for whoever dictates to a computer or presses keys by accident
 */
export function useRowKeys(areOn: boolean, showSheet: () => void): void {
  const edit = useRowEdit();
  useReturnToRow();

  const move = (by: number): boolean => {
    const link = linkBeside(rowLinks(), by);
    link?.focus();
    return link !== undefined;
  };
  const toggle = (link: Element | null): boolean => {
    const box = choiceOf(link);
    box?.click();
    return box !== null;
  };
  const search = (): boolean => {
    const field = searchField();
    field?.select();
    field?.focus();
    return field !== null;
  };

  const act = (key: string, isRange: boolean): boolean => {
    const around = rowLinkAround(document.activeElement);
    if (isRange && (key === 'ArrowDown' || key === 'ArrowUp')) return extend(around, key === 'ArrowDown' ? 1 : -1);
    // On the page itself, arrows scroll.
    if (key === 'ArrowDown') return around !== null && move(1);
    if (key === 'ArrowUp') return around !== null && move(-1);
    if (!areOn) return false;
    if (key === 'j') return move(1);
    if (key === 'k') return move(-1);
    if (key === 'x') return toggle(around);
    if (key === 'e') return around !== null && edit(around);
    if (key === '/') return search();
    if (key === '?') showSheet();
    return key === '?';
  };

  const listen = useEffectEvent((event: KeyboardEvent) => {
    const leavesSearch = event.key === 'ArrowDown' && event.target === searchField();
    const isDone = leavesSearch ? move(1) : isForList(event) && act(withoutCapsLock(event.key), event.shiftKey);
    if (isDone) event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const withoutCapsLock = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);
