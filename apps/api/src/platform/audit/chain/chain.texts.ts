import type { Breakage } from './seals.js';
import { type ChainReport, isIntact } from './verify-chain.js';

const REASONS: Record<Breakage, string> = {
  changed: 'is not what was sealed: a value of it was changed',
  missing: 'is gone',
  'not-following': 'does not follow the one before: entries were taken out, put in or sealed anew',
};

/** What the command prints. */
export function chainWords(report: ChainReport): string[] {
  const { head, broken, unsealed, noted } = report;
  return [
    `${isIntact(report) ? 'INTACT' : 'BROKEN'}: ${head.seq} entries are as they were written`,
    ...(broken ? [`first broken entry: number ${broken.seq}, id ${broken.entryId}: it ${REASONS[broken.reason]}`] : []),
    ...(unsealed > 0 ? [`${unsealed} entries bear no seal: they were put there past the application`] : []),
    ...(noted === 'gone'
      ? ['the head that was noted is not in the log: its end was cut off, or all of it made anew']
      : []),
    ...(noted === 'found' ? ['the head that was noted is part of it'] : []),
    `head: ${Buffer.from(head.hash).toString('hex')}`,
  ];
}
