import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { refusal } from '../testing/reference.js';
import { quotePrepayment, replayContract, type LifeContract, type LifeEvent, type Replay } from './index.js';

interface Ask extends Pick<Replay, 'position' | 'payoff'> {
  on: string;
  entered: number;
  instalments?: Replay['instalments'];
  instalmentCount?: number;
  prepaymentQuotes?: ({ capital: string; effect: 'term' | 'payment' | 'balloon' } & Record<string, unknown>)[];
}

interface MoneyCase {
  id: string;
  title: string;
  contract: LifeContract;
  events: LifeEvent[];
  asks: Ask[];
}

const file = new URL('../../../../docs/conformance/money-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: MoneyCase[] };

describe.each(cases)('$id $title', ({ asks, contract, events }) => {
  it.each(asks)('on $on with $entered events', ({ on, entered, position, payoff, ...asked }) => {
    const known = events.slice(0, entered);
    const replay = replayContract(contract, known, { on });
    expect(replay.position).toEqual(position);
    expect(replay.payoff).toEqual(payoff);
    for (const row of asked.instalments ?? []) {
      expect(replay.instalments.find(({ number }) => number === row.number)).toEqual(row);
    }
    if (asked.instalmentCount !== undefined) expect(replay.instalments).toHaveLength(asked.instalmentCount);
    for (const { asked: wanted, refused, ...quote } of asked.prepaymentQuotes ?? []) {
      const { capital } = quote;
      const effect = (wanted as typeof quote.effect | undefined) ?? quote.effect;
      const ask = () => quotePrepayment(contract, known, { on, capital, effect });
      if (refused) expect(refusal(ask)).toBeDefined();
      else expect(ask()).toEqual(quote);
    }
  });
});
