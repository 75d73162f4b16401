import { useEffect, useState } from 'react';

/** Whether taking a photograph is the nearest thing to do: on what is held in a hand. */
export function useCamera(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => setHeld(window.matchMedia('(pointer: coarse)').matches), []);
  return held;
}
