import { useEffect, useState } from 'react';

/** From the last key to a call. */
const PAUSE = 400;

/** What was typed, once the typing has stopped. */
export function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
