import { useEffect, useState } from 'react';

const TYPING_MS = 350;

/** The value once it has stayed so for a moment, in milliseconds. */
export function useSettled<Value>(value: Value, pause = TYPING_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [pause, value]);
  return settled;
}
