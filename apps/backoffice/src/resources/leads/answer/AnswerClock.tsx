import AccessTime from '@mui/icons-material/AccessTimeOutlined';
import Alarm from '@mui/icons-material/AlarmOutlined';
import type { AdminLead } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { StateChip } from '../../../components/StateChip.js';
import { answerTime } from './answer-time.js';

const MINUTE = 60_000;

/** Of a lead that nobody has answered: how long there is for it. */
export function AnswerClock({ lead: { answerDueAt } }: { lead: AdminLead }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (answerDueAt === null) return;
    const clock = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(clock);
  }, [answerDueAt]);
  if (answerDueAt === null) return null;
  const { text, isLate } = answerTime(answerDueAt, now);
  return (
    <StateChip
      look={isLate ? { label: text, icon: Alarm, color: 'error' } : { label: text, icon: AccessTime, color: 'default' }}
    />
  );
}
