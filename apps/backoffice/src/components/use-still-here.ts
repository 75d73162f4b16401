import { useEffect, useRef } from 'react';

/** Whether what calls it is still on the screen: what is to be said once it isn't, is said by a notice. */
export function useStillHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  return () => here.current;
}
