import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { localStore, sessionStore } from './browser-storage.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  localStore.removeItem('key');
  sessionStore.removeItem('key');
});

const refuse = (name: 'localStorage' | 'sessionStorage') =>
  jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });

describe('a store of the browser', () => {
  it('is the one of the same name', () => {
    localStore.setItem('key', 'a');
    expect([localStorage.getItem('key'), localStore.getItem('key'), sessionStore.getItem('key')]).toEqual([
      'a',
      'a',
      null,
    ]);
    expect(localStore.keys()).toEqual(['key']);
    localStore.removeItem('key');
    expect([localStorage.getItem('key'), localStore.getItem('key')]).toEqual([null, null]);
  });

  it.each([
    ['localStorage', localStore],
    ['sessionStorage', sessionStore],
  ] as const)('lasts as long as the page where the browser refuses %s', (name, store) => {
    refuse(name);
    expect([store.getItem('key'), store.keys()]).toEqual([null, []]);
    store.setItem('key', 'a');
    expect([store.getItem('key'), store.keys()]).toEqual(['a', ['key']]);
    store.removeItem('key');
    expect(store.getItem('key')).toBeNull();
  });

  it('has the last value also where there was no room for it', () => {
    localStore.setItem('key', 'a');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    localStore.setItem('key', 'b');
    expect(localStore.getItem('key')).toBe('b');
    full.mockRestore();
    localStore.setItem('key', 'c');
    expect([localStore.getItem('key'), localStorage.getItem('key')]).toEqual(['c', 'c']);
  });
});
