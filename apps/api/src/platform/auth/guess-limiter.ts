import { Injectable } from '@nestjs/common';
import { sha256 } from '../crypto/keys.js';
import { networkOf } from '../rate-limit/network.js';
import { type Limit, RateLimiter } from '../rate-limit/rate-limiter.js';

/** Somebody guesses at something of an account's. */
interface Guess {
  /** What is guessed at, e.g. `customer ana@ejemplo.mx`: known to whoever guesses, whether or not there is such an account. */
  subject: string;
  address: string;
  /** Nonce of the device when the account's owner has used it before. */
  knownDevice: string | null;
}

/** How many wrong guesses are too many. */
export interface GuessLimits {
  /** For one account from one address or known device: slows guessing without letting a stranger lock the owner out. */
  perSource: Limit;
  /** From one address, whatever the account. */
  perAddress: Limit;
  /** For one account from anywhere, against guessing from many addresses. Known devices are left alone by it. */
  overall?: Limit;
  /** For all accounts together from anywhere, known devices apart. */
  all?: Limit;
}

/** Makes guessers wait, and as far as can be nobody else (decision 020). */
@Injectable()
export class GuessLimiter {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts a guess before anybody looks whether it is right, so that many at the same moment are not more than so many
   * one after the other. 429 for whoever guessed too often.
   */
  async take(limits: GuessLimits, guess: Guess): Promise<void> {
    await this.limiter.consume(limits.perSource, sourceKey(guess));
    // After the source's own count: who is stopped by that one can't use up the account's as well.
    for (const [limit, key] of shared(limits, guess)) await this.limiter.consume(limit, key);
  }

  /** It was right: the source starts anew, and nobody else gets more guesses by it. */
  async noteRight(limits: GuessLimits, guess: Guess): Promise<void> {
    await this.limiter.reset(limits.perSource, sourceKey(guess));
    for (const [limit, key] of shared(limits, guess)) await this.limiter.giveBack(limit, key);
  }
}

const sourceKey = ({ subject, address, knownDevice }: Guess) =>
  sha256(`${subject} ${knownDevice ?? networkOf(address)}`);

/** Counts that several sources add to. A known device has its own alone: no neighbour and no stranger uses it up. */
function shared({ perAddress, overall, all }: GuessLimits, guess: Guess): [Limit, string][] {
  if (guess.knownDevice !== null) return [];
  const counts: [Limit | undefined, string][] = [
    [perAddress, guess.address],
    [overall, sha256(guess.subject)],
    [all, 'all'],
  ];
  return counts.flatMap(([limit, key]) => (limit ? [[limit, key] as [Limit, string]] : []));
}
