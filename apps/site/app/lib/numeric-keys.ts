import type { KeyboardEvent } from 'react';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The specification's filter for number boxes: digits (also of the keypad), backspace, delete, tab and arrows pass, what is
 * typed with shift does not. So do point, comma and minus: without them `2.5` would become 25 before anyone could say
 * that it is not taken. Keys that print nothing pass too, even with shift: without Shift+Tab a keyboard could not
 * leave the box backwards, and phones report `Unidentified` for everything.
 */
export function isNumericKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): boolean {
  const prints = key.length === 1;
  if (!prints || ctrlKey || metaKey) return true;
  return !shiftKey && !altKey && /^[\d.,-]$/.test(key);
}
