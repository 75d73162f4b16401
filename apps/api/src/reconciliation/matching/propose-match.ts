import type { BankMovement, MatchConfidence, MatchReason, MatchReasonCode } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import type { Candidate, MatchIndex, PostedTransfer } from './match-index.js';

/** What is told of a line that came in; `senderIndex` is the blind index of the sender's CLABE. */
export type MatchedLine = Pick<
  BankMovement,
  'amount' | 'trackingKey' | 'reference' | 'concept' | 'senderName' | 'creditedClabe'
> & {
  senderIndex: string | null;
};

export interface Proposal {
  contractId: string | null;
  /** It is in a ledger already: accepting links the two and posts nothing. */
  paymentId: string | null;
  confidence: MatchConfidence;
  reasons: MatchReason[];
}

/** How much each reason speaks for a contract. Only what names it and nothing else, from `STRONG` on, can be sure. */
const WEIGHTS = {
  CLABE: 100,
  REFERENCE: 80,
  NUMBER: 80,
  SENDER: 30,
  NAME: 20,
  AMOUNT_DUE: 12,
  AMOUNT_NEXT: 12,
} as const;
type Evidence = keyof typeof WEIGHTS;
const STRONG = 80;

const MOST_NAMED = 3;
/** Nothing tells whose it is. */
export const NO_PROPOSAL: Proposal = { contractId: null, paymentId: null, confidence: 'none', reasons: [] };

interface Standing {
  candidate: Candidate;
  score: number;
  reasons: MatchReason[];
}

/** Whose money it is, as far as the line tells, why, and how sure that is. */
export function proposeMatch(line: MatchedLine, index: MatchIndex): Proposal {
  const posted = index.postedWith(line.trackingKey);
  if (posted) return postedBefore(line, posted, index);
  const [best, ...others] = standings(line, index);
  if (!best) return NO_PROPOSAL;
  const against = doubts(line, best, others);
  return {
    contractId: best.candidate.id,
    paymentId: null,
    confidence: best.score >= STRONG && against.length === 0 ? 'sure' : 'unsure',
    reasons: [...best.reasons, ...against],
  };
}

/** A clerk was faster, or the bank tells of it twice. */
function postedBefore({ amount }: MatchedLine, posted: PostedTransfer, index: MatchIndex): Proposal {
  if (posted.isMatched) {
    return { ...NO_PROPOSAL, reasons: [{ code: 'POSTED', detail: posted.folio }, { code: 'POSTED_ELSEWHERE' }] };
  }
  const isSame = new Decimal(amount).eq(posted.amount);
  return {
    contractId: index.byId(posted.contractId)?.id ?? posted.contractId,
    paymentId: posted.id,
    confidence: isSame ? 'sure' : 'unsure',
    reasons: [
      { code: 'POSTED', detail: posted.folio },
      ...(isSame ? [] : [{ code: 'POSTED_AMOUNT', detail: posted.amount } as const]),
    ],
  };
}

/** Every contract that something speaks for, what most speaks for first. */
function standings(line: MatchedLine, index: MatchIndex): Standing[] {
  const found = new Map<string, Standing>();
  const speak = (code: Evidence, candidates: readonly Candidate[], detail?: (candidate: Candidate) => string) => {
    for (const candidate of new Set(candidates)) {
      const standing = found.get(candidate.id) ?? { candidate, score: 0, reasons: [] };
      standing.score += WEIGHTS[code];
      standing.reasons.push(detail ? { code, detail: detail(candidate) } : { code });
      found.set(candidate.id, standing);
    }
  };
  speak('CLABE', index.byClabe(line.creditedClabe));
  speak(
    'REFERENCE',
    index.byReference(`${line.reference} ${line.concept}`),
    ({ paymentReference }) => paymentReference,
  );
  speak('NUMBER', index.byNumber(`${line.reference} ${line.concept}`), ({ number }) => number);
  speak('SENDER', index.bySender(line.senderIndex));
  speak('NAME', index.byName(line.senderName), () => line.senderName);
  // The amount alone is a hint where nothing else is known; otherwise it only tells contracts of one holder apart.
  const byAmount = index.byAmount(line.amount);
  const named = byAmount.filter(({ id }) => found.has(id));
  for (const candidate of found.size > 0 ? named : byAmount) speak(amountReason(line, candidate), [candidate]);
  return [...found.values()].sort(
    (one, other) => other.score - one.score || Number(one.candidate.isPaidOff) - Number(other.candidate.isPaidOff),
  );
}

const amountReason = ({ amount }: MatchedLine, { due }: Candidate): Evidence =>
  amount === due ? 'AMOUNT_DUE' : 'AMOUNT_NEXT';

/** What somebody should look at first. */
function doubts(line: MatchedLine, best: Standing, others: readonly Standing[]): MatchReason[] {
  const { candidate, score } = best;
  const strong = others.filter((other) => other.score >= STRONG);
  const equal = others.filter((other) => other.score === score && other.score < STRONG);
  const numbers = (rivals: readonly Standing[]) =>
    rivals
      .slice(0, MOST_NAMED)
      .map((rival) => rival.candidate.number)
      .join(', ');
  const found: [boolean, MatchReasonCode, string?][] = [
    [strong.length > 0, 'CONTRADICTION', numbers(strong)],
    [equal.length > 0, 'SEVERAL', numbers(equal)],
    [candidate.isPaidOff, 'PAID_OFF'],
    [!candidate.isPaidOff && new Decimal(line.amount).gt(candidate.remaining), 'TOO_MUCH'],
  ];
  return found.flatMap(([applies, code, detail]) =>
    applies ? [detail === undefined ? { code } : { code, detail }] : [],
  );
}
