import AccessTime from '@mui/icons-material/AccessTimeOutlined';
import Alarm from '@mui/icons-material/AlarmOutlined';
import { StateChip } from '../StateChip.js';
import { useAnswerTime } from './use-answer-time.js';

interface AnswerClockProps {
  answerDueAt: string | null;
  /** Shows nothing while there is time. */
  lateOnly?: boolean;
}

/** Of what nobody has answered: how long there is for it. */
export function AnswerClock({ answerDueAt, lateOnly = false }: AnswerClockProps) {
  const time = useAnswerTime(answerDueAt);
  if (time === null || (lateOnly && !time.isLate)) return null;
  const { text, isLate } = time;
  return (
    <StateChip
      look={isLate ? { label: text, icon: Alarm, color: 'error' } : { label: text, icon: AccessTime, color: 'default' }}
    />
  );
}
