import { describe, expect, it } from '@jest/globals';
import { isNumericKey } from './numeric-keys.js';

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', true>> = {}) =>
  isNumericKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('isNumericKey', () => {
  // The keypad reports its digits by the same `key`.
  it.each([
    '0',
    '5',
    '9',
    '.',
    ',',
    '-',
    'Backspace',
    'Delete',
    'Tab',
    'ArrowLeft',
    'ArrowRight',
    'Enter',
    'Unidentified',
  ])('lets %s pass', (key) => expect(press(key)).toBe(true));

  it.each(['a', 'e', '+', ' ', 'ñ'])('blocks %s', (key) => expect(press(key)).toBe(false));

  it('blocks what is typed with shift', () => {
    expect(press('5', { shiftKey: true })).toBe(false);
    expect(press('%', { shiftKey: true })).toBe(false);
  });

  it('lets Shift+Tab, copy and paste pass', () => {
    expect(press('Tab', { shiftKey: true })).toBe(true);
    expect(press('v', { ctrlKey: true })).toBe(true);
    expect(press('v', { metaKey: true })).toBe(true);
  });
});
