import { useEffect, useState } from 'react';

/** From the last key to a call, in milliseconds. */
const PAUSE = 400;

/** What was typed, once the typing has stopped. */
export function useSettled<Value extends string | null>(value: Value, pause = PAUSE): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [pause, value]);
  return settled;
}
