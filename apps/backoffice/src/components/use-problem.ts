import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useStillHere } from './use-still-here.js';

/** What is said of a refusal, beside what was sent; by a notice where that is no longer on the screen. */
export function useProblem() {
  const notify = useNotify();
  const stillHere = useStillHere();
  const [problem, setProblem] = useState<string>();
  const say = (text: string | undefined) =>
    text === undefined || stillHere() ? setProblem(text) : notify(text, { type: 'error' });
  return [problem, say] as const;
}
