import { useEffect, useEffectEvent } from 'react';
import { useRowEdit } from './use-row-edit.js';
import { useReturnToRow } from './use-return-to-row.js';
import { isForList, linkBeside, rowLinkAround, rowLinks, searchField } from './rows.js';

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
  const search = (): boolean => {
    const field = searchField();
    field?.select();
    field?.focus();
    return field !== null;
  };

  const act = (key: string): boolean => {
    const around = rowLinkAround(document.activeElement);
    // On the page itself, arrows scroll.
    if (key === 'ArrowDown') return around !== null && move(1);
    if (key === 'ArrowUp') return around !== null && move(-1);
    if (!areOn) return false;
    if (key === 'j') return move(1);
    if (key === 'k') return move(-1);
    if (key === 'e') return around !== null && edit(around);
    if (key === '/') return search();
    if (key === '?') showSheet();
    return key === '?';
  };

  const listen = useEffectEvent((event: KeyboardEvent) => {
    const leavesSearch = event.key === 'ArrowDown' && event.target === searchField();
    const isDone = leavesSearch ? move(1) : isForList(event) && act(withoutCapsLock(event.key));
    if (isDone) event.preventDefault();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const withoutCapsLock = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);
