import type { BulkResult, ErrorCode } from '@flota/schemas';
import { formatCount } from '../../i18n/format.js';
import { problemText } from '../../i18n/problem-texts.js';

/** As many are named; the others stay chosen in the list. */
const NAMED = 6;

/** What a row is called by, where those that nothing was done to are named. */
export type NameOf = (id: string) => string | undefined;

/** Why nothing was done to some of the rows, a sentence for each reason. */
export function refusalsOf({ rows }: BulkResult, nameOf?: NameOf): string[] {
  const problems = new Map<ErrorCode, string[]>();
  for (const { id, problem } of rows) if (problem) problems.set(problem, [...(problems.get(problem) ?? []), id]);
  return [...problems].map(
    ([problem, ids]) =>
      `${ids.length === 1 ? '1 no cambió' : `${ids.length} no cambiaron`}${namesOf(ids, nameOf)}: ${problemText(problem)}`,
  );
}

function namesOf(ids: readonly string[], nameOf: NameOf | undefined): string {
  const names = ids.flatMap((id) => nameOf?.(id) ?? []);
  if (names.length === 0) return '';
  const others = ids.length - Math.min(names.length, NAMED);
  return ` (${names.slice(0, NAMED).join(', ')}${others > 0 ? ` y ${formatCount(others)} más` : ''})`;
}
