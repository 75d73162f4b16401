import { type AccountPaper, type PaperChoice, PAPERS_AT_ONCE, type PapersPage } from '@flota/schemas';
import { useState } from 'react';
import { everyPaper, type PaperFilter } from './paper-filter.js';
import { paperKey } from './paper-key.js';

type Key = Pick<AccountPaper, 'kind' | 'id'>;

/** Which papers are chosen: some, on whatever pages, or all that match the filters. */
export function useChosenPapers(filter: PaperFilter, { papers: shown, total }: PapersPage) {
  const [papers, setPapers] = useState<ReadonlyMap<string, Key>>(new Map());
  const [isEvery, setEvery] = useState(false);
  const choose = (changed: readonly Key[], isChosen: boolean) => {
    // Of all that match, those in sight are left when one of them is not wanted.
    const before = isEvery ? mapOf(shown) : papers;
    setEvery(false);
    const after = new Map(before);
    for (const { kind, id } of changed) {
      if (isChosen) after.set(paperKey({ kind, id }), { kind, id });
      else after.delete(paperKey({ kind, id }));
    }
    setPapers(after);
  };
  const count = isEvery ? total : papers.size;
  const choice: PaperChoice = isEvery ? everyPaper(filter) : { papers: [...papers.values()] };
  return {
    keys: new Set((isEvery ? mapOf(shown) : papers).keys()),
    count,
    isEvery,
    /** More than can be named one by one; all that match can be more. */
    isTooMany: !isEvery && count > PAPERS_AT_ONCE,
    choice,
    choose,
    chooseEvery: () => setEvery(true),
    clear: () => {
      setEvery(false);
      setPapers(new Map());
    },
  };
}

const mapOf = (papers: readonly Key[]): Map<string, Key> =>
  new Map(papers.map(({ kind, id }) => [paperKey({ kind, id }), { kind, id }]));

export type ChosenPapers = ReturnType<typeof useChosenPapers>;
