import { nameKey } from './names.js';

/** A contract as lines are compared with it. Amounts in MXN, as of now. */
export interface Candidate {
  id: string;
  number: string;
  clabe: string;
  paymentReference: string;
  /** Of the tax profile and of the account: customers transfer in either name. */
  names: readonly string[];
  isPaidOff: boolean;
  /** Charged and not paid. */
  due: string;
  /** What the next payment still lacks, credit taken off; `null` when there is none. */
  next: string | null;
  /** All that is left of the schedule. */
  remaining: string;
}

/** A payment with a tracking key that is in a contract's ledger. */
export interface PostedTransfer {
  id: string;
  folio: string;
  contractId: string;
  amount: string;
  /** A line has been matched to it. */
  isMatched: boolean;
}

/** All that lines are compared with, found at once by whatever a line tells. */
export class MatchIndex {
  private readonly ids = new Map<string, Candidate>();
  private readonly clabes = new Map<string, Candidate[]>();
  private readonly references = new Map<string, Candidate[]>();
  private readonly numbers = new Map<string, Candidate[]>();
  private readonly nameKeys = new Map<string, Candidate[]>();
  private readonly amounts = new Map<string, Candidate[]>();

  /**
   * @param posted by tracking key
   * @param senders contracts that were paid before from an account, by its blind index
   */
  constructor(
    candidates: readonly Candidate[],
    private readonly posted: ReadonlyMap<string, PostedTransfer>,
    private readonly senders: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  ) {
    for (const candidate of candidates) {
      this.ids.set(candidate.id, candidate);
      add(this.clabes, candidate.clabe, candidate);
      add(this.references, referenceKey(candidate.paymentReference), candidate);
      add(this.numbers, compact(candidate.number), candidate);
      for (const name of new Set(candidate.names.map(nameKey))) add(this.nameKeys, name, candidate);
      if (candidate.isPaidOff) continue;
      for (const amount of new Set([candidate.due, candidate.next]))
        if (amount && amount !== '0.00') add(this.amounts, amount, candidate);
    }
  }

  byId = (id: string) => this.ids.get(id);
  byClabe = (clabe: string) => this.clabes.get(clabe) ?? [];
  byName = (name: string) => (name === '' ? [] : (this.nameKeys.get(nameKey(name)) ?? []));
  byAmount = (amount: string) => this.amounts.get(amount) ?? [];
  postedWith = (trackingKey: string) => (trackingKey === '' ? undefined : this.posted.get(trackingKey));

  /** Those whose reference a text is, or names as a word of its own. */
  byReference = (text: string) => wordsOf(text).flatMap((word) => this.references.get(referenceKey(word)) ?? []);

  /** Those whose number a text names, whatever hyphens it lacks. */
  byNumber = (text: string) => wordsOf(text).flatMap((word) => this.numbers.get(compact(word)) ?? []);

  bySender = (index: string | null) =>
    [...((index && this.senders.get(index)) || [])].flatMap((id) => this.ids.get(id) ?? []);
}

function add(map: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  if (key === '') return;
  const known = map.get(key);
  if (known) known.push(candidate);
  else map.set(key, [candidate]);
}

const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Banks pad references with zeros, or drop them. */
const referenceKey = (text: string): string => compact(text).replace(/^0+/, '');

/** Short ones are amounts, days and months, and no references. */
const MIN_WORD = 5;

const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}-]+/u).filter((word) => compact(word).length >= MIN_WORD);
