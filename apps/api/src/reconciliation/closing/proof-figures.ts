import { type DayProof, PROOF_ITEMS, type ProofItemCode } from '@flota/schemas';
import { Decimal } from 'decimal.js';

/** Money of a day, as one side of the books tells it. MXN. */
export interface Counted {
  count: number;
  amount: string;
}

/** A payment and what a ledger has of it. */
export interface Held {
  name: string;
  contractId: string;
  contractNumber: string;
  /** What came: the bank's line or the card's charge; 0 when no bank shows it. */
  received: string;
  /** What is in the contract's ledger; 0 when it was reversed or never posted. */
  posted: string;
}

/** What is read of a day, before anything is added up. */
export interface DayFigures {
  day: string;
  accounts: DayProof['accounts'][number][];
  /** Bank lines of the day that went to contracts, card payments of the day, transfers that no bank shows. */
  matched: Held[];
  cards: Held[];
  unlinked: Held[];
  suspense: Counted;
  returned: Counted;
  own: Counted;
  refunds: Counted;
  suspenseAccount: Omit<DayProof['suspenseAccount'], 'closing'>;
  openLines: number;
}

type Sums = Omit<DayProof, 'blockedBy' | 'earlierOpen'>;

/**
 * That every peso received is accounted for. What was received is the bank's and the card provider's word; what it is
 * accounted by is the contracts' ledgers and the suspense account: neither is worked out from the other.
 */
export function proofOf({ matched, cards, unlinked, ...figures }: DayFigures): Sums {
  const bank = countedSum(figures.accounts.map(({ received }) => received));
  const card = countOf(cards, 'received');
  const posted = {
    bank: countOf(matched, 'posted'),
    cards: countOf(cards, 'posted'),
    unlinked: countOf(unlinked, 'posted'),
  };
  const postedAmount = sum(posted.bank.amount, posted.cards.amount, posted.unlinked.amount);
  const received = sum(bank.amount, card.amount);
  const accounted = sum(postedAmount, figures.suspense.amount, figures.returned.amount, figures.own.amount);
  const items = [
    ...unlinked.map((held) => itemOf('POSTED_WITHOUT_BANK', held)),
    ...cards.flatMap((held) => differing(held, 'CARD_NOT_POSTED', 'CARD_DIFFERENT')),
    ...matched.flatMap((held) => differing(held, 'REVERSED', 'LINE_DIFFERENT')),
  ];
  const account = figures.suspenseAccount;
  return {
    ...figures,
    bank,
    cards: card,
    received,
    posted: { ...posted, amount: postedAmount },
    accounted,
    difference: new Decimal(received).minus(accounted).toFixed(2),
    items,
    suspenseAccount: {
      ...account,
      closing: new Decimal(sum(account.opening, account.received, account.returnedToIt))
        .minus(sum(account.posted, account.returned, account.own))
        .toFixed(2),
    },
  };
}

/** Whether the items are all there is to the difference. */
export const isExplained = ({ difference, items }: Pick<DayProof, 'difference' | 'items'>): boolean =>
  new Decimal(difference).eq(sum('0', ...items.map(({ amount }) => amount)));

const differing = (held: Held, missing: ProofItemCode, other: ProofItemCode) => {
  if (new Decimal(held.received).eq(held.posted)) return [];
  return [itemOf(new Decimal(held.posted).isZero() ? missing : other, held)];
};

const itemOf = (code: ProofItemCode, { name, contractId, contractNumber, received, posted }: Held) => ({
  code,
  name: `${PROOF_ITEMS[code]}: ${name}`,
  contractId,
  contractNumber,
  amount: new Decimal(received).minus(posted).toFixed(2),
});

const sum = (...amounts: string[]): string => Decimal.sum(0, ...amounts).toFixed(2);

const countOf = (all: readonly Held[], side: 'received' | 'posted'): Counted => ({
  count: all.length,
  amount: sum(...all.map((held) => held[side])),
});

const countedSum = (all: readonly Counted[]): Counted => ({
  count: all.reduce((count, each) => count + each.count, 0),
  amount: sum(...all.map(({ amount }) => amount)),
});
