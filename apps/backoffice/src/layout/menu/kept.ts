import { useSyncExternalStore } from 'react';
import { session } from '../../api/client.js';

const PREFIX = 'flota-menu';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Of this person's other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * How somebody has arranged their menu in this browser: names of sections and nothing else. It stays when they sign out,
 * which empties react-admin's own store, and it is theirs alone where several share a computer.
 */
export function useKept<Value>(name: string, parse: (stored: unknown) => Value): [Value, (value: Value) => void] {
  const key = `${PREFIX}.${session.staff?.id ?? ''}.${name}`;
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const keep = (value: Value) => {
    localStorage.setItem(key, JSON.stringify(value));
    for (const listener of listeners) listener();
  };
  return [parse(parsed(stored)), keep];
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
