import type { Papers } from '../../api/account/papers.js';
import { mexicanYear } from '../../lib/format.js';

/** What the page's address says is to be shown; `null` is all. */
export interface PaperFilter {
  contractId: string | null;
  year: number | null;
}

const CONTRACT = 'contrato';
const YEAR = 'anio';
const EVERY_YEAR = 'todos';

/** Of a paper: the year it is of. */
const statementYear = ({ month }: Papers['statements'][number]) => Number(month.slice(0, 4));
const issueYear = ({ issuedAt }: { issuedAt: string }) => mexicanYear(new Date(issuedAt));

/** Years that there are papers of, newest first. */
export const yearsOf = ({ statements, invoices, letters }: Papers): number[] =>
  [...new Set([...statements.map(statementYear), ...invoices.map(issueYear), ...letters.map(issueYear)])].sort(
    (one, other) => other - one,
  );

/** Where the address says nothing it is the newest year of all contracts. Unknown values count as nothing. */
export function filterOf(query: URLSearchParams, papers: Papers): PaperFilter {
  const years = yearsOf(papers);
  const year = query.get(YEAR);
  const contractId = query.get(CONTRACT);
  return {
    contractId: papers.contracts.some(({ id }) => id === contractId) ? contractId : null,
    year: year === EVERY_YEAR ? null : (years.find((known) => String(known) === year) ?? years[0] ?? null),
  };
}

/** The address's query for other choices. */
export function queryOf({ contractId, year }: PaperFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (contractId) query.set(CONTRACT, contractId);
  query.set(YEAR, year === null ? EVERY_YEAR : String(year));
  return query;
}

export function filterPapers(papers: Papers, { contractId, year }: PaperFilter): Papers {
  const ofContract = (paper: { contractId: string }) => contractId === null || paper.contractId === contractId;
  const ofYear = (own: number) => year === null || own === year;
  return {
    contracts: papers.contracts.filter(({ id }) => contractId === null || id === contractId),
    statements: papers.statements.filter((paper) => ofContract(paper) && ofYear(statementYear(paper))),
    invoices: papers.invoices.filter((paper) => ofContract(paper) && ofYear(issueYear(paper))),
    letters: papers.letters.filter((paper) => ofContract(paper) && ofYear(issueYear(paper))),
  };
}
