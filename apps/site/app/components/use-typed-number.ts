import { useState, type KeyboardEvent } from 'react';
import { isNumericKey } from '../lib/numeric-keys.js';
import type { TypedNumber } from '../lib/typed-number.js';

interface TypedBox {
  value: number;
  onChange: (value: number) => void;
  read: (typed: string) => TypedNumber;
}

/**
 * A number box that never makes something else of what was typed without a word: what was understood is taken over once
 * the box is left, and said where it was written another way; what was not stays as typed, with what to type instead.
 */
export function useTypedNumber({ value, onChange, read }: TypedBox) {
  // While someone types, the box may hold what is not yet a value of the range.
  const [typed, setTyped] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ said?: string; refused?: string }>({});

  const settle = () => {
    if (typed === null) return;
    const result = typed.trim() === '' ? { value } : read(typed);
    setOutcome(result);
    if ('refused' in result) return;
    setTyped(null);
    onChange(result.value);
  };
  /** A value that was chosen by other means. */
  const choose = (chosen: number) => {
    setTyped(null);
    setOutcome({});
    onChange(chosen);
  };
  return {
    choose,
    ...outcome,
    box: {
      type: 'text',
      autoComplete: 'off',
      value: typed ?? String(value),
      onChange: ({ target }: { target: HTMLInputElement }) => setTyped(target.value),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle();
        else if (!isNumericKey(event)) event.preventDefault();
      },
    },
  } as const;
}
