import { useEffect, useRef, useState } from 'react';
import { NEWS_SLIDE } from '../../constants/timings.js';

/** Which of `count` news is shown: from the first to the last, and no further step while one slides in. */
export function useNewsIndex(count: number) {
  const [index, setIndex] = useState(0);
  const sliding = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(sliding.current);
      sliding.current = undefined;
    },
    [],
  );

  const move = (direction: -1 | 1) => {
    const target = index + direction;
    if (sliding.current !== undefined || target < 0 || target >= count) return;
    setIndex(target);
    sliding.current = setTimeout(() => {
      sliding.current = undefined;
    }, NEWS_SLIDE);
  };

  return { index, move, atFirst: index === 0, atLast: index >= count - 1 };
}
