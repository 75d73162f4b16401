import { failuresOf } from './scenario.mjs';

const HEADINGS = [
  'fault',
  'load',
  'accepted',
  'stored',
  'mailed',
  'again (in flight)',
  'lost',
  'recovered in',
  '503',
  'broken',
  'books',
  '',
];

/**
 * @param {readonly import('./scenario.mjs').Result[]} results
 * @returns {string} as Markdown, which reads as well in a terminal
 */
export function tableOf(results) {
  const rows = [HEADINGS, ...results.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(3, ...rows.map((cells) => cells[column].length)));
  const line = (/** @type {string[]} */ cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [headings, ...others] = rows.map(line);
  return [headings, line(widths.map((width) => '-'.repeat(width))), ...others].join('\n');
}

/** @param {import('./scenario.mjs').Result} result */
function cellsOf({ scenario, outcome, skipped }) {
  if (!outcome) return [scenario.title, `skipped: ${skipped}`, ...HEADINGS.slice(2).map(() => '')];
  const { load, accepted, stored, owed, mailed, duplicates, inFlight, lost, seconds, tally, books } = outcome;
  const failures = failuresOf(outcome);
  return [
    scenario.title,
    load,
    String(accepted),
    String(stored),
    mailed === owed ? String(mailed) : `${mailed} of ${owed}`,
    `${duplicates} (${inFlight})`,
    String(lost),
    `${seconds.toFixed(1)} s`,
    String(tally.refused),
    String(tally.broken),
    books === undefined ? '' : String(books),
    failures.length === 0 ? 'held' : `FAILED: ${failures.join('; ')}`,
  ];
}
