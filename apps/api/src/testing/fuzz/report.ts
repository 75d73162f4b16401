import { availableParallelism, totalmem } from 'node:os';
import type { Tally } from './tally.js';

export interface Found {
  what: string;
  request: unknown;
}

interface Run {
  seed: number;
  seconds: number;
  tally: Tally;
  found: readonly Found[];
  /** Routes that the description has. */
  routes: readonly string[];
  regressions: number;
}

const number = (value: number): string => value.toLocaleString('en-US');
const table = (head: [string, string], rows: readonly (readonly [string, string])[]): string =>
  [head, ['---', '---'], ...rows].map(([what, value]) => `| ${what} | ${value} |`).join('\n');
const most = (counts: ReadonlyMap<string, number>) =>
  [...counts].sort(([, one], [, other]) => other - one).map(([name, times]) => [name, number(times)] as const);

/** The run as a table of Markdown. */
export function reportOf({ seed, seconds, tally, found, routes, regressions }: Run): string {
  const of = (pattern: RegExp) => found.filter(({ what }) => pattern.test(what)).length;
  const rows: [string, string][] = [
    ['date', new Date().toISOString().slice(0, 10)],
    ['machine', `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory`],
    ['seed', String(seed)],
    ['requests', number(tally.requests)],
    ['seconds', number(seconds)],
    [
      'routes asked, of those described',
      `${[...tally.operations].filter((each) => each !== 'wild').length} of ${routes.length}`,
    ],
    ['routes that answered 2xx or 3xx to some', String(tally.succeeded.size)],
    [
      'came past the door, to the handler or its schema',
      `${number(tally.reached)} (${Math.round((100 * tally.reached) / tally.requests)} %)`,
    ],
    ['former failures tried first', String(regressions)],
    ['5xx', String(of(/^status 5/))],
    ['no answer', String(of(/^no answer/))],
    ['stacks, SQL or paths in an answer', String(of(/^tells its insides/))],
    ['refusals that are no valid problem', String(of(/is no problem|no valid problem|^status 4\d\d says/))],
    ['successes that the description does not tell', String(of(/not described/))],
  ];
  return [
    table(['what', 'found'], rows),
    table(['class of status', 'answers'], most(tally.byStatus)),
    table(['who called', 'requests'], most(tally.byIdentity)),
    table(['code', 'answers'], most(tally.byCode)),
    `Routes that refused all they were asked: ${routes.filter((each) => !tally.succeeded.has(each)).join(', ')}.`,
  ].join('\n\n');
}
