import { useEffect, useState } from 'react';
import { answerTime } from './answer-time.js';

const MINUTE = 60_000;

/** How long there is to answer, by the minute; null where nobody has to. */
export function useAnswerTime(answerDueAt: string | null): ReturnType<typeof answerTime> | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (answerDueAt === null) return;
    const clock = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(clock);
  }, [answerDueAt]);
  return answerDueAt === null ? null : answerTime(answerDueAt, now);
}
